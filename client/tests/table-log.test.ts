import { describe, expect, it, vi } from "vitest";
import { grown, turns, withoutName, type Told } from "../src/table/log";
import type { EventView, TextData } from "../src/wire";

vi.mock("../src/lib/i18n.svelte", () => ({
	sayText: (text: TextData, names: readonly string[]) => `${names[Number(text.args.player) - 1]} ends the turn.`,
}));

const line = (number: number, by: Told["by"] = 1): Told => ({ number, by, texts: [{ key: `m${number}`, args: {} }], handles: [] });
const event = (first: number | null, ...keys: string[]): EventView => ({
	version: 1,
	kind: "moved",
	at: 0,
	first,
	stories: keys.map((key) => ({ by: 1, texts: [{ key, args: {} }], handles: [] })),
});
const keys = (log: Told[]) => log.map((each) => each.texts[0]!.key);

describe("the log after events", () => {
	const three = [line(1), line(2), line(3)];

	it("grows by the moves of an event", () => {
		const log = grown(three, [event(4, "a", "b")], 5);
		expect(keys(log)).toEqual(["m1", "m2", "m3", "a", "b"]);
		expect(log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
	});

	it("loses undone moves", () => {
		expect(keys(grown(three, [event(null)], 1))).toEqual(["m1"]);
	});

	it("replaces undone moves", () => {
		expect(keys(grown(three, [event(null), event(2, "other")], 2))).toEqual(["m1", "other"]);
	});

	it("ends before a gap, so that the rest is loaded", () => {
		expect(grown(three, [event(6, "late")], 6)).toHaveLength(3);
	});

	it("does not add known moves twice", () => {
		expect(keys(grown(three, [event(3, "m3"), event(4, "m4")], 4))).toEqual(["m1", "m2", "m3", "m4"]);
	});

	it("does not mutate the old log", () => {
		grown(three, [event(1, "x")], 1);
		expect(keys(three)).toEqual(["m1", "m2", "m3"]);
	});
});

describe("turns", () => {
	it("include chance, and start with the set-up", () => {
		const log = [line(1, "nature"), line(2, "nature"), line(3, 1), line(4, "nature"), line(5, 1), line(6, 2)];
		expect(turns(log).map(({ seat, lines }) => [seat, lines.map(({ number }) => number)])).toEqual([
			["nature", [1, 2]],
			[1, [3, 4, 5]],
			[2, [6]],
		]);
	});

	it("are empty before the game", () => {
		expect(turns([])).toEqual([]);
	});
});

describe("a sentence below a name", () => {
	const names = ["Anna", "Anna Lee"];
	const ends = (player: number) => ({ key: "yam-story-end-turn", args: { player } });

	it("omits the name", () => {
		expect(withoutName(ends(1), names, 1)).toBe("Ends the turn.");
	});

	it("keeps other names", () => {
		expect(withoutName(ends(2), names, 1)).toBe("Anna Lee ends the turn.");
		expect(withoutName(ends(1), names, "nature")).toBe("Anna ends the turn.");
	});
});
