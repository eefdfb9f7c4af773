import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LONGEST_LAG, LONGEST_STEP, MOST_STEPS, Pacing, stay } from "../src/table/pacing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pacing(hurried = () => false) {
	const shown: { steps: number[]; at: number }[] = [];
	const start = Date.now();
	const made = new Pacing<number>(
		(steps) => shown.push({ steps: [...steps], at: Date.now() - start }),
		hurried,
		() => Date.now(),
	);
	return { made, shown };
}

describe("how long a step stays", () => {
	it("is never longer than a step, and all together never longer than the lag", () => {
		for (let waiting = 1; waiting <= 40; waiting++) {
			expect(stay(waiting)).toBeLessThanOrEqual(LONGEST_STEP);
			expect(stay(waiting) * waiting).toBeLessThanOrEqual(LONGEST_LAG);
		}
	});

	it("is nothing when nothing waits, or too much", () => {
		expect(stay(0)).toBe(0);
		expect(stay(MOST_STEPS + 1)).toBe(0);
	});
});

describe("showing what others do", () => {
	it("shows the first step at once and the next ones after each other", () => {
		const { made, shown } = pacing();
		made.add(1);
		made.add(2);
		made.add(3);
		expect(shown).toEqual([{ steps: [1], at: 0 }]);
		vi.runAllTimers();
		expect(shown.map(({ steps }) => steps)).toEqual([[1], [2], [3]]);
		expect(shown[1]!.at).toBeGreaterThan(150);
		expect(shown[2]!.at - shown[1]!.at).toBeLessThanOrEqual(LONGEST_STEP);
	});

	it("does not wait when the last step was shown long ago", () => {
		const { made, shown } = pacing();
		made.add(1);
		vi.advanceTimersByTime(1000);
		made.add(2);
		expect(shown.at(-1)).toEqual({ steps: [2], at: 1000 });
	});

	it("jumps past what waits, and passes nothing over in silence", () => {
		const { made, shown } = pacing();
		made.add(1);
		made.add(2);
		made.add(3);
		made.jump(4);
		expect(shown.at(-1)).toEqual({ steps: [2, 3, 4], at: 0 });
		vi.runAllTimers();
		expect(shown).toHaveLength(2);
	});

	it("shows everything at once when nobody can follow", () => {
		let hidden = false;
		const { made, shown } = pacing(() => hidden);
		made.add(1);
		made.add(2);
		hidden = true;
		made.add(3);
		expect(shown.map(({ steps }) => steps)).toEqual([[1], [2, 3]]);
	});

	it("catches up when too much waits", () => {
		const { made, shown } = pacing();
		for (let step = 0; step <= MOST_STEPS + 1; step++) made.add(step);
		expect(shown.at(-1)!.steps.at(-1)).toBe(MOST_STEPS + 1);
		expect(shown.at(-1)!.at).toBe(0);
	});

	it("never lags behind by more than the longest lag", () => {
		const { made, shown } = pacing();
		for (let step = 0; step < 60; step++) {
			made.add(step);
			vi.advanceTimersByTime(90);
		}
		vi.runAllTimers();
		const lags = shown.flatMap(({ steps, at }) => steps.map((step) => at - step * 90));
		expect(Math.max(...lags)).toBeLessThanOrEqual(LONGEST_LAG);
		expect(shown.flatMap(({ steps }) => steps)).toEqual([...Array(60).keys()]);
	});

	it("shows nothing more once it is stopped", () => {
		const { made, shown } = pacing();
		made.add(1);
		made.add(2);
		made.stop();
		vi.runAllTimers();
		expect(shown).toHaveLength(1);
	});
});
