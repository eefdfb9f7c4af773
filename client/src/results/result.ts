/** Who won and how, as message keys with arguments. */

import type { AnyView } from "../games/contract";
import { facts } from "../lib/facts.svelte";
import { hasMessage } from "../lib/i18n.svelte";
import { count } from "../table/scores";
import type { TableView } from "../wire";

/** A message key with its arguments. */
export interface Note {
	key: string;
	args: Record<string, string | number>;
}

export interface Result {
	/** The seats that won, from 0; empty without a winner. */
	winners: number[];
	key: string;
	args: Record<string, string | number>;
	/** Why the game ended, and what broke a tie. */
	notes: Note[];
}

type FinishedTable = Pick<TableView, "ended" | "places" | "scores" | "seat" | "chairs">;

export function resultOf(table: FinishedTable, view: AnyView | null, names: readonly string[], list: (names: string[]) => string): Result {
	if (table.ended === "closed" || table.ended === "imported" || !table.places) {
		const key = table.ended === "closed" ? "client-after-closed" : "client-after-broken-off";
		return { winners: [], key, args: {}, notes: [] };
	}
	const gone = table.chairs.map((chair) => chair.resigned || (table.ended === "abandoned" && chair.kind === "person"));
	if (table.ended === "abandoned" && gone.every(Boolean)) {
		return { winners: [], key: "client-after-abandoned", args: {}, notes: [] };
	}
	const places = table.places;
	const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
	const first = winners[0] ?? 0;
	const notes: Note[] = [];
	if (table.ended === "resigned" || table.ended === "abandoned") {
		const losers = names.filter((_, seat) => gone[seat]);
		notes.push({ key: `client-after-${table.ended === "resigned" ? "resigned" : "left"}`, args: { players: list(losers), count: losers.length } });
	} else {
		if (view?.ending) notes.push({ key: endingKey(view.ending), args: {} });
		const decided = tieBreak(table, view, winners);
		if (decided) notes.push(decided);
	}
	if (winners.length > 1) {
		return { winners, key: "client-after-shared", args: { players: list(winners.map((seat) => names[seat] ?? "")) }, notes };
	}
	const you = table.seat === first + 1 && table.chairs.filter(({ here }) => here).length < 2;
	return { winners, key: you ? "client-after-you-won" : "client-after-won", args: { player: names[first] ?? "" }, notes };
}

/** Why the game ended, in the game's words. */
function endingKey(ending: string): string {
	const key = `client-ending-${ending}`;
	return hasMessage(key) ? key : "client-after-ending";
}

/** What broke a tie, or that nothing did. */
function tieBreak(table: FinishedTable, view: AnyView | null, winners: readonly number[]): Note | null {
	const scores = table.scores ?? [];
	const first = winners[0] ?? 0;
	const points = scores[first] ?? 0;
	const tied = scores.flatMap((each, seat) => (each === points && !table.chairs[seat]?.resigned ? [seat] : []));
	const field = view && facts.of(view.game)?.tie_break;
	if (tied.length < 2 || !field) return null;
	const [best = 0, next = 0] = tied.map((seat) => count(view.players[seat] ?? {}, field)).sort((a, b) => b - a);
	const key = winners.length > 1 ? `client-tie-shared-${field}` : `client-tie-${field}`;
	return { key, args: { points, best, next } };
}
