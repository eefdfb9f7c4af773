/** Which move lies between two positions, and how long its pieces fly. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { Told } from "../src/table/log";
import { moveBetween } from "../src/table/motion.svelte";
import { flightDuration, stepDuration } from "../src/table/pace";
import { countedPoints, countedSources, stepsOf } from "../src/results/counting";

const line = (number: number, by: Told["by"], ...handles: string[]): Told => ({ number, by, texts: [], handles });
const LINES = [line(1, 1, "fleet:1"), line(2, 2, "fleet:2"), line(3, 2, "end"), line(4, "nature"), line(5, 1, "fleet:3")];

describe("the move between two positions", () => {
	it("is that of the only player who moved, with all it touched", () => {
		expect(moveBetween(LINES, 0, 1)).toEqual({ seat: 1, handles: ["fleet:1"] });
		expect(moveBetween(LINES, 1, 4)).toEqual({ seat: 2, handles: ["fleet:2", "end"] });
	});

	it("is unknown if several players moved, nobody did, or the log is not there yet", () => {
		expect(moveBetween(LINES, 0, 2)).toBeNull();
		expect(moveBetween(LINES, 3, 4)).toBeNull();
		expect(moveBetween(LINES, 4, 6)).toBeNull();
	});
});

describe("the pieces of a move", () => {
	const motion = { matches: false };
	beforeEach(() => {
		vi.stubGlobal("document", { hidden: false });
		vi.stubGlobal("matchMedia", () => motion);
	});
	afterEach(() => {
		motion.matches = false;
		settings.pace = "normal";
		vi.unstubAllGlobals();
	});

	it("land before the next step, and the viewer's own within 200 ms", () => {
		for (const pace of ["slow", "normal", "fast"] as const) {
			settings.pace = pace;
			expect(flightDuration(false)).toBeGreaterThan(0);
			expect(flightDuration(false)).toBeLessThan(stepDuration());
			expect(flightDuration(true)).toBeLessThanOrEqual(200);
		}
	});

	it("take between 700 and 900 ms a step at the normal pace", () => {
		expect(stepDuration()).toBeGreaterThanOrEqual(700);
		expect(stepDuration()).toBeLessThanOrEqual(900);
	});

	it("do not fly at once, with reduced motion or on a hidden page", () => {
		settings.pace = "instant";
		expect(flightDuration(false)).toBe(0);
		settings.pace = "slow";
		motion.matches = true;
		expect(flightDuration(true)).toBe(0);
		motion.matches = false;
		vi.stubGlobal("document", { hidden: true });
		expect(flightDuration(false)).toBe(0);
	});
});

describe("the count of the points", () => {
	const rows = [{ source: "buildings", points: [5, 3] }, { source: "coins", points: [2, -1] }];

	it("starts with the last player and ends with the winner, source by source", () => {
		expect(stepsOf(rows, 2)).toBe(4);
		expect([0, 1, 2, 3, 4].map((step) => [countedSources(rows, 2, 1, step), countedSources(rows, 2, 0, step)])).toEqual([
			[0, 0],
			[1, 0],
			[2, 0],
			[2, 1],
			[2, 2],
		]);
		expect([0, 1, 2].map((sources) => countedPoints(rows, 1, sources))).toEqual([0, 3, 2]);
	});
});
