import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_LAG, MAX_STEP_DURATION, MAX_STEPS, AnimationQueue, stepDuration } from "../src/table/animation-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pacing(hurried = () => false) {
	const shown: { steps: number[]; at: number }[] = [];
	const start = Date.now();
	const made = new AnimationQueue<number>(
		(steps) => shown.push({ steps: [...steps], at: Date.now() - start }),
		hurried,
		() => Date.now(),
	);
	return { made, shown };
}

describe("the duration of a step", () => {
	it("has a maximum, and so does the whole lag", () => {
		for (let waiting = 1; waiting <= 40; waiting++) {
			expect(stepDuration(waiting)).toBeLessThanOrEqual(MAX_STEP_DURATION);
			expect(stepDuration(waiting) * waiting).toBeLessThanOrEqual(MAX_LAG);
		}
	});

	it("is 0 with an empty or a too long queue", () => {
		expect(stepDuration(0)).toBe(0);
		expect(stepDuration(MAX_STEPS + 1)).toBe(0);
	});
});

describe("the queue", () => {
	it("shows the first step at once and the next ones one by one", () => {
		const { made, shown } = pacing();
		made.add(1);
		made.add(2);
		made.add(3);
		expect(shown).toEqual([{ steps: [1], at: 0 }]);
		vi.runAllTimers();
		expect(shown.map(({ steps }) => steps)).toEqual([[1], [2], [3]]);
		expect(shown[1]!.at).toBeGreaterThan(150);
		expect(shown[2]!.at - shown[1]!.at).toBeLessThanOrEqual(MAX_STEP_DURATION);
	});

	it("does not wait when the last step was shown long ago", () => {
		const { made, shown } = pacing();
		made.add(1);
		vi.advanceTimersByTime(1000);
		made.add(2);
		expect(shown.at(-1)).toEqual({ steps: [2], at: 1000 });
	});

	it("skips waiting steps but passes all of them on", () => {
		const { made, shown } = pacing();
		made.add(1);
		made.add(2);
		made.add(3);
		made.skipTo(4);
		expect(shown.at(-1)).toEqual({ steps: [2, 3, 4], at: 0 });
		vi.runAllTimers();
		expect(shown).toHaveLength(2);
	});

	it("shows everything at once when the animation is off", () => {
		let hidden = false;
		const { made, shown } = pacing(() => hidden);
		made.add(1);
		made.add(2);
		hidden = true;
		made.add(3);
		expect(shown.map(({ steps }) => steps)).toEqual([[1], [2, 3]]);
	});

	it("catches up when the queue is too long", () => {
		const { made, shown } = pacing();
		for (let step = 0; step <= MAX_STEPS + 1; step++) made.add(step);
		expect(shown.at(-1)!.steps.at(-1)).toBe(MAX_STEPS + 1);
		expect(shown.at(-1)!.at).toBe(0);
	});

	it("never lags by more than the maximum", () => {
		const { made, shown } = pacing();
		for (let step = 0; step < 60; step++) {
			made.add(step);
			vi.advanceTimersByTime(90);
		}
		vi.runAllTimers();
		const lags = shown.flatMap(({ steps, at }) => steps.map((step) => at - step * 90));
		expect(Math.max(...lags)).toBeLessThanOrEqual(MAX_LAG);
		expect(shown.flatMap(({ steps }) => steps)).toEqual([...Array(60).keys()]);
	});

	it("shows nothing after it is stopped", () => {
		const { made, shown } = pacing();
		made.add(1);
		made.add(2);
		made.stop();
		vi.runAllTimers();
		expect(shown).toHaveLength(1);
	});
});
