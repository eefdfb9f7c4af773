/** Display names of the players at a table. */

import type { ChairView, TableView } from "../wire";
import { say } from "./i18n.svelte";

export function chairName(chair: ChairView, index: number): string {
	if (chair.kind === "bot" && chair.bot && (chair.name === null || chair.name === chair.bot)) return botName(chair.bot);
	return chair.name === null ? say("seat", { number: index + 1 }) : personName(chair.name);
}

/** Reserved by the server for people who deleted their data. */
const FORMER_PLAYER = "former player";

export function isFormerPlayer(name: string): boolean {
	return name === FORMER_PLAYER;
}

export function personName(name: string): string {
	return isFormerPlayer(name) ? say("former-player") : name;
}

export function botName(bot: string): string {
	return say("bot-name", { bot });
}

/** The level of a bot, counted from 1; 0 for bots without one. */
export function levelOf(bot: string): number {
	return Number(bot.replace("level", "")) || 0;
}

/** A bot in a list to choose from. */
export function botChoice(bot: string): string {
	const level = levelOf(bot);
	return level === 0 ? botName(bot) : say("client-bot-choice", { level, name: botName(bot) });
}

/** Bots to choose from. */
export function botChoices(bots: readonly string[]): { value: string; text: string }[] {
	return bots.map((bot) => ({ value: bot, text: botChoice(bot) }));
}

/** Bots of the same level are numbered, so that they can be told apart. */
export function namesOf(table: TableView): string[] {
	const names = table.chairs.map(chairName);
	return names.map((name, index) => {
		const alike = names.flatMap((other, place) => (other === name && table.chairs[place]?.kind === "bot" ? [place] : []));
		return alike.length > 1 && alike.includes(index) ? `${name} ${alike.indexOf(index) + 1}` : name;
	});
}
