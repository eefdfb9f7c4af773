/** How the studio draws the sets of the games. */

import { folderOf, loadSymbols } from "../games";
import type { StudioParts } from "../games/contract";

const found = import.meta.glob<StudioParts>("../games/*/studio.ts", { eager: true, import: "default" });
const keyOf = (game: string) => `../games/${folderOf(game)}/studio.ts`;

export function isDrawable(game: string): boolean {
	return keyOf(game) in found;
}

/** The game's drawing, with the symbols that it needs. Null for games without one. */
export async function studioPartsOf(game: string): Promise<StudioParts | null> {
	await loadSymbols(game);
	return found[keyOf(game)] ?? null;
}
