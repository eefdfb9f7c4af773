/**
 * Legal moves, arranged for hands. Every move is a path of handles: things one picks up and places where one puts them,
 * `boat:clay` then `spot:16`. The client knows no rules: it offers what it was given.
 */

import type { GameClient } from "../games/contract";
import type { TableView, TextData } from "../wire";

export type Handle = string;

export interface Offered {
	move: number;
	/** As in a record: `place clay 16`. */
	notation: string;
	label: TextData;
	path: readonly Handle[];
	/** It begins with the first handle of its path, and nowhere else. */
	deliberate: boolean;
}

/** The button of a move as a whole. */
export function wholeMove(move: number): Handle {
	return `move:${move}`;
}

/** What the viewer of the table may do, each with its path. */
export function offersOf(table: TableView, client: Pick<GameClient, "hasHandles" | "deliberate">): Offered[] {
	const moves = new Map(table.view?.moves.map((each) => [each.move, each]));
	return table.labels.map(({ move, label }) => {
		const { text = "", handles = [] } = moves.get(move) ?? {};
		const path = client.hasHandles && handles.length > 0 ? handles : [wholeMove(move)];
		return { move, notation: text, label, path, deliberate: client.deliberate(path[0]!) };
	});
}

export function startsWith(offer: Offered, picked: readonly Handle[]): boolean {
	return picked.every((handle, index) => offer.path[index] === handle);
}

/** The offers that are still possible with what has been picked up. */
export function remaining(offers: readonly Offered[], picked: readonly Handle[]): Offered[] {
	return offers.filter((offer) => startsWith(offer, picked));
}

/** The handles that lead on from what has been picked up. */
export function next(offers: readonly Offered[], picked: readonly Handle[]): Set<Handle> {
	const handles = remaining(offers, picked).map((offer) => offer.path[picked.length]);
	return new Set(handles.filter((handle) => handle !== undefined));
}

/** What to touch next for a move, or the button of the move itself; whoever has picked up something else begins anew. */
export function pointedAt(offer: Offered | undefined, picked: readonly Handle[]): Set<Handle> {
	if (!offer) return new Set();
	const next = offer.path[startsWith(offer, picked) ? picked.length : 0];
	return new Set([wholeMove(offer.move), ...(next === undefined ? [] : [next])]);
}

/** The places that end a move of which nothing has been picked up yet. */
export function goals(offers: readonly Offered[]): Set<Handle> {
	const longer = offers.filter((offer) => offer.path.length > 1 && !offer.deliberate);
	return new Set(longer.map((offer) => offer.path[offer.path.length - 1]!));
}

/** The offers that lead on over something that no board draws: they need buttons of their own. */
export function undrawn(offers: readonly Offered[], picked: readonly Handle[], drawn: ReadonlySet<Handle>): Offered[] {
	return remaining(offers, picked).filter((offer) => {
		const handle = offer.path[picked.length];
		return handle !== undefined && !drawn.has(handle);
	});
}

export type Step =
	| { kind: "pick"; picked: Handle[] }
	| { kind: "play"; offer: Offered }
	| { kind: "menu"; offers: Offered[] }
	| { kind: "drop" }
	| { kind: "no" };

/** What touching a handle means, given what has been picked up. */
export function touch(offers: readonly Offered[], picked: readonly Handle[], handle: Handle): Step {
	if (picked.at(-1) === handle) return { kind: "drop" };
	const onward = follow(offers, [...picked, handle]);
	if (onward.kind !== "no") return onward;
	const afresh = picked.length > 0 ? follow(offers, [handle]) : onward;
	if (afresh.kind !== "no") return afresh;
	if (picked.length > 0) return { kind: "no" };
	const ending = offers.filter((offer) => offer.path.at(-1) === handle && !offer.deliberate);
	return ending.length === 0 ? { kind: "no" } : choice(ending);
}

function follow(offers: readonly Offered[], picked: Handle[]): Step {
	const left = remaining(offers, picked);
	const complete = left.filter((offer) => offer.path.length === picked.length);
	if (left.length === 0) return { kind: "no" };
	if (complete.length === left.length) return choice(complete);
	return { kind: "pick", picked };
}

function choice(offers: Offered[]): Step {
	return offers.length === 1 ? { kind: "play", offer: offers[0]! } : { kind: "menu", offers };
}

/** The moves that touching the handle would make, for a look ahead. */
export function ahead(offers: readonly Offered[], picked: readonly Handle[], handle: Handle): Offered[] {
	const step = touch(offers, picked, handle);
	return step.kind === "play" ? [step.offer] : step.kind === "menu" ? step.offers : [];
}

/** The offers by the first handle of their path, in the order in which they come. */
export function groups(offers: readonly Offered[]): Map<Handle, Offered[]> {
	const found = new Map<Handle, Offered[]>();
	for (const offer of offers) {
		const first = offer.path[0] ?? "other";
		found.set(first, [...(found.get(first) ?? []), offer]);
	}
	return found;
}
