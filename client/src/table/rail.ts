/** The tabs of the rail. */

import type { TableView } from "../wire";

export type RailTab = "log" | "chat" | "hint" | "moves";

/** What the rail offers: hints and moves only to players whose turn it is. */
export function railTabs(table: Pick<TableView, "hints">, mine: boolean): RailTab[] {
	return ["log", "chat", ...(mine && table.hints ? (["hint"] as const) : []), ...(mine ? (["moves"] as const) : [])];
}
