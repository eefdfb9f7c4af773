/** Where everybody's points come from, as far as the view tells. */

import { clientOf } from "../games";
import type { AnyView } from "../games/contract";

export interface ScoreRow {
	/** The key of the source's name in the catalogues. */
	key: string;
	/** For each seat, the first one first. */
	points: number[];
}

export function scoreRows(view: AnyView): ScoreRow[] {
	return clientOf(view.game).scoreRows(view);
}

export function totals(view: AnyView): number[] {
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
