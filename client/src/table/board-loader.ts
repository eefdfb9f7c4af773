/** Loads the board component, its symbols and the fixed board data when a table of the game is first opened. */

import { clientOf, loadSymbols } from "../games";
import type { TableParts } from "../games/contract";
import { get } from "../lib/api";

export interface LoadedBoard extends TableParts {
	/** Data that does not change during a game. */
	board: unknown;
}

const boards = new Map<string, Promise<unknown>>();
/** By the hash of the set. */
const loaded = new Map<string, LoadedBoard>();

function boardData(game: string, set: string): Promise<unknown> {
	const path = `/games/${game}/board?set=${set}`;
	const known = boards.get(path) ?? get<unknown>(path);
	boards.set(path, known);
	known.catch(() => boards.delete(path));
	return known;
}

export async function loadBoard(game: string, set: string): Promise<LoadedBoard> {
	const [parts, board] = await Promise.all([clientOf(game).table(), boardData(game, set), loadSymbols(game)]);
	const made = { ...parts, board };
	loaded.set(set, made);
	return made;
}

/** The board of a set that has been loaded before, without waiting. */
export function knownBoard(set: string): LoadedBoard | null {
	return loaded.get(set) ?? null;
}
