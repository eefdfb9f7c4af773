/** Where everybody's points come from, as far as the view tells. */

import type { DuoPlayer, GameView, YamataiPoints } from "../wire";

export interface ScoreRow {
	/** The key of the source's name in the catalogues. */
	key: string;
	/** For each seat, the first one first. */
	points: number[];
}

const DUO: readonly (keyof Pick<DuoPlayer, "faith" | "trade" | "culture">)[] = ["faith", "trade", "culture"];
const YAMATAI: readonly (keyof YamataiPoints)[] = [
	"buildings",
	"prestige",
	"specialists",
	"coins",
	"reserved",
	"aside",
];

export function scoreRows(view: GameView): ScoreRow[] {
	if (view.game === "tokaido-duo") {
		return DUO.map((source) => ({ key: `client-score-${source}`, points: view.players.map((player) => player[source]) }));
	}
	return YAMATAI.map((source) => ({
		key: `client-score-${source}`,
		points: view.players.map((player) => player.points[source]),
	}));
}

export function totals(view: GameView): number[] {
	return view.players.map((player) => player.score);
}

/** A minus that is as wide as a plus. */
export function pointsText(count: number): string {
	return count < 0 ? `−${-count}` : String(count);
}

/** With its sign, for what changes. */
export function changeText(count: number): string {
	return count > 0 ? `+${count}` : pointsText(count);
}
