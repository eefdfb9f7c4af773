/** The games that have a folder here, by the name that the server uses. Other games get the plain one. */

import type { GameClient } from "./contract";
import plain from "./plain";

/** Each game gets only views and boards of its own, so its stricter types hold. */
const found = import.meta.glob<GameClient>(["./*/index.ts", "!./plain/index.ts"], { eager: true, import: "default" });

/** `big-island` lies in `big_island`. */
export function folderOf(game: string): string {
	return `./${game.replaceAll("-", "_")}`;
}

export function clientOf(game: string): GameClient {
	return found[`${folderOf(game)}/index.ts`] ?? plain;
}
