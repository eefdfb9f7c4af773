/** What a game gives to the rest of the client, and what every game's view has. */

import type { Component } from "svelte";
import type { Handle } from "../play/offers";
import type { Play } from "../play/play.svelte";
import type { StudioHand } from "../studio/hand.svelte";
import type { Ground } from "../studio/places";
import type { LegalMove, RulePicture, TextData } from "../wire";

/** The fields that every game's view has. Only the game's own folder reads more. */
export interface AnyView {
	game: string;
	/** Where the game has them: its phase, and a part of that. */
	phase?: string;
	stage?: string;
	actor: number | "nature" | null;
	viewer: number | null;
	players: readonly { colour?: string; score: number; points?: object }[];
	moves: readonly LegalMove[];
	ending: string | null;
	ranking: readonly number[] | null;
}

interface Shown<View, Board> {
	board: Board;
	view: View;
	/** By seat. */
	names: string[];
}

export interface BoardProps<View, Board> extends Shown<View, Board> {
	/** Null for spectators, and while a former position is shown. */
	play: Play | null;
}

export interface TableParts<View = AnyView, Board = unknown> {
	Board: Component<BoardProps<View, Board>>;
	/** What the viewer is asked to do. `picked` is what they have in hand, `mine` says whether it is their turn. */
	prompt: (view: View, picked: readonly Handle[], mine: boolean) => TextData;
	/** The handles and places that differ between two positions: they light up for a moment. */
	changes: (before: View, after: View) => string[];
}

export interface PictureParts<View = AnyView, Board = unknown> {
	Picture: Component<Shown<View, Board> & { picture: RulePicture }>;
	/** SVG symbols that the pictures share: once on a page. */
	Symbols?: Component<Record<string, never>>;
}

export interface StudioParts<View = AnyView, Board = unknown> {
	Drawing: Component<{ board: Board; view: View; hand: StudioHand }>;
	ground: (board: Board, view: View) => Ground;
}

/** Moves that are weighed though they may not be legal: how their notation begins, and where each of them leads. */
export interface Weighed {
	start: string;
	place: (notation: string) => Handle;
}

/** The default export of a game's `index.ts`. Its card shows the `Scene.svelte` next to it. */
export interface GameClient<View = AnyView, Board = unknown> {
	/** The mark of each seat, as an SVG path around 0 0. */
	marks: readonly string[];
	/** Whether the board draws the handles of the moves. Otherwise it draws each move as a whole, as the handle `move:NUMBER`. */
	hasHandles: boolean;
	/** Whether moves that begin with the handle must begin there, because what they use up should not be used by mistake. */
	deliberate: (handle: Handle) => boolean;
	/** Whether the move that begins with the handle is the main button where it is a button. */
	isMain: (handle: Handle) => boolean;
	/** The move that somebody may have meant by touching a handle that leads nowhere. */
	meant: (view: View, picked: readonly Handle[], handle: Handle) => string | null;
	/** The moves whose `lacks` the board shows while the handle is picked up. */
	weighed: (handle: Handle) => Weighed | null;
	table: () => Promise<TableParts<View, Board>>;
	/** Null without pictures next to the rules. */
	pictures: (() => Promise<PictureParts<View, Board>>) | null;
	/** Null if the studio cannot draw the game's sets. */
	studio: (() => Promise<StudioParts<View, Board>>) | null;
}
