/** What those at a table are called. */

import type { ChairView, TableView } from "../wire";
import { say } from "./words.svelte";

export function chairName(chair: ChairView, index: number): string {
	if (chair.kind === "bot" && chair.bot && (chair.name === null || chair.name === chair.bot)) return botName(chair.bot);
	return chair.name ?? say("seat", { number: index + 1 });
}

export function botName(bot: string): string {
	return say("client-bot", { bot });
}

export function namesOf(table: TableView): string[] {
	return table.chairs.map(chairName);
}
