import { describe, expect, it } from "vitest";
import { decisionStats } from "../src/results/decisions";
import type { ReviewLine } from "../src/wire";

const best = { move: 3, label: { key: "yam-label-end", args: {} }, handles: ["end"] };

function line(number: number, by: number | "nature", chances: number[], cost: number | null = null): ReviewLine {
	return { number, by, handles: [], chances, cost, best: cost ? best : null, simulations: 400 };
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

describe("deciding", () => {
	it("counts choices, good ones and what they cost", () => {
		const [first, second] = decisionStats(lines, 2);
		expect(first).toMatchObject({ choices: 3, good: 1 });
		expect(first?.mean).toBeCloseTo(0.08);
		expect(second).toMatchObject({ choices: 1, good: 0 });
		expect(decisionStats([], 1)).toEqual([{ choices: 0, good: 0, mean: 0 }]);
	});
});
