import { describe, expect, it, vi } from "vitest";
import { durationOf, lessonAt, titleIn } from "../src/learn/courses";
import type { LessonLine } from "../src/wire";

vi.mock("../src/lib/i18n.svelte", () => ({ say: (key: string, args: object) => `${key} ${Object.values(args).join()}` }));
vi.mock("../src/lib/settings.svelte", () => ({ settings: { language: "de" } }));

const line = (name: string, chapter: number | null, seconds = 180) =>
	({ name, chapter, seconds, game: "yamatai", titles: { en: { title: name, about: "" } } }) as unknown as LessonLine;
const lessons = [line("yamatai-opener", 0, 90), line("yamatai-fleets", 1), line("mine", null)];

describe("a course", () => {
	it("is found by the names of its lessons", () => {
		expect(lessonAt(lessons, "yamatai-fleets")?.chapter).toBe(1);
		expect(lessonAt(lessons, "mine")?.name).toBe("mine");
		expect(lessonAt(lessons, "nowhere")).toBe(undefined);
		expect(lessonAt(lessons, "")).toBe(undefined);
	});

	it("begins with its opener at the address of the former lesson", () => {
		expect(lessonAt(lessons, "yamatai-first")?.name).toBe("yamatai-opener");
		expect(lessonAt([...lessons, line("yamatai-first", null)], "yamatai-first")?.name).toBe("yamatai-first");
	});

	it("says how long its chapters take", () => {
		expect(lessons.map(durationOf)).toEqual(["client-learn-seconds 90", "client-learn-minutes 3", "client-learn-minutes 3"]);
	});

	it("has a title in another language if there is no translation", () => {
		expect(titleIn(lessons[0]!).title).toBe("yamatai-opener");
	});
});
