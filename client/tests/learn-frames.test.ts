import { describe, expect, it, vi } from "vitest";
import { framesOf } from "../src/learn/frames";
import { compile } from "../compile-fluent";
import { Notes } from "../src/learn/notes";
import { Messages } from "../src/lib/messages";
import { handlesToPointAt, type Offer } from "../src/play/offers";
import type { LessonStep, StopView } from "../src/wire";

vi.mock("../src/lib/api", () => ({ get: vi.fn() }));

const told = (by: number | "nature", key: string) => ({ by, texts: [{ key, args: {} }], handles: [] });

function stop(...steps: string[]): StopView {
	const views = steps.map((key, index): LessonStep => ({
		stories: [told(index + 1, key)],
		view: { round: index } as unknown as LessonStep["view"],
		scores: [index],
	}));
	const chairs = [{ name: "Hana", you: true }, { name: "Aki", you: false }];
	const table = { view: { round: 99 }, scores: [99], turn: 1, labels: [{ move: 3 }], chairs };
	return { number: 4, steps: views, table } as unknown as StopView;
}

describe("the way to a stop", () => {
	it("shows every decision, and ends at the stop", () => {
		const frames = framesOf(stop("one", "two", "three"), "You");
		expect(frames.map(({ table }) => table.scores)).toEqual([[0], [1], [99]]);
		expect(frames.map(({ arrived }) => arrived)).toEqual([false, false, true]);
		expect(frames.map((frame) => frame.told.map(({ texts }) => texts[0]!.key))).toEqual([["one"], ["one", "two"], ["one", "two", "three"]]);
	});

	it("offers moves at the stop alone", () => {
		expect(framesOf(stop("one", "two"), "You").map(({ table }) => table.labels.length)).toEqual([0, 1]);
	});

	it("is the stop at once where nothing has happened", () => {
		const frames = framesOf(stop(), "You");
		expect(frames.map(({ arrived, told }) => [arrived, told])).toEqual([[true, []]]);
	});

	it("ends where the answer to the decision has led", () => {
		const step = { stories: [told(1, "answer")], view: { round: 7 }, scores: [7] } as unknown as LessonStep;
		const [frame] = framesOf(stop(), "You", { key: "a", move: 3, notation: "x", step });
		expect([frame!.table.scores, frame!.table.labels, frame!.arrived]).toEqual([[7], [], true]);
		expect(frame!.told.map(({ texts }) => texts[0]!.key)).toEqual(["answer"]);
	});

	it("calls the learner “you”", () => {
		const [frame] = framesOf(stop(), "Du");
		expect(frame!.table.chairs.map(({ name }) => name)).toEqual(["Du", "Aki"]);
	});
});

describe("what is pointed at", () => {
	const offer: Offer = { move: 7, notation: "place clay 16", label: { key: "", args: {} }, path: ["boat:clay", "spot:16"], deliberate: false, main: false, choice: null };

	const wood: Offer = { ...offer, move: 8, path: ["boat:wood", "spot:16"] };
	const fleet: Offer = { ...offer, move: 9, path: ["fleet:1"] };

	it("is the next thing on the way, and the button of the move", () => {
		expect(handlesToPointAt([offer, wood], 7, [])).toEqual(new Set(["move:7", "boat:clay"]));
		expect(handlesToPointAt([offer, wood], 7, ["boat:clay"])).toEqual(new Set(["move:7", "spot:16"]));
		expect(handlesToPointAt([offer, fleet], 9, [])).toEqual(new Set(["move:9", "fleet:1"]));
	});

	it("is the place at once, if there is only one thing to put there", () => {
		expect(handlesToPointAt([offer, fleet], 7, [])).toEqual(new Set(["move:7", "spot:16"]));
		expect(handlesToPointAt([{ ...offer, deliberate: true }], 7, [])).toEqual(new Set(["move:7", "boat:clay"]));
	});

	it("is the beginning, if something else was picked up", () => {
		expect(handlesToPointAt([offer, wood], 7, ["boat:wood"])).toEqual(new Set(["move:7", "boat:clay"]));
	});

	it("is nothing without a move", () => {
		expect(handlesToPointAt([offer], null, [])).toEqual(new Set());
		expect(handlesToPointAt([offer], 3, [])).toEqual(new Set());
	});
});

describe("the words of a lesson", () => {
	const source = "title = T\nabout = A\nfirst = Do it.\n    .why = Because.\nlast = Done.\n";
	const notes = new Notes(new Messages("en", compile(source)));

	it("say what, why, and what is wrong if the lesson says so", () => {
		expect(notes.note("first")).toEqual({ what: "Do it.", why: "Because.", wrong: null });
		expect(notes.note("last")).toEqual({ what: "Done.", why: null, wrong: null });
	});
});
