/** Who won, and how: as the key of a sentence and what fills it. */

import type { AnyView } from "../games/contract";
import { facts } from "../lib/facts.svelte";
import { count } from "../table/scores";
import type { TableView } from "../wire";

/** A sentence of the catalogues, and what fills it. */
export interface Note {
	key: string;
	args: Record<string, string | number>;
}

export interface Result {
	/** The seats that won, from 0; none if nobody did. */
	winners: number[];
	key: string;
	args: Record<string, string | number>;
	/** What else there is to say: why it ended, what decided between equals. */
	notes: Note[];
}

type Told = Pick<TableView, "ended" | "places" | "scores" | "seat" | "chairs">;

export function resultOf(table: Told, view: AnyView | null, names: readonly string[], list: (names: string[]) => string): Result {
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
		if (view?.ending) notes.push({ key: "client-after-ending", args: { ending: view.ending } });
		const decided = between(table, view, winners);
		if (decided) notes.push(decided);
	}
	if (winners.length > 1) {
		return { winners, key: "client-after-shared", args: { players: list(winners.map((seat) => names[seat] ?? "")) }, notes };
	}
	const you = table.seat === first + 1;
	return { winners, key: you ? "client-after-you-won" : "client-after-won", args: { player: names[first] ?? "" }, notes };
}

/** What decided between those with equal points, or that nothing did. */
function between(table: Told, view: AnyView | null, winners: readonly number[]): Note | null {
	const scores = table.scores ?? [];
	const first = winners[0] ?? 0;
	const points = scores[first] ?? 0;
	const level = scores.flatMap((each, seat) => (each === points && !table.chairs[seat]?.resigned ? [seat] : []));
	const decides = view && facts.of(view.game)?.tie_break;
	if (level.length < 2 || !decides) return null;
	const [best = 0, next = 0] = level.map((seat) => count(view.players[seat] ?? {}, decides)).sort((a, b) => b - a);
	const key = winners.length > 1 ? `client-tie-shared-${decides}` : `client-tie-${decides}`;
	return { key, args: { points, best, next } };
}
