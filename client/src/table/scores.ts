/** Where everybody's points come from, as far as the view tells. */

import type { AnyView } from "../games/contract";
import { labelOf } from "../games/plain/shapes";
import { facts } from "../lib/facts.svelte";
import { hasMessage, say } from "../lib/i18n.svelte";

export interface ScoreRow {
	/** As the game calls it. */
	source: string;
	/** For each seat, the first one first. */
	points: number[];
}

/** A row for each source of points that the game has. */
export function scoreRows(view: AnyView): ScoreRow[] {
	const sources = facts.of(view.game)?.score_sources ?? [];
	return sources.map((source) => ({ source, points: view.players.map((player) => count(player.points ?? player, source)) }));
}

/** A number of a player's: points by source, or anything else that the view counts. */
export function count(of: object, name: string): number {
	const found: unknown = new Map<string, unknown>(Object.entries(of)).get(name);
	return typeof found === "number" ? found : 0;
}

export function sourceName(source: string): string {
	const key = `client-score-${source}`;
	return hasMessage(key) ? say(key) : labelOf(source);
}

/** How the points of a source are counted; empty if nobody says so. */
export function sourceNote(source: string): string {
	const key = `client-counts-${source}`;
	return hasMessage(key) ? say(key) : "";
}

/** What decides among equals; empty if nobody says so. */
export function equalsNote(game: string): string {
	const key = `client-equals-${facts.of(game)?.tie_break}`;
	return hasMessage(key) ? say(key) : "";
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
