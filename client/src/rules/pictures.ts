/** The pictures next to the rules, loaded once per game. */

import { get } from "../lib/api";
import type { RulePictures } from "../wire";

const requests = new Map<string, Promise<RulePictures>>();

export function picturesOf(game: string): Promise<RulePictures> {
	const known = requests.get(game) ?? get<RulePictures>(`/rules/${game}/pictures`);
	requests.set(game, known);
	known.catch(() => requests.delete(game));
	return known;
}
