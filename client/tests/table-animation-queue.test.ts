import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_STEPS, AnimationQueue } from "../src/table/animation-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STEP = 800;

function pacing(isInstant = () => false) {
	const shown: { steps: number[]; at: number }[] = [];
	const start = Date.now();
	const made = new AnimationQueue<number>(
		(steps) => shown.push({ steps: [...steps], at: Date.now() - start }),
		() => (isInstant() ? 0 : STEP),
		() => Date.now(),
	);
	return { made, shown };
}

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
		expect(shown[2]!.at - shown[1]!.at).toBeLessThanOrEqual(STEP);
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

	it("finishes at once on request", () => {
		const { made, shown } = pacing();
		made.add(1);
		made.add(2);
		made.add(3);
		expect(made.finish()).toBe(true);
		expect(shown.at(-1)).toEqual({ steps: [2, 3], at: 0 });
		expect(made.finish()).toBe(false);
	});

	it("loses no step of a fast game", () => {
		const { made, shown } = pacing();
		for (let step = 0; step < 60; step++) {
			made.add(step);
			vi.advanceTimersByTime(90);
		}
		vi.runAllTimers();
		const lags = shown.flatMap(({ steps, at }) => steps.map((step) => at - step * 90));
		expect(Math.max(...lags)).toBeLessThanOrEqual((MAX_STEPS + 1) * STEP);
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

	it("waits while something else is shown, unless it is skipped", () => {
		const { made, shown } = pacing();
		made.add(1);
		made.hold(2000);
		made.add(2);
		vi.advanceTimersByTime(1999);
		expect(shown).toHaveLength(1);
		vi.advanceTimersByTime(1);
		expect(shown.at(-1)).toEqual({ steps: [2], at: 2000 });
		made.hold(2000);
		made.add(3);
		expect(made.finish()).toBe(true);
		expect(shown.at(-1)).toEqual({ steps: [3], at: 2000 });
	});
});
