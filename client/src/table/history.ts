/** Positions in the history of a game, by their number of moves. */

import type { TableView } from "../wire";

/** The position after the viewer's last turn, if others have moved since. */
export function endOfOwnTurn(table: Pick<TableView, "decisions" | "seat" | "moves">): number | null {
	const { decisions, seat, moves } = table;
	if (seat === null) return null;
	const mine = decisions.findLastIndex((decision) => decision.seat === seat);
	const others = decisions.slice(mine + 1);
	const first = others[0];
	return first === undefined || first.before >= moves ? null : first.before;
}

export type HistoryStep = "first" | "back" | "on" | "last";

const KEYS: Record<string, HistoryStep> = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };

export function stepForKey(key: string): HistoryStep | null {
	return KEYS[key] ?? null;
}

/** The position after a step. */
export function positionAfter(at: number, moves: number, step: HistoryStep): number {
	switch (step) {
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

/** The last decision on the viewer's device that can only be undone if all others agree. */
export function lastUndoableByRequest(table: Pick<TableView, "chairs" | "decisions" | "undo">): number | null {
	const found = table.decisions.findLast(({ seat, before }) => table.chairs[seat - 1]?.here && !table.undo.includes(before));
	return found?.before ?? null;
}
