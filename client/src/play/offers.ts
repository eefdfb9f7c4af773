/**
 * Legal moves as paths of handles: things to pick up and places to put them, such as `boat:clay` then `spot:16`.
 * The client knows no rules: it offers the moves that the server sent.
 */

import type { GameClient } from "../games/contract";
import type { TableView, TextData } from "../wire";

export type Handle = string;

export interface Offer {
	move: number;
	/** As in a record: `place clay 16`. */
	notation: string;
	label: TextData;
	path: readonly Handle[];
	/** It must start with the first handle of its path; touching its last handle is not enough. */
	deliberate: boolean;
}

/** The handle of a move's button. */
export function moveHandle(move: number): Handle {
	return `move:${move}`;
}

/** The viewer's legal moves, each with its path. */
export function offersOf(table: TableView, client: Pick<GameClient, "hasHandles" | "deliberate">): Offer[] {
	const moves = new Map(table.view?.moves.map((each) => [each.move, each]));
	return table.labels.map(({ move, label }) => {
		const { text = "", handles = [] } = moves.get(move) ?? {};
		const path = client.hasHandles && handles.length > 0 ? handles : [moveHandle(move)];
		return { move, notation: text, label, path, deliberate: client.deliberate(path[0]!) };
	});
}

export function startsWith(offer: Offer, picked: readonly Handle[]): boolean {
	return picked.every((handle, index) => offer.path[index] === handle);
}

/** The offers whose paths start with the picked-up handles. */
export function remaining(offers: readonly Offer[], picked: readonly Handle[]): Offer[] {
	return offers.filter((offer) => startsWith(offer, picked));
}

/** The handles that can be touched next. */
export function nextHandles(offers: readonly Offer[], picked: readonly Handle[]): Set<Handle> {
	const handles = remaining(offers, picked).map((offer) => offer.path[picked.length]);
	return new Set(handles.filter((handle) => handle !== undefined));
}

/** The first handle of all moves if there is only one: it need not be picked up by hand. */
export function commonStart(offers: readonly Offer[]): Handle[] {
	const first = offers[0]?.path[0];
	const isCommon = first !== undefined && offers.every((offer) => offer.path[0] === first && offer.path.length > 1);
	return isCommon ? [first] : [];
}

/**
 * What to touch next for a move, and the button of the move. After a wrong pick it is the first handle of the path. A first
 * handle without an alternative of its kind is skipped: with a single boat, touching the spot is enough.
 */
export function handlesToPointAt(offers: readonly Offer[], move: number | null, picked: readonly Handle[]): Set<Handle> {
	const offer = offers.find((each) => each.move === move);
	if (!offer) return new Set();
	const [first, goal] = [offer.path[0]!, offer.path.at(-1)!];
	const kind = first.replace(/:.*/, ":");
	const only = picked.length === 0 && offers.every(({ path }) => path[0] === first || !path[0]!.startsWith(kind));
	const direct = only && completedBy(offers, [], goal).length === 1;
	const handle = direct ? goal : offer.path[startsWith(offer, picked) ? picked.length : 0];
	return new Set([moveHandle(offer.move), ...(handle === undefined ? [] : [handle])]);
}

/** The last handles of moves, while nothing is picked up. */
export function goals(offers: readonly Offer[]): Set<Handle> {
	const longer = offers.filter((offer) => offer.path.length > 1 && !offer.deliberate);
	return new Set(longer.map((offer) => offer.path[offer.path.length - 1]!));
}

/** The offers whose next handle is not on the board: they need buttons. */
export function withoutHandle(offers: readonly Offer[], picked: readonly Handle[], drawn: ReadonlySet<Handle>): Offer[] {
	return remaining(offers, picked).filter((offer) => {
		const handle = offer.path[picked.length];
		return handle !== undefined && !drawn.has(handle) && !drawn.has(moveHandle(offer.move));
	});
}

export type Step =
	| { kind: "pick"; picked: Handle[] }
	| { kind: "play"; offer: Offer }
	| { kind: "menu"; offers: Offer[] }
	| { kind: "drop" }
	| { kind: "no" };

/** What touching a handle does, given the picked-up handles. */
export function touch(offers: readonly Offer[], picked: readonly Handle[], handle: Handle): Step {
	if (picked.at(-1) === handle) return { kind: "drop" };
	const onward = follow(offers, [...picked, handle]);
	if (onward.kind !== "no") return onward;
	const restarted = picked.length > 0 ? follow(offers, [handle]) : onward;
	if (restarted.kind !== "no") return restarted;
	if (picked.length > 0) return { kind: "no" };
	const ending = offers.filter((offer) => offer.path.at(-1) === handle && !offer.deliberate);
	return ending.length === 0 ? { kind: "no" } : choice(ending);
}

function follow(offers: readonly Offer[], picked: Handle[]): Step {
	const left = remaining(offers, picked);
	const complete = left.filter((offer) => offer.path.length === picked.length);
	if (left.length === 0) return { kind: "no" };
	if (complete.length === left.length) return choice(complete);
	return { kind: "pick", picked };
}

function choice(offers: Offer[]): Step {
	return offers.length === 1 ? { kind: "play", offer: offers[0]! } : { kind: "menu", offers };
}

/** The moves that touching the handle would complete, for the preview. */
export function completedBy(offers: readonly Offer[], picked: readonly Handle[], handle: Handle): Offer[] {
	const step = touch(offers, picked, handle);
	return step.kind === "play" ? [step.offer] : step.kind === "menu" ? step.offers : [];
}

/** The offers by the first handle of their path, in their order. */
export function groupByFirstHandle(offers: readonly Offer[]): Map<Handle, Offer[]> {
	const found = new Map<Handle, Offer[]>();
	for (const offer of offers) {
		const first = offer.path[0] ?? "other";
		found.set(first, [...(found.get(first) ?? []), offer]);
	}
	return found;
}
