/** The six figures and the places where they are. */

import type { Character, DuoColour, DuoView } from "../../wire";

export const CHARACTERS: readonly Character[] = ["pilgrim", "merchant", "artist"];

export interface FigureAt {
	/** Identifies the figure, wherever it is. */
	key: string;
	/** Counted from 1. */
	player: number;
	character: Character;
	colour: DuoColour;
	/** Its place: `at:C1+2`, `region:3`. */
	handle: string;
}

export function figuresOf(view: DuoView): FigureAt[] {
	return view.players.flatMap((player, index) =>
		CHARACTERS.map((character) => ({
			key: `${player.colour}-${character}`,
			player: index + 1,
			character,
			colour: player.colour,
			handle: placeOf(view, index + 1, character),
		})),
	);
}

/** The handle of the place where a player's figure is. */
export function placeOf(view: DuoView, player: number, character: Character): string {
	const { [character]: place } = view.players[player - 1]!;
	return character === "artist" ? `region:${place}` : `at:${place}`;
}
