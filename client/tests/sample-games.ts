/** Facts about games, for tests. */

import { facts } from "../src/lib/facts.svelte";
import type { GameOnShelf } from "../src/wire";

function gameFacts(about: Partial<GameOnShelf> & Pick<GameOnShelf, "name" | "title" | "letter">): GameOnShelf {
	const usual = { players: [2], secrets: false, score_sources: [], tie_break: "", has_rules: true, has_guide: true, words: false, options: {}, sets: [], rules: 1 };
	return { ...usual, ...about };
}

export const DUO = gameFacts({
	name: "tokaido-duo",
	title: "Tokaido Duo",
	letter: "D",
	score_sources: ["faith", "trade", "culture"],
	tie_break: "coins",
});
export const YAMATAI = gameFacts({
	name: "yamatai",
	title: "Yamataï",
	letter: "Y",
	score_sources: ["buildings", "prestige", "specialists", "coins", "reserved", "aside"],
	tie_break: "turn",
});
export const STONES = gameFacts({ name: "stones", title: "Stones", letter: "S", score_sources: ["stones", "gold"], has_rules: false, words: true });

export function useGames(...games: GameOnShelf[]): void {
	facts.games = games;
}
