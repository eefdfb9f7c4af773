/** Former positions of a game by number: the position after so many moves. */

import type { TableView } from "../wire";

/** Where the viewer's last turn ended, if others have moved since: the position to begin looking from. */
export function sinceMine(table: Pick<TableView, "decisions" | "seat" | "moves">): number | null {
	const { decisions, seat, moves } = table;
	if (seat === null) return null;
	const mine = decisions.findLastIndex((decision) => decision.seat === seat);
	const others = decisions.slice(mine + 1);
	const first = others[0];
	return first === undefined || first.before >= moves ? null : first.before;
}

export type Stride = "first" | "back" | "on" | "last";

const KEYS: Record<string, Stride> = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };

export function strideOf(key: string): Stride | null {
	return KEYS[key] ?? null;
}

/** The number of the position that a stride leads to. */
export function stepped(at: number, moves: number, stride: Stride): number {
	switch (stride) {
		case "first":
			return 0;
		case "back":
			return Math.max(0, at - 1);
		case "on":
			return Math.min(moves, at + 1);
		case "last":
			return moves;
	}
}

/** The viewer's last decision that cannot be taken back alone: all others would have to agree. */
export function furtherBack(table: Pick<TableView, "decisions" | "seat" | "undo">): number | null {
	const found = table.decisions.findLast(({ seat, before }) => seat === table.seat && !table.undo.includes(before));
	return found?.before ?? null;
}
