/** Who speaks: the remarks of a turn one after another. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RemarkView } from "../src/wire";

const { SHOWN, Speaking } = await import("../src/table/speaking.svelte");

const remark = (seat: number, variant = 1): RemarkView => ({ seat, text: { key: "line-greeting", args: { bot: "level1", variant } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("remarks are shown one after another, each for its time", () => {
	const speaking = new Speaking();
	speaking.say([remark(2), remark(3)]);
	expect(speaking.now?.seat).toBe(2);
	vi.advanceTimersByTime(SHOWN);
	expect(speaking.now?.seat).toBe(3);
	vi.advanceTimersByTime(SHOWN);
	expect(speaking.now).toBeUndefined();
});

test("a turn without remarks does not cut anyone short", () => {
	const speaking = new Speaking();
	speaking.say([remark(2)]);
	vi.advanceTimersByTime(SHOWN / 2);
	speaking.say([]);
	expect(speaking.now?.seat).toBe(2);
	vi.advanceTimersByTime(SHOWN / 2);
	expect(speaking.now).toBeUndefined();
});

test("new remarks replace earlier ones", () => {
	const speaking = new Speaking();
	speaking.say([remark(2), remark(3)]);
	speaking.say([remark(4)]);
	expect(speaking.now?.seat).toBe(4);
	vi.advanceTimersByTime(SHOWN);
	expect(speaking.now).toBeUndefined();
});

test("nobody speaks after the end", () => {
	const speaking = new Speaking();
	speaking.say([remark(2), remark(3)]);
	speaking.stop();
	vi.advanceTimersByTime(3 * SHOWN);
	expect(speaking.now).toBeUndefined();
});
