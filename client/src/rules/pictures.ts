/** The pictures beside the rules, asked for once for each game. */

import { get } from "../lib/api";
import type { RulePictures } from "../wire";

const asked = new Map<string, Promise<RulePictures>>();

export function picturesOf(game: string): Promise<RulePictures> {
	const known = asked.get(game) ?? get<RulePictures>(`/rules/${game}/pictures`);
	asked.set(game, known);
	known.catch(() => asked.delete(game));
	return known;
}
