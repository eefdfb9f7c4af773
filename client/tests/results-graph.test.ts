import { describe, expect, it } from "vitest";
import { positionNear, frameOf, positionForKey, lineOf, marksOf, positionAt, ticksOf, xOf, yOf } from "../src/results/graph";

const frame = { width: 260, height: 120, left: 40, right: 240, top: 10, bottom: 110 };

describe("the frame", () => {
	it("has room for its labels at every width", () => {
		for (const width of [0, 320, 390, 800, 2000]) {
			const { left, right, top, bottom, height } = frameOf(width);
			expect(right - left).toBeGreaterThan(90);
			expect(bottom - top).toBeGreaterThan(90);
			expect(height).toBeLessThanOrEqual(170);
		}
	});
});

describe("coordinates", () => {
	it("go from left to right and from loss to win", () => {
		expect([xOf(frame, 50, 0), xOf(frame, 50, 25), xOf(frame, 50, 50)]).toEqual([40, 140, 240]);
		expect([yOf(frame, 0), yOf(frame, 0.5), yOf(frame, 1), yOf(frame, 1.2)]).toEqual([110, 60, 10, 10]);
	});

	it("become positions again", () => {
		for (const number of [0, 1, 17, 50]) expect(positionAt(frame, 50, xOf(frame, 50, number))).toBe(number);
		expect(positionAt(frame, 50, -30)).toBe(0);
		expect(positionAt(frame, 50, 999)).toBe(50);
	});

	it("exist in a game without moves", () => {
		expect(xOf(frame, 0, 0)).toBe(40);
		expect(positionAt(frame, 0, 200)).toBe(0);
	});
});

describe("lines", () => {
	it("connect the known chances of a seat", () => {
		const known = [
			{ number: 1, chances: [0.5, 0.5] },
			{ number: 2, chances: [1, 0] },
		];
		expect(lineOf(frame, 2, known, 0)).toBe("M140 60L240 10");
		expect(lineOf(frame, 2, known, 1)).toBe("M140 60L240 110");
		expect(lineOf(frame, 2, [], 0)).toBe("");
	});
});

describe("ticks", () => {
	it("are few and round", () => {
		expect(ticksOf(frame, 575)).toEqual([0, 200, 400]);
		expect(ticksOf(frame, 38)).toEqual([0, 20]);
		expect(ticksOf(frame, 3)).toEqual([0, 1, 2, 3]);
		expect(ticksOf(frame, 0)).toEqual([0]);
		for (const moves of [1, 7, 99, 364, 1234, 99_999]) expect(ticksOf(frame, moves).length).toBeLessThanOrEqual(4);
	});
});

describe("marks of moments", () => {
	it("do not hide each other and stay inside", () => {
		const at = [
			{ number: 20, chance: 0.5 },
			{ number: 21, chance: 0.5 },
			{ number: 22, chance: 0.5 },
			{ number: 40, chance: 1 },
			{ number: 50, chance: 0 },
		];
		const marks = marksOf(frame, 50, at, 20);
		expect(marks.map((mark) => mark.number)).toEqual([20, 21, 22, 40, 50]);
		marks.forEach((one, index) => {
			expect(one.x).toBeGreaterThanOrEqual(frame.left);
			expect(one.x).toBeLessThanOrEqual(frame.right);
			expect(one.y).toBeGreaterThanOrEqual(frame.top);
			expect(one.y).toBeLessThanOrEqual(frame.bottom);
			for (const other of marks.slice(index + 1)) {
				expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(19.9);
			}
		});
	});

	it("have priority over the positions next to them", () => {
		const marks = [{ number: 21, x: 124, y: 60 }];
		expect(positionNear(frame, 50, marks, 130, 64, 10)).toBe(21);
		expect(positionNear(frame, 50, marks, 140, 64, 10)).toBe(25);
	});
});

describe("keys", () => {
	it("step, jump and go to both ends, never beyond", () => {
		expect(positionForKey("ArrowRight", 5, 50)).toBe(6);
		expect(positionForKey("ArrowLeft", 0, 50)).toBe(0);
		expect(positionForKey("PageUp", 45, 50)).toBe(50);
		expect(positionForKey("PageDown", 45, 50)).toBe(35);
		expect(positionForKey("Home", 45, 50)).toBe(0);
		expect(positionForKey("End", 45, 50)).toBe(50);
		expect(positionForKey("a", 45, 50)).toBeNull();
	});
});
