/** Opening a table: what is asked for, and where objections are shown. */

import { describe, expect, test } from "vitest";
import { HERE, againstBots, toTableChoice, defaultOptions, forGame, ownChair, formPartOf, resized, waitsForPeople, withFriends } from "../src/lobby/table-options";
import type { GameOnShelf, Problem } from "../src/wire";

const facts = { letter: "", secrets: false, score_sources: [], tie_break: "", has_rules: true, has_guide: true, words: false };
const yamatai: GameOnShelf = {
	...facts,
	name: "yamatai",
	title: "Yamataï",
	players: [2, 3, 4],
	options: { rulebook: ["english", "german"] },
	sets: [{ name: "standard", hash: "aa" }],
	rules: 2,
};
const duo: GameOnShelf = { ...facts, name: "tokaido-duo", title: "Tokaido Duo", players: [2], options: {}, sets: [{ name: "standard", hash: "bb" }], rules: 1 };

function problem(key: string, args: Record<string, unknown> = {}): Problem {
	return { fault: "malformed", message: "no", text: { key, args } };
}

describe("one click", () => {
	test("bots on all other chairs", () => expect(againstBots("yamatai", 2, "level4").chairs).toEqual(["", "level4", "level4"]));
	test("empty chairs for friends, listed nowhere", () => {
		expect(withFriends("tokaido-duo", 1)).toMatchObject({ chairs: ["", ""], open: false });
	});
});

const nameless = (chair: number): string => `Player ${chair}`;

describe("wishes", () => {
	test("people on this device have names, and nobody is waited for", () => {
		const form = { ...defaultOptions(yamatai, HERE), chairs: ["", HERE, "level1", HERE], names: ["", " Bea "] };
		expect(waitsForPeople(form.chairs)).toBe(false);
		expect(toTableChoice(form, yamatai, nameless)).toMatchObject({ chairs: ["", "", "level1", ""], here: ["", "Bea", "", "Player 4"] });
		expect(defaultOptions(yamatai, HERE).chairs).toEqual(["", HERE]);
	});

	test("the first one is me against one bot, without a clock, with hints", () => {
		expect(toTableChoice(defaultOptions(yamatai, "level2"), yamatai, nameless)).toEqual({
			game: "yamatai",
			chairs: ["", "level2"],
			here: [],
			set: "",
			options: { rulebook: "english" },
			order: "random",
			open: false,
			hints: true,
			clock: { kind: "none" },
			stand_in: "level3",
		});
	});

	test("more chairs are like the last, fewer keep the first", () => {
		expect(resized([""], 3, "level1")).toEqual(["", "level1", "level1"]);
		expect(resized(["", ""], 4, "level1")).toEqual(["", "", "", ""]);
		expect(resized(["", "level5", ""], 2, "level1")).toEqual(["", "level5"]);
	});

	test("another game keeps what it can", () => {
		const form = { ...defaultOptions(yamatai, "level2"), chairs: ["", "", "level5"], hints: false };
		const other = forGame(form, duo, "level2");
		expect(other.chairs).toEqual(["", ""]);
		expect(other.hints).toBe(false);
		expect(other.options).toEqual({});
		expect(forGame(form, yamatai, "level2").chairs).toEqual(["", "", "level5"]);
	});

	test("my chair is the first for people, and others are waited for", () => {
		expect(ownChair(["level1", "", ""])).toBe(1);
		expect(ownChair(["level1", "level1"])).toBe(-1);
		expect(waitsForPeople(["", "level1"])).toBe(false);
		expect(waitsForPeople(["", "level1", ""])).toBe(true);
	});

	test("clocks are in seconds and in days", () => {
		const form = defaultOptions(duo, "level2");
		expect(toTableChoice({ ...form, clock: "live", minutes: 15, increment: 5 }, duo, nameless).clock).toEqual({ kind: "live", seconds: 900, increment: 5 });
		expect(toTableChoice({ ...form, clock: "days", days: 2 }, duo, nameless).clock).toEqual({ kind: "days", days: 2 });
	});

	test("a table that is full at once is open to nobody", () => {
		const form = { ...defaultOptions(duo, "level2"), open: true };
		expect(toTableChoice(form, duo, nameless).open).toBe(false);
		expect(toTableChoice({ ...form, chairs: ["", ""] }, duo, nameless).open).toBe(true);
	});

	test("a set is named where there are several", () => {
		const two = { ...duo, sets: [...duo.sets, { name: "own", hash: "cc" }] };
		expect(toTableChoice({ ...defaultOptions(two, "level2"), set: "cc" }, two, nameless).set).toBe("cc");
	});
});

describe("objections", () => {
	const form = defaultOptions(yamatai, "level9");

	test.each([
		["error-seats", {}, "players"],
		["table-no-person", {}, "chairs"],
		["table-bot", { value: "level9" }, "chairs"],
		["table-bot", { value: "level8" }, "stand-in"],
		["table-clock-range", { name: "seconds" }, "clock"],
		["error-option-value", {}, "options"],
		["table-no-set", {}, "set"],
		["web-malformed", { where: "body.clock.seconds" }, "clock"],
		["web-malformed", { where: "body.stand_in" }, "stand-in"],
		["web-malformed", { where: "body" }, "whole"],
		["web-too-many-tables", {}, "whole"],
	])("%s belongs to its place", (key, args, place) => expect(formPartOf(problem(key, args), form)).toBe(place));

	test("an answer without a text belongs to the whole", () => {
		expect(formPartOf({ fault: "busy", message: "no" }, form)).toBe("whole");
	});
});
