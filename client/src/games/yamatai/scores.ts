/** Where points come from, and what decides between equals. */

import type { ScoreRow } from "../../table/scores";
import type { YamataiPoints, YamataiView } from "../../wire";
import type { Note } from "../contract";

const SOURCES: readonly (keyof YamataiPoints)[] = ["buildings", "prestige", "specialists", "coins", "reserved", "aside"];

export function scoreRows(view: YamataiView): ScoreRow[] {
	return SOURCES.map((source) => ({
		key: `client-score-${source}`,
		points: view.players.map((player) => player.points[source]),
	}));
}

export function tieBreak(_view: YamataiView, points: number): Note {
	return { key: "client-after-tie-yamatai", args: { points } };
}
