import { describe, expect, it } from "vitest";
import { reviewTurns, turnAt } from "../src/results/turns";
import { turns, type Told } from "../src/table/log";
import type { ReviewLine } from "../src/wire";

const BY = ["nature", "nature", 1, 1, "nature", 2, 2, 1] as const;
const told: Told[] = BY.map((by, index) => ({ number: index + 1, by, texts: [], handles: [] }));
const COSTS = [null, null, 0.01, 0.06, null, 0.2, 0.08, 0.04];
const lines: ReviewLine[] = BY.map((by, index) => ({
	number: index + 1,
	by,
	handles: [],
	chances: [index / 10, 1 - index / 10],
	cost: COSTS[index] ?? null,
	best: null,
	simulations: 400,
}));

describe("the turns of a review", () => {
	const found = reviewTurns(turns(told), lines);

	it("are the set-up and the turns of the players", () => {
		expect(found.map(({ seat, from, to }) => [seat, from, to])).toEqual([
			["nature", 0, 2],
			[1, 2, 5],
			[2, 5, 7],
			[1, 7, 8],
		]);
	});

	it("have a sign for mistakes, and start before the costliest one", () => {
		expect(found.map(({ sign, position }) => [sign, position])).toEqual([
			["", 0],
			["?", 3],
			["??", 5],
			["", 7],
		]);
	});

	it("tell the player's chance after the player's last move, not after a draw", () => {
		expect(found.map(({ chance }) => chance)).toEqual([null, 0.3, 1 - 0.6, 0.7]);
	});

	it("know no chance until the whole turn is reviewed", () => {
		const early = reviewTurns(turns(told), lines.slice(0, 6));
		expect(early.map(({ chance }) => chance)).toEqual([null, 0.3, null, null]);
	});

	it("are found by the next move, at the end of the game the last one", () => {
		expect([0, 1, 2, 4, 5, 7, 8].map((position) => turnAt(found, position))).toEqual([0, 0, 1, 1, 2, 3, 3]);
	});
});
