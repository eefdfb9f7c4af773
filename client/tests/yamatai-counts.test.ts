import { describe, expect, it } from "vitest";
import { BOATS, CULTURES, freshBoats, powerOf, present, spread, tally } from "../src/games/yamatai/counts";
import { position } from "./yamatai-samples";

describe("counted pieces", () => {
	it("are spread out and listed in their order", () => {
		expect(spread({ gold: 1, bamboo: 2 }, BOATS)).toEqual(["bamboo", "bamboo", "gold"]);
		expect(present({ crane: 1, fan: 0, mask: 2 }, CULTURES)).toEqual([
			["mask", 2],
			["crane", 1],
		]);
	});

	it("are tallied from a list", () => {
		expect(tally(["fan", "fan", "drum"])).toEqual([
			["fan", 2],
			["drum", 1],
		]);
	});

	it("cannot be exchanged if the viewer gained them this turn", () => {
		const fresh = { bamboo: 0, wood: 2, stone: 0, clay: 0, gold: 0 };
		expect(freshBoats(position({ fresh, turn: 1 }), "wood")).toBe(2);
		expect(freshBoats(position({ fresh, turn: 1 }), "clay")).toBe(0);
		expect(freshBoats(position({ fresh, turn: 2 }), "wood")).toBe(0);
	});

	it("tell what a fleet can do", () => {
		expect(powerOf(4, { boats: ["clay"], power: "slide" })).toBe("slide");
		expect(powerOf(10, { boats: ["clay", "wood", "any"], power: null })).toBe("any");
		expect(powerOf(1, { boats: ["bamboo"], power: null })).toBe("first");
		expect(powerOf(2, { boats: ["bamboo"], power: null })).toBe("none");
	});
});
