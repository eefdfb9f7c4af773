/** What the games draw on the rules pages. */

import { folderOf, loadSymbols } from "../games";
import type { PictureParts } from "../games/contract";

const found = import.meta.glob<PictureParts>("../games/*/pictures.ts", { eager: true, import: "default" });

/** The game's pictures and icons, with the symbols that they need. Null for games without any. */
export async function picturePartsOf(game: string): Promise<PictureParts | null> {
	await loadSymbols(game);
	return found[`../games/${folderOf(game)}/pictures.ts`] ?? null;
}
