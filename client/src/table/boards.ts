/** What each game draws, loaded when a table of it is first looked at. */

import type { Component } from "svelte";
import type { GameView, TextData } from "../wire";
import { get } from "../lib/api";
import type { Play } from "../play/play.svelte";
import type { Changes } from "./room.svelte";

export interface BoardProps {
	board: unknown;
	view: GameView;
	play: Play | null;
	names: string[];
	[other: string]: unknown;
}
export type Prompt = (view: GameView, picked: readonly string[], mine: boolean) => TextData;

export interface Drawing {
	Board: Component<BoardProps>;
	/** What lies still during a game. */
	board: unknown;
	prompt: Prompt;
	changes: Changes;
}

type Parts = { Board: unknown; prompt: unknown; changes: unknown };

const PARTS: Record<string, () => Promise<Parts>> = {
	yamatai: () => import("../yamatai/game"),
	"tokaido-duo": () => import("../duo/game"),
};

const stills = new Map<string, Promise<unknown>>();

function still(game: string, set: string): Promise<unknown> {
	const path = `/games/${game}/board?set=${set}`;
	const known = stills.get(path) ?? get<unknown>(path);
	stills.set(path, known);
	known.catch(() => stills.delete(path));
	return known;
}

export async function drawing(game: string, set: string): Promise<Drawing> {
	const parts = PARTS[game];
	if (!parts) throw new Error(`no board for ${game}`);
	const [{ Board, prompt, changes }, board] = await Promise.all([parts(), still(game, set)]);
	return { Board: Board as Component<BoardProps>, board, prompt: prompt as Prompt, changes: changes as Changes };
}
