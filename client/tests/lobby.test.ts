/** What the start page says about tables and times, and what it asks the server for. */

import { describe, expect, test } from "vitest";
import { counted, freeChairs, isBot, joinable, others, playerToMove } from "../src/lobby/table-lines";
import { ago, until } from "../src/lobby/times";
import type { Line } from "../src/wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;

function line(changes: Partial<Line> = {}): Line {
	return {
		id: "a",
		game: "yamatai",
		status: "playing",
		names: ["Mira", "level3"],
		players: 2,
		moves: 10,
		open: false,
		your_turn: false,
		due: null,
		paused: false,
		updated: NOW,
		...changes,
	};
}

describe("times", () => {
	test.each([
		[0, "now"],
		[44 * SECOND, "now"],
		[46 * SECOND, "1 minute ago"],
		[5 * MINUTE, "5 minutes ago"],
		[50 * MINUTE, "1 hour ago"],
		[5 * HOUR, "5 hours ago"],
		[DAY, "yesterday"],
		[6 * DAY, "6 days ago"],
		[60 * DAY, "2 months ago"],
		[800 * DAY, "2 years ago"],
	])("what was %i ms ago", (span, said) => expect(ago(NOW - span, NOW, "en")).toBe(said));

	test("a clock that runs ahead says now", () => expect(ago(NOW + HOUR, NOW, "en")).toBe("now"));
	test("in German", () => expect(ago(NOW - 5 * MINUTE, NOW, "de")).toBe("vor 5 Minuten"));

	test.each([
		[-DAY, null],
		[30 * SECOND, null],
		[80 * SECOND, "in 1 minute"],
		[10 * MINUTE + 50 * SECOND, "in 10 minutes"],
		[80 * MINUTE, "in 80 minutes"],
		[2 * HOUR, "in 2 hours"],
		[30 * HOUR, "in 30 hours"],
		[3 * DAY - SECOND, "in 2 days"],
	])("what is due in %i ms promises no more than there is", (span, said) => expect(until(NOW + span, NOW, "en")).toBe(said));
});

describe("tables in lists", () => {
	test("bots are known by their names", () => {
		expect(["random", "greedy", "level5", "search:sims=400"].every(isBot)).toBe(true);
		expect(["Mira", "Level3", "levels", "search"].some(isBot)).toBe(false);
	});

	test("the others are all but me, and a namesake stays", () => {
		expect(others(["Amy", "Mira", "Mira"], "Mira")).toEqual(["Amy", "Mira"]);
		expect(others(["Amy", "Tom"], null)).toEqual(["Amy", "Tom"]);
		expect(others(["Amy"], "Mira")).toEqual(["Amy"]);
	});

	test("equal names are counted", () => {
		expect(counted(["Mio", "Amy", "Mio"])).toEqual(["2 × Mio", "Amy"]);
		expect(counted([])).toEqual([]);
	});

	test("free chairs", () => {
		expect(freeChairs(line({ names: ["Mira"], players: 4 }))).toBe(3);
		expect(freeChairs(line())).toBe(0);
	});

	test("who is to move is known at a table for two", () => {
		expect(playerToMove(line(), "Mira")).toBe("level3");
		expect(playerToMove(line({ your_turn: true }), "Mira")).toBeNull();
		expect(playerToMove(line({ status: "over" }), "Mira")).toBeNull();
		expect(playerToMove(line({ names: ["Mira", "Amy", "Tom"], players: 3 }), "Mira")).toBeNull();
	});

	test("one joins tables at which one does not sit", () => {
		expect(joinable([line({ id: "a" }), line({ id: "b" })], [line({ id: "a" })]).map(({ id }) => id)).toEqual(["b"]);
	});
});

test("one's own name with a number is one's own", () => {
	expect(others(["Ada (2)", "Bob"], "Ada")).toEqual(["Bob"]);
	expect(others(["Ada (old)", "Bob"], "Ada")).toEqual(["Ada (old)", "Bob"]);
});
