/** Which people at a table can be muted, blocked or reported. */

import { isFormerPlayer } from "../lib/names";
import type { TableView } from "../wire";

/** Whether another person sits on the chair whose account still exists. Imported games have no people. */
export function isOtherPerson(table: TableView, chair: number | null): boolean {
	const found = chair === null ? undefined : table.chairs[chair - 1];
	if (!found || found.kind !== "person" || found.here || table.ended === "imported") return false;
	return found.name !== null && !isFormerPlayer(found.name);
}
