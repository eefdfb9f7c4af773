/** The registry of games with a folder here, by the server's name. Other games get `plain`. */

import { addSymbols } from "../lib/symbols";
import type { GameClient } from "./contract";
import plain from "./plain";

/** A game only gets its own views and boards, so the cast from its stricter types is safe. */
const found = import.meta.glob<GameClient>(["./*/index.ts", "!./plain/index.ts"], { eager: true, import: "default" });

/** The folder of `big-island` is `big_island`. */
export function folderOf(game: string): string {
	return game.replaceAll("-", "_");
}

export function clientOf(game: string): GameClient {
	return found[`./${folderOf(game)}/index.ts`] ?? plain;
}

/** Add the symbols that everything of the game draws to the page. */
export async function loadSymbols(game: string): Promise<void> {
	const { symbols } = clientOf(game);
	if (symbols !== null) await addSymbols(symbols);
}
