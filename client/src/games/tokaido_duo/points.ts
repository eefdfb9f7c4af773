/** The points of a player by figure. */

import type { Character, DuoPlayer } from "../../wire";

export interface FigurePoints {
	character: Character;
	points: number;
	/** The name of these points in the catalogue. */
	word: string;
}

export function pointsOf(player: DuoPlayer): FigurePoints[] {
	return [
		{ character: "pilgrim", points: player.faith, word: "client-duo-faith" },
		{ character: "merchant", points: player.trade, word: "client-duo-trade" },
		{ character: "artist", points: player.culture, word: "client-duo-culture" },
	];
}

export function waresHeld(player: DuoPlayer): number {
	return Object.values(player.wares).reduce((sum, count) => sum + count, 0);
}
