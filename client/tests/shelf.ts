/** What a server says about its games, for tests. */

import { facts } from "../src/lib/facts.svelte";
import type { GameOnShelf } from "../src/wire";

function onShelf(about: Partial<GameOnShelf> & Pick<GameOnShelf, "name" | "title" | "letter">): GameOnShelf {
	const usual = { players: [2], secrets: false, score_sources: [], tie_break: "", has_rules: true, words: false, options: {}, sets: [], rules: 1 };
	return { ...usual, ...about };
}

export const DUO = onShelf({
	name: "tokaido-duo",
	title: "Tokaido Duo",
	letter: "D",
	score_sources: ["faith", "trade", "culture"],
	tie_break: "coins",
});
export const YAMATAI = onShelf({
	name: "yamatai",
	title: "Yamataï",
	letter: "Y",
	score_sources: ["buildings", "prestige", "specialists", "coins", "reserved", "aside"],
	tie_break: "turn",
});
export const STONES = onShelf({ name: "stones", title: "Stones", letter: "S", score_sources: ["stones", "gold"], has_rules: false, words: true });

export function putOnShelf(...games: GameOnShelf[]): void {
	facts.games = games;
}
