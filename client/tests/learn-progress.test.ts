import { beforeEach, describe, expect, it, vi } from "vitest";
import { saveProgress, parseProgress, loadProgress, completedShare, isCompleted } from "../src/learn/progress";

beforeEach(() => {
	const kept = new Map<string, string>();
	const setItem = (name: string, value: string) => void kept.set(name, value);
	vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem });
});

describe("what was remembered of a lesson", () => {
	it("begins at the beginning", () => {
		expect(parseProgress(null, 24)).toEqual({ at: 0, furthest: 0 });
	});

	it("does not trust what it finds", () => {
		for (const text of ["", "x", "3", "-1 4", "5 4", "1.5 4", "NaN NaN", "[object Object]"]) {
			expect(parseProgress(text, 24)).toEqual({ at: 0, furthest: 0 });
		}
	});

	it("fits a lesson that has become shorter", () => {
		expect(parseProgress("20 23", 10)).toEqual({ at: 9, furthest: 9 });
	});
});

describe("going through a lesson", () => {
	it("remembers where one is, and how far one has been", () => {
		saveProgress("a", 24, 7);
		saveProgress("a", 24, 3);
		expect(loadProgress("a", 24)).toEqual({ at: 3, furthest: 7 });
		expect(loadProgress("b", 24)).toEqual({ at: 0, furthest: 0 });
	});

	it("is completed at its end, and stays so when one starts again", () => {
		const chapter = { name: "c", stops: 6 };
		expect(isCompleted(chapter)).toBe(false);
		saveProgress("c", 6, 4);
		expect(isCompleted(chapter)).toBe(false);
		saveProgress("c", 6, 5);
		expect(isCompleted(chapter)).toBe(true);
		saveProgress("c", 6, 0);
		expect(isCompleted(chapter)).toBe(true);
		expect(isCompleted({ name: "b", stops: 6 })).toBe(false);
	});

	it("shows how much lies behind", () => {
		expect([completedShare(0, 5), completedShare(2, 5), completedShare(4, 5), completedShare(0, 1)]).toEqual([0, 0.5, 1, 1]);
	});
});
