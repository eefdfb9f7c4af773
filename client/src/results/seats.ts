/** How seats are distinguished: by colour, line style and mark. */

import { clientOf } from "../games";
import type { AnyView } from "../games/contract";

const COLOURS: Record<string, string> = {
	blue: "var(--seat-1)",
	orange: "var(--seat-2)",
	purple: "var(--seat-3)",
	grey: "var(--seat-4)",
	violet: "var(--violet)",
	green: "var(--green)",
};
const DASHES = ["none", "7 4", "2 3", "11 4 2 4"];

export interface SeatSign {
	colour: string;
	dash: string;
	mark: string;
}

export function signsOf(view: AnyView): SeatSign[] {
	const { marks } = clientOf(view.game);
	return view.players.map((player, seat) => {
		const colour = COLOURS[player.colour ?? ""] ?? `var(--seat-${(seat % 4) + 1})`;
		return { colour, dash: DASHES[seat] ?? "none", mark: marks[seat] ?? marks[0]! };
	});
}
