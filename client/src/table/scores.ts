/** The players' points by source, as far as the view shows them. */

import type { AnyView } from "../games/contract";
import { labelOf } from "../games/plain/shapes";
import { facts } from "../lib/facts.svelte";
import { hasMessage, say } from "../lib/i18n.svelte";

export interface ScoreRow {
	/** The game's name for it. */
	source: string;
	/** By seat. */
	points: number[];
}

/** A row for each source of points. */
export function scoreRows(view: AnyView): ScoreRow[] {
	const sources = facts.of(view.game)?.score_sources ?? [];
	return sources.map((source) => ({ source, points: view.players.map((player) => count(player.points ?? player, source)) }));
}

/** A number from a player's fields or points. */
export function count(of: object, name: string): number {
	const found: unknown = new Map<string, unknown>(Object.entries(of)).get(name);
	return typeof found === "number" ? found : 0;
}

export function sourceName(source: string): string {
	const key = `client-score-${source}`;
	return hasMessage(key) ? say(key) : labelOf(source);
}

/** How the points of a source are counted; empty if there is no message. */
export function sourceNote(source: string): string {
	const key = `client-counts-${source}`;
	return hasMessage(key) ? say(key) : "";
}

/** What breaks ties; empty if there is no message. */
export function tieBreakNote(game: string): string {
	const key = `client-equals-${facts.of(game)?.tie_break}`;
	return hasMessage(key) ? say(key) : "";
}

export function totals(view: AnyView): number[] {
	return view.players.map((player) => player.score);
}

/** With a real minus sign. */
export function pointsText(count: number): string {
	return count < 0 ? `−${-count}` : String(count);
}

/** With a plus or minus sign. */
export function changeText(count: number): string {
	return count > 0 ? `+${count}` : pointsText(count);
}
