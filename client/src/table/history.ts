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

export interface UndoAction {
	/** `ask` if the other people must agree. */
	do: "undo" | "ask";
	number: number;
	to: number;
}

/** What Undo does: go back one decision alone, or ask the other people. Null if there is nothing to undo. */
export function undoAction(table: Pick<TableView, "asked" | "chairs" | "decisions" | "moves" | "seat" | "status" | "undo">): UndoAction | null {
	const number = table.moves + 1;
	const own = table.seat === null ? null : table.chairs[table.seat - 1];
	if (table.status !== "playing" || !own || own.away || own.resigned) return null;
	if (table.undo[0] !== undefined) return { do: "undo", number, to: table.undo[0] };
	const others = table.chairs.some((chair) => chair.kind === "person" && !chair.here && !chair.resigned);
	const last = table.decisions.findLast(({ seat }) => table.chairs[seat - 1]?.here);
	return others && last && !table.asked ? { do: "ask", number, to: last.before } : null;
}

/** Whether the game counts for ratings now, but not after this: others have replied to what is undone. */
export function makesUnrated(table: Pick<TableView, "decisions" | "rated" | "seat">, { do: kind, to }: UndoAction): boolean {
	return kind === "undo" && table.rated && table.decisions.some(({ before, seat }) => before >= to && seat !== table.seat);
}
