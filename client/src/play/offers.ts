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
	/** It belongs to the primary button. */
	main: boolean;
	/** The end of a path that is not drawn: it is chosen in a fan, such as `pay:fan+fan`. */
	choice: Handle | null;
}

/** The handle of a move's button. */
export function moveHandle(move: number): Handle {
	return `move:${move}`;
}

/** The viewer's legal moves, each with its path. */
export function offersOf(table: TableView, client: Pick<GameClient, "hasHandles" | "deliberate" | "isChoice" | "isMain" | "inOrder">): Offer[] {
	const moves = new Map(table.view?.moves.map((each) => [each.move, each]));
	const offers = table.labels.map(({ move, label }) => {
		const { text = "", handles = [] } = moves.get(move) ?? {};
		const path = client.hasHandles && handles.length > 0 ? handles : [moveHandle(move)];
		const choice = path.length > 1 && client.isChoice(path.at(-1)!) ? path.at(-1)! : null;
		const main = client.isMain(path[0]!);
		return { move, notation: text, label, path: choice ? path.slice(0, -1) : path, deliberate: main || client.deliberate(path[0]!), main, choice };
	});
	return client.inOrder(offers);
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

/** A power is never used by touching it, even if there is only one way to use it. */
function choice(offers: Offer[]): Step {
	const [only, another] = offers;
	return only && !another && !(only.deliberate && only.choice) ? { kind: "play", offer: only } : { kind: "menu", offers };
}

/** An entry of a fan: it plays the move, or picks up the start of it. */
export interface FanEntry {
	offer: Offer;
	picked: Handle[] | null;
}

/** What can be chosen next to a handle: the moves that touching it leaves open, and the powers that can be used there. */
export function fanOf(offers: readonly Offer[], picked: readonly Handle[], handle: Handle): FanEntry[] {
	const step = touch(offers, picked, handle);
	const open = step.kind === "menu" ? step.offers.map((offer) => ({ offer, picked: null })) : [];
	const powers = new Map<string, FanEntry>();
	for (const offer of picked.length > 0 ? [] : offers) {
		if (!offer.deliberate || offer.main || offer.path[1] !== handle) continue;
		const isWhole = offer.path.length === 2;
		const key = isWhole ? offer.notation : offer.path[0]!;
		if (!powers.has(key)) powers.set(key, { offer, picked: isWhole ? null : offer.path.slice(0, 2) });
	}
	return [...open, ...powers.values()];
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
