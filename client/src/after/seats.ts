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
/** As on the boards, around 0 0: a disc and a square on the road, houses with four kinds of roofs on the islands. */
const MARKS = {
	"tokaido-duo": ["M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z", "M-4-4H4V4H-4Z"],
	yamatai: [
		"M0-6.5L7 .5H4.5V6H1.5V2.5H-1.5V6H-4.5V.5H-7Z",
		"M0-7C.6-5.2 2-4.2 4.4-4.1L3-2.6C3.6-1 5-.1 7.4 0C7 1.4 6 1.9 4.5 1.9V6H1.5V3.5H-1.5V6H-4.5V1.9C-6 1.9-7 1.4-7.4 0C-5-.1-3.6-1-3-2.6L-4.4-4.1C-2-4.2-.6-5.2 0-7Z",
		"M-6.5 1C-6.5-4-3.5-6.5 0-6.5C3.5-6.5 6.5-4 6.5 1H4.5V6H1.5V3H-1.5V6H-4.5V1Z",
		"M-4.2-6.5H4.2V-3.6H2.5V-1.9H6.8V1.2H4.5V6H1.5V3H-1.5V6H-4.5V1.2H-6.8V-1.9H-2.5V-3.6H-4.2Z",
	],
};

export interface SeatSign {
	colour: string;
	dash: string;
	mark: string;
}

export function signsOf(view: GameView): SeatSign[] {
	const marks = MARKS[view.game];
	return view.players.map((player, seat) => {
		return { colour: COLOURS[player.colour] ?? "var(--text)", dash: DASHES[seat] ?? "none", mark: marks[seat] ?? marks[0]! };
	});
}
