/** How seats are told apart beyond their names: by colour, by the stroke of their line and by a mark. */

import type { GameView } from "../wire";

const COLOURS: Record<string, string> = {
	blue: "var(--seat-1)",
	orange: "var(--seat-2)",
	purple: "var(--seat-3)",
	grey: "var(--seat-4)",
	violet: "var(--violet)",
	green: "var(--green)",
};
const DASHES = ["none", "7 4", "2 3", "11 4 2 4"];
/** A disc, a square, a triangle, a diamond, around 0 0. */
const MARKS = ["M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z", "M-4-4H4V4H-4Z", "M0-5L5 4H-5Z", "M0-5.5L5.5 0L0 5.5L-5.5 0Z"];

export interface SeatSign {
	colour: string;
	dash: string;
	mark: string;
}

export function signsOf(view: GameView): SeatSign[] {
	return view.players.map((player, seat) => {
		return { colour: COLOURS[player.colour] ?? "var(--text)", dash: DASHES[seat] ?? "none", mark: MARKS[seat] ?? MARKS[0]! };
	});
}
