/** Why the viewer is not playing at the moment: paused, away or resigned. */

import type { TableView } from "../wire";

export interface Notice {
	key: string;
	args: Record<string, string>;
}

type TableStatus = Pick<TableView, "chairs" | "seat" | "paused_until">;

/** The message to show; null while the game continues as usual. */
export function absenceNotice(table: TableStatus, day: (then: number) => string): Notice | null {
	const chair = table.seat === null ? null : table.chairs[table.seat - 1]!;
	const returns = chair !== null && chair.away !== null && !chair.resigned;
	if (table.paused_until !== null) {
		return { key: "client-table-paused", args: { who: returns ? "you" : "others", day: day(table.paused_until) } };
	}
	if (chair?.resigned) return { key: "client-table-resigned", args: {} };
	return returns ? { key: "client-table-away", args: { why: chair.away ?? "" } } : null;
}

/** Whether the game pauses if the viewer leaves, because no other person is playing. */
export function wouldPause(table: Pick<TableView, "chairs">): boolean {
	return !table.chairs.some((chair) => chair.kind === "person" && !chair.here && !chair.away && !chair.resigned);
}
