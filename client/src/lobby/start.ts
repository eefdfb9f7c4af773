/** Opening a table and going there, and the strength of bots that this browser remembers. */

import { post } from "../lib/api";
import { loadItem, saveItem } from "../lib/storage";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import type { Opened, TableChoice } from "../wire";
import { USUAL_BOT } from "./choice";

/** Open the table and go there. */
export async function openTable(choice: TableChoice): Promise<void> {
	await me.ensure();
	const { id } = await post<Opened>("/tables", choice);
	router.go(`/table/${id}`);
}

/** The strength that was chosen last, for the next game. */
export function usualBot(bots: readonly string[]): string {
	const kept = loadItem("bot");
	if (kept !== null && bots.includes(kept)) return kept;
	return bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT);
}

export function keepBot(bot: string): void {
	saveItem("bot", bot);
}
