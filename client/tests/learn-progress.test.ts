import { beforeEach, describe, expect, it, vi } from "vitest";
import { saveProgress, parseProgress, loadProgress, completedShare, lessonStatus } from "../src/learn/progress";

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

	it("is new, begun, done, and begun again", () => {
		expect(lessonStatus({ at: 0, furthest: 0 }, 24)).toBe("new");
		expect(lessonStatus({ at: 4, furthest: 4 }, 24)).toBe("begun");
		expect(lessonStatus({ at: 23, furthest: 23 }, 24)).toBe("done");
		expect(lessonStatus({ at: 2, furthest: 23 }, 24)).toBe("begun");
	});

	it("shows how much lies behind", () => {
		expect([completedShare(0, 5), completedShare(2, 5), completedShare(4, 5), completedShare(0, 1)]).toEqual([0, 0.5, 1, 1]);
	});
});
