/** Where points come from, and what decides between equals. */

import type { ScoreRow } from "../../table/scores";
import type { DuoView } from "../../wire";
import type { Note } from "../contract";

const SOURCES = ["faith", "trade", "culture"] as const;

export function scoreRows(view: DuoView): ScoreRow[] {
	return SOURCES.map((source) => ({ key: `client-score-${source}`, points: view.players.map((player) => player[source]) }));
}

export function tieBreak(view: DuoView, points: number, winners: readonly number[]): Note {
	const first = winners[0] ?? 0;
	const [coins = 0, fewer = 0] = [first, 1 - first].map((seat) => view.players[seat]?.coins);
	if (winners.length > 1) return { key: "client-after-tie-shared", args: { points, coins } };
	return { key: "client-after-tie-duo", args: { points, coins, fewer } };
}
