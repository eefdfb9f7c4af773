import { describe, expect, it } from "vitest";
import { nearest } from "../src/play/arrows";
import { ahead, goals, groups, next, offersOf, remaining, touch, undrawn, type Offered } from "../src/play/offers";
import type { TableView } from "../src/wire";

function offer(move: number, notation: string, ...path: string[]): Offered {
	return { move, notation, label: { key: "label", args: {} }, path, deliberate: false };
}

const clay16 = offer(1, "place clay 16", "boat:clay", "spot:16");
const clay17 = offer(2, "place clay 17", "boat:clay", "spot:17");
const wood16 = offer(3, "place wood 16", "boat:wood", "spot:16");
const end = offer(4, "end", "end");
const near = offer(5, "artist 3", "die:artist", "region:3");
const through = offer(6, "artist 3 via moon", "die:artist", "region:3");
const drawn = { hasHandles: true, deliberate: (handle: string) => handle === "power" };
const offers = [clay16, clay17, wood16, end];

describe("what a table offers", () => {
	it("has the notation of the view and a path for each label", () => {
		const table = {
			view: { moves: [{ move: 4, text: "end", handles: ["end"] }, { move: 5, text: "slide 1 to 2", handles: ["power", "spot:1", "spot:2"] }] },
			labels: [4, 5].map((move) => ({ move, label: { key: "label", args: {} } })),
		} as unknown as TableView;
		const slide = { ...offer(5, "slide 1 to 2", "power", "spot:1", "spot:2"), deliberate: true };
		expect(offersOf(table, drawn)).toEqual([end, slide]);
		const whole = [offer(4, "end", "move:4"), offer(5, "slide 1 to 2", "move:5")];
		expect(offersOf(table, { ...drawn, hasHandles: false })).toEqual(whole);
	});

	it("is a move as a whole where the game names no handles", () => {
		const table = { view: { moves: [{ move: 1, text: "take 2", handles: [] }] }, labels: [{ move: 1, label: { key: "label", args: {} } }] };
		expect(offersOf(table as unknown as TableView, drawn)).toEqual([offer(1, "take 2", "move:1")]);
	});

	it("is nothing before the game", () => {
		expect(offersOf({ view: null, labels: [] } as unknown as TableView, drawn)).toEqual([]);
	});
});

describe("handles", () => {
	it("lead on from what is in hand", () => {
		expect(next(offers, [])).toEqual(new Set(["boat:clay", "boat:wood", "end"]));
		expect(next(offers, ["boat:clay"])).toEqual(new Set(["spot:16", "spot:17"]));
		expect(remaining(offers, ["boat:wood"])).toEqual([wood16]);
		expect(next(offers, ["boat:clay", "spot:16"])).toEqual(new Set());
	});

	it("that end moves are goals, but a move of one handle has none", () => {
		expect(goals(offers)).toEqual(new Set(["spot:16", "spot:17"]));
	});

	it("that no board draws need buttons", () => {
		expect(undrawn(offers, [], new Set(["boat:clay", "boat:wood"]))).toEqual([end]);
		expect(undrawn(offers, ["boat:clay"], new Set(["spot:16"]))).toEqual([clay17]);
		expect(undrawn(offers, [], new Set())).toEqual(offers);
	});
});

describe("touching a handle", () => {
	it("picks up what leads on", () => {
		expect(touch(offers, [], "boat:clay")).toEqual({ kind: "pick", picked: ["boat:clay"] });
	});

	it("plays the move that it completes", () => {
		expect(touch(offers, ["boat:clay"], "spot:17")).toEqual({ kind: "play", offer: clay17 });
		expect(touch(offers, [], "end")).toEqual({ kind: "play", offer: end });
	});

	it("puts back what is in hand", () => {
		expect(touch(offers, ["boat:clay"], "boat:clay")).toEqual({ kind: "drop" });
	});

	it("takes another thing instead of what is in hand", () => {
		expect(touch(offers, ["boat:clay"], "boat:wood")).toEqual({ kind: "pick", picked: ["boat:wood"] });
		expect(touch(offers, ["boat:clay"], "end")).toEqual({ kind: "play", offer: end });
	});

	it("plays backwards from a goal, or asks which move is meant", () => {
		expect(touch(offers, [], "spot:17")).toEqual({ kind: "play", offer: clay17 });
		expect(touch(offers, [], "spot:16")).toEqual({ kind: "menu", offers: [clay16, wood16] });
	});

	it("asks between moves with the same path", () => {
		expect(touch([near, through], ["die:artist"], "region:3")).toEqual({ kind: "menu", offers: [near, through] });
	});

	it("does nothing where nothing leads", () => {
		expect(touch(offers, [], "spot:40")).toEqual({ kind: "no" });
		expect(touch(offers, ["boat:wood"], "spot:17")).toEqual({ kind: "no" });
	});

	it("can be looked at ahead", () => {
		expect(ahead(offers, ["boat:clay"], "spot:16")).toEqual([clay16]);
		expect(ahead(offers, [], "spot:16")).toEqual([clay16, wood16]);
		expect(ahead(offers, [], "boat:clay")).toEqual([]);
	});
});

describe("all moves", () => {
	it("are grouped by what is picked up first, and none is lost", () => {
		const found = groups([...offers, offer(9, "odd")]);
		expect([...found.keys()]).toEqual(["boat:clay", "boat:wood", "end", "other"]);
		expect([...found.values()].flat()).toHaveLength(5);
	});
});

describe("arrow keys", () => {
	const points = [
		{ x: 100, y: 0 },
		{ x: 50, y: 40 },
		{ x: 0, y: -80 },
	];
	const from = { x: 0, y: 0 };

	it("go to the nearest thing in their direction", () => {
		expect(nearest(from, points, { x: 1, y: 0 })).toBe(0);
		expect(nearest(from, points, { x: 0, y: -1 })).toBe(2);
		expect(nearest(from, points, { x: 0, y: 1 })).toBe(1);
	});

	it("go nowhere when nothing lies there", () => {
		expect(nearest(from, points, { x: -1, y: 0 })).toBe(-1);
	});
});
