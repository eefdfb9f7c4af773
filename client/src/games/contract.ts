/** What a game provides to the rest of the client, and the fields that every game's view has. */

import type { Component } from "svelte";
import type { Handle } from "../play/offers";
import type { MoveSelection } from "../play/selection.svelte";
import type { StudioSelection } from "../studio/selection.svelte";
import type { SetMap } from "../studio/values";
import type { LegalMove, RulePicture, TextData } from "../wire";

/** The fields that every game's view has. Only the game's own folder reads more. */
export interface AnyView {
	game: string;
	/** Optional: the phase of the game, and the stage within it. */
	phase?: string;
	stage?: string;
	actor: number | "nature" | null;
	viewer: number | null;
	players: readonly { colour?: string; score: number; points?: object }[];
	moves: readonly LegalMove[];
	ending: string | null;
	ranking: readonly number[] | null;
}

interface PositionProps<View, Board> {
	board: Board;
	view: View;
	/** By seat. */
	names: string[];
}

export interface BoardProps<View, Board> extends PositionProps<View, Board> {
	/** Null for spectators, and while an earlier position is shown. */
	selection: MoveSelection | null;
}

export interface TableParts<View = AnyView, Board = unknown> {
	Board: Component<BoardProps<View, Board>>;
	/** What the viewer is asked to do. `picked` are the picked-up handles, `mine` says whether it is their turn. */
	prompt: (view: View, picked: readonly Handle[], mine: boolean, board: Board) => TextData;
	/** The handles and places that differ between two positions. They flash briefly. */
	changes: (before: View, after: View) => string[];
}

export interface PictureParts<View = AnyView, Board = unknown> {
	Picture: Component<PositionProps<View, Board> & { picture: RulePicture }>;
	/** SVG symbols that pictures and icons share; added to a page once. */
	Symbols?: Component<Record<string, never>>;
	/** An icon of the legend and the tables of values, by the name that the server uses. */
	GuideIcon: Component<{ name: string }>;
}

export interface StudioParts<View = AnyView, Board = unknown> {
	Drawing: Component<{ board: Board; view: View; selection: StudioSelection }>;
	setMap: (board: Board, view: View) => SetMap;
}

/** Moves that the board checks although they may not be legal: the start of their notation, and the handle of each. */
export interface CandidateMoves {
	prefix: string;
	target: (notation: string) => Handle;
}

/** The default export of a game's `index.ts`. Its card shows the `Scene.svelte` next to it. */
export interface GameClient<View = AnyView, Board = unknown> {
	/** The mark of each seat, as an SVG path around 0 0. */
	marks: readonly string[];
	/** Whether the board draws the handles of the moves. Otherwise it draws each move as a whole, as the handle `move:NUMBER`. */
	hasHandles: boolean;
	/** Whether a move must start with this handle because it uses something up: touching its last handle is not enough. */
	deliberate: (handle: Handle) => boolean;
	/** Whether the button of a move that starts with this handle is the primary one. */
	isMain: (handle: Handle) => boolean;
	/** The move that a touch on a handle without a legal move was probably meant as. */
	intendedMove: (view: View, picked: readonly Handle[], handle: Handle) => string | null;
	/** The moves whose `lacks` the board shows while the handle is picked up. */
	candidateMoves: (handle: Handle) => CandidateMoves | null;
	table: () => Promise<TableParts<View, Board>>;
	/** Null without pictures next to the rules. */
	pictures: (() => Promise<PictureParts<View, Board>>) | null;
	/** Null if the studio cannot draw the game's sets. */
	studio: (() => Promise<StudioParts<View, Board>>) | null;
}
