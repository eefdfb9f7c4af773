/** What a game provides to the rest of the client, and the fields that every game's view has. */

import type { Component } from "svelte";
import type { Handle, Offer } from "../play/offers";
import type { MoveSelection } from "../play/selection.svelte";
import type { Sound } from "../table/sound";
import type { StudioSelection } from "../studio/selection.svelte";
import type { SetMap } from "../studio/values";
import type { LegalMove, RulePicture, TextData } from "../wire";

/** The fields that every game's view has. Only the game's own folder reads more. */
export interface AnyView {
	game: string;
	/** Optional: the phase of the game, and the stage within it. */
	phase?: string;
	stage?: string;
	/** Optional: the number of the round. */
	round?: number;
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
	/** Shown instead of the number in a review: `?` was played, `!` would have been better. */
	sign?: "?" | "!";
}

/** A decision of a player, for its pieces: who made it, and the handles it used. */
export interface TableMove {
	seat: number;
	handles: readonly Handle[];
}

/**
 * A piece that flies. Places are handles and the like (`data-handle`, `data-place`, `data-end`), such as `spot:16` and `seat:2` for a player in the title
 * bar; several of them, with spaces, if the first ones may not be visible.
 */
export interface Flight {
	/** A shape of the symbols (`#yam-coin`), or a place whose drawing is copied. */
	drawing: string;
	from: string;
	to: string;
	/** Points on the way, in units of the map. */
	via?: readonly { x: number; y: number }[];
	/** When it lands. */
	sound: Sound;
	/** Whether it becomes the piece at the end, which is hidden until then. */
	settles?: boolean;
}

export interface BoardProps<View = AnyView, Board = unknown> extends PartProps<View, Board> {
	/** What happened since the viewer's last turn, or the move that led to an earlier position. */
	trail: readonly TrailMove<View>[];
	/** Moves that a hint proposes, or what was played and what would have been better. */
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
	/** The picture of a move in a fan. Null if its label is enough. */
	Choice: Component<{ board: Board; view: View; offer: Offer }> | null;
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
	/** The pieces that a move, with what followed by itself, takes from one place to another, the most important one first. */
	flights: (before: View, after: View, move: TableMove, board: Board) => Flight[];
	/** What is new in a round, shown for a moment when one begins. Null without such a card. */
	Round: Component<PositionProps<View, Board> & { before: View }> | null;
	/** A sentence about a thing, by its handle or its `data-card`, with the rule at the end: “… (Y6.7)”. Empty if there is none. */
	card: (key: string, position: PositionProps<View, Board>) => string;
	/** The board in short phrases, for people who cannot see it; with a seat, what that player has. */
	describe: (position: PositionProps<View, Board>, seat?: number) => string[];
}

/** The default export of a game's `pictures.ts`, if there are pictures next to its rules. */
export interface PictureParts<View = AnyView, Board = unknown> {
	Picture: Component<PositionProps<View, Board> & { picture: RulePicture }>;
	/** An icon of the legend and the tables of values, by the name that the server uses. */
	GuideIcon: Component<{ name: string }>;
}

/** The default export of a game's `studio.ts`, if the studio can draw its sets. */
export interface StudioParts<View = AnyView, Board = unknown> {
	Drawing: Component<{ board: Board; view: View; selection: StudioSelection }>;
	setMap: (board: Board, view: View) => SetMap;
}

/** Moves that the board checks although they may not be legal: the start of their notation, and the place of each. */
export interface CandidateMoves {
	prefix: string;
	/** Null if the moves have no place: then the handle cannot be picked up to see what each place lacks. */
	target: ((notation: string) => Handle) | null;
}

/** The default export of a game's `index.ts`. Its card shows the `Scene.svelte` next to it. */
export interface GameClient<View = AnyView, Board = unknown> {
	/** The mark of each seat, as an SVG path around 0 0. */
	marks: readonly string[];
	/** Whether the board draws the handles of the moves. Otherwise it draws each move as a whole, as the handle `move:NUMBER`. */
	hasHandles: boolean;
	/** Whether a move must start with this handle because it uses something up: touching its last handle is not enough. */
	deliberate: (handle: Handle) => boolean;
	/** Whether a handle at the end of a move is not drawn: it is chosen from a fan next to the handle before it. */
	isChoice: (handle: Handle) => boolean;
	/** Whether the button of a move that starts with this handle is the primary one. */
	isMain: (handle: Handle) => boolean;
	/** The order in which moves are offered: a move that is worse in every way is last. */
	inOrder: (offers: Offer[]) => Offer[];
	/** The move that a touch on a handle without a legal move was probably meant as. */
	intendedMove: (view: View, picked: readonly Handle[], handle: Handle) => string | null;
	/** The moves whose `lacks` and `prospects` the board shows while the handle is hovered or picked up. */
	candidateMoves: (handle: Handle) => CandidateMoves | null;
	/** The file with the SVG symbols that everything of the game draws. */
	symbols: string | null;
	table: () => Promise<TableParts<View, Board>>;
}
