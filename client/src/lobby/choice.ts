/** The choices of whoever opens a table, and where on the page the server's objections belong. */

import type { GameOnShelf, Problem, TableChoice } from "../wire";

export const USUAL_BOT = "level3";

export type ClockKind = "none" | "live" | "days";
export type Place = "game" | "players" | "chairs" | "order" | "clock" | "options" | "set" | "stand-in" | "whole";

export interface Wish {
	/** The bot of each chair, empty for a person. */
	chairs: string[];
	order: string;
	clock: ClockKind;
	minutes: number;
	increment: number;
	days: number;
	open: boolean;
	hints: boolean;
	options: Record<string, string>;
	set: string;
	standIn: string;
}

/** One click: me against so many bots. The game begins at once. */
export function againstBots(game: string, opponents: number, bot: string): TableChoice {
	return { game, chairs: ["", ...Array<string>(opponents).fill(bot)], order: "random" };
}

/** One click: me and so many empty chairs, for those who get the link. */
export function withFriends(game: string, opponents: number): TableChoice {
	return { game, chairs: Array<string>(opponents + 1).fill(""), order: "random", open: false };
}

export function firstWish(game: GameOnShelf, bot: string): Wish {
	return {
		chairs: resized([""], game.players[0] ?? 2, bot),
		order: "random",
		clock: "none",
		minutes: 20,
		increment: 10,
		days: 3,
		open: false,
		hints: true,
		options: firstOptions(game),
		set: game.sets[0]?.hash ?? "",
		standIn: USUAL_BOT,
	};
}

/** The same wishes at another game, as far as it has them. */
export function forGame(wish: Wish, game: GameOnShelf, bot: string): Wish {
	const players = game.players.includes(wish.chairs.length) ? wish.chairs.length : (game.players[0] ?? 2);
	return { ...wish, chairs: resized(wish.chairs, players, bot), options: firstOptions(game), set: game.sets[0]?.hash ?? "" };
}

/** What an option has if nobody chooses is its first value. */
function firstOptions(game: GameOnShelf): Record<string, string> {
	return Object.fromEntries(Object.entries(game.options).map(([option, values]) => [option, values[0] ?? ""]));
}

/** More or fewer chairs; new ones are like the last. */
export function resized(chairs: readonly string[], count: number, bot: string): string[] {
	const last = chairs.length > 1 ? (chairs.at(-1) ?? bot) : bot;
	return Array.from({ length: count }, (_, index) => chairs[index] ?? last);
}

/** Which chair is that of whoever opens the table; -1 if all are for bots. */
export function ownChair(chairs: readonly string[]): number {
	return chairs.indexOf("");
}

/** Whether the table waits for others. */
export function waits(chairs: readonly string[]): boolean {
	return chairs.filter((bot) => bot === "").length > 1;
}

export function asChoice(wish: Wish, game: GameOnShelf): TableChoice {
	const clocks = {
		none: { kind: "none" as const },
		live: { kind: "live" as const, seconds: Math.round(wish.minutes * 60), increment: Math.round(wish.increment) },
		days: { kind: "days" as const, days: Math.round(wish.days) },
	};
	return {
		game: game.name,
		chairs: [...wish.chairs],
		set: game.sets.length > 1 ? wish.set : "",
		options: { ...wish.options },
		order: wish.order,
		open: wish.open && waits(wish.chairs),
		hints: wish.hints,
		clock: clocks[wish.clock],
		stand_in: wish.standIn,
	};
}

const BY_KEY: Record<string, Place> = {
	"error-game": "game",
	"error-seats": "players",
	"error-option": "options",
	"error-option-value": "options",
	"table-no-person": "chairs",
	"table-order": "order",
	"table-clock": "clock",
	"table-clock-range": "clock",
	"table-no-set": "set",
};
const BY_FIELD: Record<string, Place> = {
	game: "game",
	chairs: "chairs",
	options: "options",
	order: "order",
	clock: "clock",
	set: "set",
	stand_in: "stand-in",
};

/** Beside which choice an objection is shown. */
export function placeOf(problem: Problem, wish: Wish): Place {
	const key = problem.text?.key ?? "";
	if (key === "table-bot") return wish.chairs.includes(String(problem.text?.args.value)) ? "chairs" : "stand-in";
	if (key === "web-malformed") {
		const named = String(problem.text?.args.where).split(/[^a-z_]+/);
		return named.map((part) => BY_FIELD[part]).find((place) => place !== undefined) ?? "whole";
	}
	return BY_KEY[key] ?? "whole";
}
