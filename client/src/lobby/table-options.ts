/** The form for a new table, and which part of it an error belongs to. */

import type { GameOnShelf, Problem, TableChoice } from "../wire";

export const DEFAULT_BOT = "level3";

export type ClockKind = "none" | "live" | "days";
export type FormPart = "game" | "players" | "chairs" | "order" | "clock" | "options" | "set" | "stand-in" | "whole";

/** On the chair of a person who shares this device. */
export const HERE = "@here";

export interface TableForm {
	/** The bot on each chair; empty for a person. */
	chairs: string[];
	/** The names of the people who share this device, by chair. */
	names: string[];
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

/** One click: the user against bots. The game starts at once. */
export function againstBots(game: string, opponents: number, bot: string): TableChoice {
	return { game, chairs: ["", ...Array<string>(opponents).fill(bot)], order: "random" };
}

/** One click: the user and empty chairs for friends with the link. */
export function withFriends(game: string, opponents: number): TableChoice {
	return { game, chairs: Array<string>(opponents + 1).fill(""), order: "random", open: false };
}

/** `others` is on all chairs but the first. */
export function defaultOptions(game: GameOnShelf, others: string): TableForm {
	return {
		chairs: resized([""], game.players[0] ?? 2, others),
		names: [],
		order: "random",
		clock: "none",
		minutes: 20,
		increment: 10,
		days: 3,
		open: false,
		hints: true,
		options: defaultGameOptions(game),
		set: game.sets[0]?.hash ?? "",
		standIn: DEFAULT_BOT,
	};
}

/** Keep the options that another game also has. */
export function forGame(form: TableForm, game: GameOnShelf, bot: string): TableForm {
	const players = game.players.includes(form.chairs.length) ? form.chairs.length : (game.players[0] ?? 2);
	return { ...form, chairs: resized(form.chairs, players, bot), options: defaultGameOptions(game), set: game.sets[0]?.hash ?? "" };
}

/** The first value of an option is its default. */
function defaultGameOptions(game: GameOnShelf): Record<string, string> {
	return Object.fromEntries(Object.entries(game.options).map(([option, values]) => [option, values[0] ?? ""]));
}

/** Add or remove chairs; new ones are like the last. */
export function resized(chairs: readonly string[], count: number, bot: string): string[] {
	const last = chairs.length > 1 ? (chairs.at(-1) ?? bot) : bot;
	return Array.from({ length: count }, (_, index) => chairs[index] ?? last);
}

/** The chair of the user who opens the table; -1 if all are for bots. */
export function ownChair(chairs: readonly string[]): number {
	return chairs.indexOf("");
}

/** Whether the table waits for other people. */
export function waitsForPeople(chairs: readonly string[]): boolean {
	return chairs.filter((bot) => bot === "").length > 1;
}

/** `nameless` gives a name to a person who has not entered one. */
export function toTableChoice(form: TableForm, game: GameOnShelf, nameless: (chair: number) => string): TableChoice {
	const here = form.chairs.map((chair, index) => (chair === HERE ? form.names[index]?.trim() || nameless(index + 1) : ""));
	const clocks = {
		none: { kind: "none" as const },
		live: { kind: "live" as const, seconds: Math.round(form.minutes * 60), increment: Math.round(form.increment) },
		days: { kind: "days" as const, days: Math.round(form.days) },
	};
	return {
		game: game.name,
		chairs: form.chairs.map((chair) => (chair === HERE ? "" : chair)),
		here: here.some(Boolean) ? here : [],
		set: game.sets.length > 1 ? form.set : "",
		options: { ...form.options },
		order: form.order,
		open: form.open && waitsForPeople(form.chairs),
		hints: form.hints,
		clock: clocks[form.clock],
		stand_in: form.standIn,
	};
}

const BY_KEY: Record<string, FormPart> = {
	"error-game": "game",
	"error-seats": "players",
	"error-option": "options",
	"error-option-value": "options",
	"table-no-person": "chairs",
	"table-companions": "chairs",
	"person-name": "chairs",
	"person-name-taken": "chairs",
	"table-order": "order",
	"table-clock": "clock",
	"table-clock-range": "clock",
	"table-no-set": "set",
};
const BY_FIELD: Record<string, FormPart> = {
	game: "game",
	chairs: "chairs",
	here: "chairs",
	options: "options",
	order: "order",
	clock: "clock",
	set: "set",
	stand_in: "stand-in",
};

/** The part of the form that shows the error. */
export function formPartOf(problem: Problem, form: TableForm): FormPart {
	const key = problem.text?.key ?? "";
	if (key === "table-bot") return form.chairs.includes(String(problem.text?.args.value)) ? "chairs" : "stand-in";
	if (key === "web-malformed") {
		const named = String(problem.text?.args.where).split(/[^a-z_]+/);
		return named.map((part) => BY_FIELD[part]).find((place) => place !== undefined) ?? "whole";
	}
	return BY_KEY[key] ?? "whole";
}
