/** Opens a table and goes there; stores the preferred level of bots. */

import { post } from "../lib/api";
import { loadItem, saveItem } from "../lib/storage";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import type { Opened, TableChoice } from "../wire";
import { DEFAULT_BOT } from "./table-options";

/** Open the table and go there. */
export async function openTable(choice: TableChoice): Promise<void> {
	await me.ensure();
	const { id } = await post<Opened>("/tables", choice);
	router.go(`/table/${id}`);
}

/** The level that was chosen last. */
export function preferredBot(bots: readonly string[]): string {
	const kept = loadItem("bot");
	if (kept !== null && bots.includes(kept)) return kept;
	return bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : (bots[0] ?? DEFAULT_BOT);
}

export function savePreferredBot(bot: string): void {
	saveItem("bot", bot);
}
