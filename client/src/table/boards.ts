/** What a table draws, loaded when a table of the game is first looked at. */

import { clientOf } from "../games";
import type { TableParts } from "../games/contract";
import { get } from "../lib/api";

export interface Drawing extends TableParts {
	/** What lies still during a game. */
	board: unknown;
}

const stills = new Map<string, Promise<unknown>>();

function still(game: string, set: string): Promise<unknown> {
	const path = `/games/${game}/board?set=${set}`;
	const known = stills.get(path) ?? get<unknown>(path);
	stills.set(path, known);
	known.catch(() => stills.delete(path));
	return known;
}

export async function drawing(game: string, set: string): Promise<Drawing> {
	const [{ Board, prompt, changes }, board] = await Promise.all([clientOf(game).table(), still(game, set)]);
	return { Board, prompt, changes, board };
}
