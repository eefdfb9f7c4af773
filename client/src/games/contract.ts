/** What a game provides to the rest of the client, and the fields that every game's view has. */

import type { Component } from "svelte";
import type { Handle, Offer } from "../play/offers";
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

export interface PositionProps<View = AnyView, Board = unknown> {
	board: Board;
	view: View;
	/** By seat. */
	names: string[];
}

export interface PartProps<View = AnyView, Board = unknown> extends PositionProps<View, Board> {
	/** Null for spectators, and while an earlier position is shown. */
	selection: MoveSelection | null;
	/** Opens the mat of a player. */
	openMat?: ((seat: number) => void) | undefined;
}

/** A move of a trail: who made it, and the handles it used, such as `boat:clay` and `spot:16`. */
export interface TrailMove<View = AnyView> {
	/** The number of the move. */
	number: number;
	seat: number;
	handles: readonly Handle[];
	/** What the log says about it. */
	texts: readonly TextData[];
	/** The position before the move, if it is known. */
	before?: View;
}

export interface BoardProps<View = AnyView, Board = unknown> extends PartProps<View, Board> {
	/** What happened since the viewer's last turn, or the move that led to an earlier position. */
	trail: readonly TrailMove<View>[];
	/** Moves that a hint proposes. */
	plan: readonly TrailMove<View>[];
	/** The handle that a line of the log is about, while it is hovered. */
	spotlight: readonly Handle[];
}

/** Something that is on the table next to the board. All sections stay mounted; on small screens a tray shows those of one tab. */
export interface Section<View = AnyView, Board = unknown> {
	id: string;
	/** On wide screens: next to the board, or below it with the viewer's own pieces. */
	zone: "column" | "dock";
	/** The tab of the tray that shows it. */
	tab: string;
	Content: Component<PartProps<View, Board>>;
}

/** A part of a turn on the turn line. */
export interface TurnStep {
	id: string;
	label: TextData;
	/** Shorter, for the tab of a phone. */
	short?: TextData;
	state: "ahead" | "open" | "now" | "done" | "skipped";
	/** The tab of the tray with what this step needs. */
	tab: string;
}

export interface TableParts<View = AnyView, Board = unknown> {
	/** Fills its frame. It never changes its size by itself. */
	Board: Component<BoardProps<View, Board>>;
	/** The width of the column of sections, as CSS: from 1024 pixels on, and from 1280 pixels on. */
	columnWidth: { narrow: string; wide: string };
	/** In the order in which a turn uses them. */
	sections: readonly Section<View, Board>[];
	/** The figures of one player next to name and score in the title bar. Null without any. */
	Plaque: Component<PositionProps<View, Board> & { seat: number; compact: boolean }> | null;
	/** Everything that a player has, as a drawer. Null if the sections show it all. */
	Mat: Component<PositionProps<View, Board> & { seat: number }> | null;
	/** The seats in turn order. */
	order: (view: View) => number[];
	/** The parts of a turn; `now` is the current one, `open` ones are possible too. Empty if the game has no turn line. */
	steps: (view: View, mine: boolean, picked: readonly Handle[]) => TurnStep[];
	/** What the viewer is asked to do. `picked` are the picked-up handles, `mine` says whether it is their turn. */
	prompt: (view: View, picked: readonly Handle[], mine: boolean, board: Board) => TextData;
	/** A sentence if ending the turn now would give something away. */
	warning: (view: View, offers: readonly Offer[]) => TextData | null;
	/** The handles and places that differ between two positions. They flash briefly. */
	changes: (before: View, after: View) => string[];
}

export interface PictureParts<View = AnyView, Board = unknown> {
	Picture: Component<PositionProps<View, Board> & { picture: RulePicture }>;
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
	/** Like `pictures` and `studio`, ready when the code and the SVG symbols that it draws are there. */
	table: () => Promise<TableParts<View, Board>>;
	/** Null without pictures next to the rules. */
	pictures: (() => Promise<PictureParts<View, Board>>) | null;
	/** Null if the studio cannot draw the game's sets. */
	studio: (() => Promise<StudioParts<View, Board>>) | null;
}
