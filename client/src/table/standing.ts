/** How a game stands for somebody who does not play at the moment. */

import type { TableView } from "../wire";

export interface Sentence {
	key: string;
	args: Record<string, string>;
}

type Told = Pick<TableView, "chairs" | "seat" | "paused_until">;

/** Why the viewer does not play, or that nobody does; null while the game goes on as usual. */
export function standing(table: Told, day: (then: number) => string): Sentence | null {
	const chair = table.seat === null ? null : table.chairs[table.seat - 1]!;
	const returns = chair !== null && chair.away !== null && !chair.resigned;
	if (table.paused_until !== null) {
		return { key: "client-table-paused", args: { who: returns ? "you" : "others", day: day(table.paused_until) } };
	}
	if (chair?.resigned) return { key: "client-table-resigned", args: {} };
	return returns ? { key: "client-table-away", args: { why: chair.away ?? "" } } : null;
}

/** Whether the game pauses if the viewer leaves it: nobody else plays for themselves. */
export function wouldPause(table: Pick<TableView, "chairs">): boolean {
	return !table.chairs.some((chair) => chair.kind === "person" && !chair.you && !chair.away && !chair.resigned);
}
