/** Display names of the players at a table. */

import { expect, test } from "vitest";
import type { ChairView, TableView } from "../src/wire";

const { isFormerPlayer, levelOf, namesOf, personName } = await import("../src/lib/names");

function chair(name: string, bot: string | null = null): ChairView {
	return { name, kind: bot ? "bot" : "person", bot, away: null, resigned: false, you: false, here: false, reserved: false, expected: null };
}

test("bots of one level are numbered, people and single bots are not", () => {
	const chairs = [chair("Ann"), chair("Rex", "level1"), chair("Ben", "level2"), chair("Rex", "level1")];
	expect(namesOf({ chairs } as TableView)).toEqual(["Ann", "Rex 1", "Ben", "Rex 2"]);
});

test("a person with the name of a bot keeps it", () => {
	const chairs = [chair("Rex"), chair("Rex", "level1")];
	expect(namesOf({ chairs } as TableView)).toEqual(["Rex", "Rex"]);
});

test("a former player is recognised by the name that nobody else can have", () => {
	expect(isFormerPlayer("former player")).toBe(true);
	expect(personName("Ann")).toBe("Ann");
});

test("bots have a level, other players none", () => {
	expect(["level1", "level8", "random", "search:sims=9", "Ann"].map(levelOf)).toEqual([1, 8, 0, 0, 0]);
});
