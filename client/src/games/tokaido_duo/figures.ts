/** The six figures: where each is and where it is drawn. Each player has a side, so that two figures fit in any place. */

import type { Character, DuoColour, DuoView } from "../../wire";
import type { Layout } from "./layout";
import type { Point } from "./geometry";

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
			handle: character === "artist" ? `region:${player.artist}` : `at:${player[character]}`,
		})),
	);
}

/** Where a figure is drawn: on the coast next to its station, inland to the left or right of the middle of its region,
 * in a mountain town below it, so that it is clear which of two neighbouring towns it is in. */
export function spotOf(figure: FigureAt, { stations, towns, regions }: Layout): Point {
	const name = figure.handle.slice(figure.handle.indexOf(":") + 1);
	const side = figure.player === 1 ? -1 : 1;
	const station = stations.find((each) => each.name === name);
	if (station) return station.stand;
	const town = towns.find((each) => each.name === name);
	if (town) return { x: town.x + side * 38, y: town.y + 68 };
	const region = regions[Number(name) - 1];
	if (region) return { x: region.centre.x + side * 38, y: region.centre.y + 28 };
	return { x: 0, y: 0 };
}
