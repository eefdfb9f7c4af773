import { describe, expect, it } from "vitest";
import { decisionStats, luckiest, momentsOf } from "../src/results/moments";
import type { ReviewLine, ReviewMoment } from "../src/wire";

const best = { move: 3, label: { key: "yam-label-end", args: {} }, handles: ["end"] };

function line(number: number, by: number | "nature", chances: number[], cost: number | null = null): ReviewLine {
	return { number, by, handles: [], chances, cost, best: cost ? best : null };
}

function moment(number: number, kind: ReviewMoment["kind"], seat: number, weight: number): ReviewMoment {
	return { number, kind, seat, weight, why: { key: "reason-you", args: {} } };
}

const lines = [
	line(1, "nature", [0.5, 0.5]),
	line(2, 1, [0.3, 0.7], 0.2),
	line(3, 2, [0.45, 0.55], 0.15),
	line(4, "nature", [0.75, 0.25]),
	line(5, 1, [0.71, 0.29], 0.04),
	line(6, 1, [0.71, 0.29], 0),
	line(7, 2, [0.71, 0.29]),
	line(8, "nature", [0.6, 0.4]),
];

describe("moments", () => {
	it("are the server's in their order, then the costliest others", () => {
		const { deciding, further } = momentsOf(lines, [moment(2, "cost", 1, 0.2), moment(4, "draw", 1, 0.3)], [2, 3, 5]);
		expect(deciding.map(({ mark, number, seat, kind, weight }) => [mark, number, seat, kind, weight])).toEqual([
			[1, 2, 0, "cost", 0.2],
			[2, 4, 0, "draw", 0.3],
		]);
		expect(deciding.every(({ why, line, number }) => why?.key === "reason-you" && line.number === number)).toBe(true);
		expect(further.map(({ mark, number, seat, weight, why }) => [mark, number, seat, weight, why])).toEqual([
			[3, 3, 1, 0.15, null],
		]);
	});

	it("are at most five, the costliest", () => {
		const many = Array.from({ length: 9 }, (_, index) => line(index + 1, 1, [0.5, 0.5], 0.1 + index / 100));
		const three = [7, 8, 9].map((number) => moment(number, "cost", 1, 0.09 + number / 100));
		const { deciding, further } = momentsOf(many, three, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
		expect([...deciding, ...further].map(({ mark, number }) => [mark, number])).toEqual([
			[1, 7],
			[2, 8],
			[3, 9],
			[4, 5],
			[5, 6],
		]);
	});

	it("are empty in a game of good decisions", () => {
		expect(momentsOf([line(1, 1, [1, 0], 0.04)], [], [1])).toEqual({ deciding: [], further: [] });
	});

	it("wait until their moves are reviewed", () => {
		expect(momentsOf([], [moment(2, "cost", 1, 0.2)], []).deciding).toEqual([]);
	});
});

describe("luck", () => {
	it("is the draw with the largest gain", () => {
		const found = luckiest(lines);
		expect(found).toMatchObject({ number: 4, seat: 0 });
		expect(found?.gain).toBeCloseTo(0.3);
	});

	it("needs a draw that mattered", () => {
		expect(luckiest([line(1, "nature", [0.5, 0.5]), line(2, "nature", [0.52, 0.48]), line(3, 1, [0.9, 0.1], 0)])).toBeNull();
	});
});

describe("deciding", () => {
	it("counts choices, good ones and what they cost", () => {
		const [first, second] = decisionStats(lines, 2);
		expect(first).toMatchObject({ choices: 3, good: 1 });
		expect(first?.mean).toBeCloseTo(0.08);
		expect(second).toMatchObject({ choices: 1, good: 0 });
		expect(decisionStats([], 1)).toEqual([{ choices: 0, good: 0, mean: 0 }]);
	});
});
