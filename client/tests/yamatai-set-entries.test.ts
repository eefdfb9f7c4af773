/** Where things stand in the text of a set of Yamataï. */

import { expect, test } from "vitest";
import { fleetEntry } from "../src/games/yamatai/set-entries";

const VALUES = [
	{ where: "fleet[0].number", value: "1" },
	{ where: "fleet[0].boats", value: "2" },
	{ where: "fleet[1].number", value: "4" },
	{ where: "fleet[2].number", value: "2" },
];

test("a fleet is found by its number, wherever it is listed", () => {
	expect([1, 2, 4].map((number) => fleetEntry(VALUES, number))).toEqual(["fleet[0]", "fleet[2]", "fleet[1]"]);
});

test("before the first check, fleets are in the order of their numbers", () => {
	expect(fleetEntry([], 3)).toBe("fleet[2]");
});
