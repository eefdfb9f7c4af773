/** Points counted up one source after the other: the last player first, the winner last. */

import type { ScoreRow } from "../table/scores";

/** How many steps it takes to count everything. */
export function stepsOf(rows: readonly ScoreRow[], players: number): number {
	return rows.length * players;
}

/** How many sources of a player have been counted after some steps. `rank` is 0 for the winner. */
export function countedSources(rows: readonly ScoreRow[], players: number, rank: number, step: number): number {
	return Math.max(0, Math.min(rows.length, step - (players - 1 - rank) * rows.length));
}

/** The points of these sources. */
export function countedPoints(rows: readonly ScoreRow[], seat: number, sources: number): number {
	return rows.slice(0, sources).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0);
}
