/** Who at a table can be muted, blocked or reported. */

import { isFormerPlayer } from "../lib/names";
import type { TableView } from "../wire";

/** Whether somebody else sits on the chair, who is a person and still there. Imported games have no people. */
export function isOther(table: TableView, chair: number | null): boolean {
	const found = chair === null ? undefined : table.chairs[chair - 1];
	if (!found || found.kind !== "person" || found.you || table.ended === "imported") return false;
	return found.name !== null && !isFormerPlayer(found.name);
}
