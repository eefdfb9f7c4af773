import { describe, expect, it } from "vitest";
import { nearest } from "../src/play/arrow-keys";
import { completedBy, fanOf, goals, groupByFirstHandle, nextHandles, offersOf, remaining, touch, withoutHandle, type Offer } from "../src/play/offers";
import type { TableView } from "../src/wire";

function offer(move: number, notation: string, ...path: string[]): Offer {
	return { move, notation, label: { key: "label", args: {} }, path, deliberate: false, main: false, choice: null };
}

const clay16 = offer(1, "place clay 16", "boat:clay", "spot:16");
const clay17 = offer(2, "place clay 17", "boat:clay", "spot:17");
const wood16 = offer(3, "place wood 16", "boat:wood", "spot:16");
const end: Offer = { ...offer(4, "end", "end"), deliberate: true, main: true };
const near = offer(5, "artist 3", "die:artist", "region:3");
const through = offer(6, "artist 3 via moon", "die:artist", "region:3");
const drawn = {
	hasHandles: true,
	deliberate: (handle: string) => handle === "power",
	isChoice: (handle: string) => handle.startsWith("pay:"),
	isMain: (handle: string) => handle === "end",
	inOrder: (offers: Offer[]) => offers,
};
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

	it("is a whole move if the game has no handles", () => {
		const table = { view: { moves: [{ move: 1, text: "take 2", handles: [] }] }, labels: [{ move: 1, label: { key: "label", args: {} } }] };
		expect(offersOf(table as unknown as TableView, drawn)).toEqual([offer(1, "take 2", "move:1")]);
	});

	it("is empty before the game", () => {
		expect(offersOf({ view: null, labels: [] } as unknown as TableView, drawn)).toEqual([]);
	});
});

describe("handles", () => {
	it("continue from the picked-up ones", () => {
		expect(nextHandles(offers, [])).toEqual(new Set(["boat:clay", "boat:wood", "end"]));
		expect(nextHandles(offers, ["boat:clay"])).toEqual(new Set(["spot:16", "spot:17"]));
		expect(remaining(offers, ["boat:wood"])).toEqual([wood16]);
		expect(nextHandles(offers, ["boat:clay", "spot:16"])).toEqual(new Set());
	});

	it("that end moves are goals, unless the move has only one", () => {
		expect(goals(offers)).toEqual(new Set(["spot:16", "spot:17"]));
	});

	it("that are not on the board need buttons", () => {
		expect(withoutHandle(offers, [], new Set(["boat:clay", "boat:wood"]))).toEqual([end]);
		expect(withoutHandle(offers, ["boat:clay"], new Set(["spot:16"]))).toEqual([clay17]);
		expect(withoutHandle(offers, [], new Set())).toEqual(offers);
	});
});

describe("touching a handle", () => {
	it("picks it up if the path continues", () => {
		expect(touch(offers, [], "boat:clay")).toEqual({ kind: "pick", picked: ["boat:clay"] });
	});

	it("plays the move that it completes", () => {
		expect(touch(offers, ["boat:clay"], "spot:17")).toEqual({ kind: "play", offer: clay17 });
		expect(touch(offers, [], "end")).toEqual({ kind: "play", offer: end });
	});

	it("again puts it back", () => {
		expect(touch(offers, ["boat:clay"], "boat:clay")).toEqual({ kind: "drop" });
	});

	it("replaces the picked-up one", () => {
		expect(touch(offers, ["boat:clay"], "boat:wood")).toEqual({ kind: "pick", picked: ["boat:wood"] });
		expect(touch(offers, ["boat:clay"], "end")).toEqual({ kind: "play", offer: end });
	});

	it("plays from a goal, or shows a menu of the moves", () => {
		expect(touch(offers, [], "spot:17")).toEqual({ kind: "play", offer: clay17 });
		expect(touch(offers, [], "spot:16")).toEqual({ kind: "menu", offers: [clay16, wood16] });
	});

	it("shows a menu of moves with the same path", () => {
		expect(touch([near, through], ["die:artist"], "region:3")).toEqual({ kind: "menu", offers: [near, through] });
	});

	it("does nothing without a matching move", () => {
		expect(touch(offers, [], "spot:40")).toEqual({ kind: "no" });
		expect(touch(offers, ["boat:wood"], "spot:17")).toEqual({ kind: "no" });
	});

	it("with a choice left opens a fan, and plays if there is only one", () => {
		const pays = ["pay:fan+fan", "pay:mask+mask"].map((choice, index) => ({ ...offer(20 + index, choice, "specialist:Riu"), choice }));
		expect(touch(pays, [], "specialist:Riu")).toEqual({ kind: "menu", offers: pays });
		expect(touch(pays.slice(1), [], "specialist:Riu")).toEqual({ kind: "play", offer: pays[1] });
		const power = { ...pays[0]!, path: ["power:Raijin"], deliberate: true };
		expect(touch([power], [], "power:Raijin")).toEqual({ kind: "menu", offers: [power] });
	});

	it("can be previewed", () => {
		expect(completedBy(offers, ["boat:clay"], "spot:16")).toEqual([clay16]);
		expect(completedBy(offers, [], "spot:16")).toEqual([clay16, wood16]);
		expect(completedBy(offers, [], "boat:clay")).toEqual([]);
	});
});

describe("a fan", () => {
	const remove = { ...offer(7, "remove 16", "power", "spot:16"), deliberate: true };
	const slides = [17, 18].map((goal) => ({ ...offer(goal, `slide 16 to ${goal}`, "power", "spot:16", `spot:${goal}`), deliberate: true }));
	const aside = { ...offer(9, "aside clay", "end", "boat:clay"), deliberate: true, main: true };

	it("has the boats that fit a spot", () => {
		expect(fanOf(offers, [], "spot:16").map(({ offer }) => offer)).toEqual([clay16, wood16]);
		expect(fanOf(offers, [], "spot:17")).toEqual([]);
		expect(fanOf(offers, ["boat:clay"], "spot:16")).toEqual([]);
	});

	it("has the powers that can be used at a place, and picks up those that go on", () => {
		expect(fanOf([clay17, remove], [], "spot:16")).toEqual([{ offer: remove, picked: null }]);
		expect(fanOf([clay17, ...slides], [], "spot:16")).toEqual([{ offer: slides[0], picked: ["power", "spot:16"] }]);
		expect(fanOf([remove], ["boat:clay"], "spot:16")).toEqual([]);
	});

	it("never puts a boat aside", () => {
		expect(fanOf([clay16, aside], [], "boat:clay")).toEqual([]);
	});
});

describe("putting a boat aside", () => {
	const [clay, wood] = ["clay", "wood"].map((colour, index) => ({ ...offer(9 + index, `aside ${colour}`, "end", `boat:${colour}`), deliberate: true, main: true }));
	const sell = offer(8, "sell clay", "sell:clay");

	it("takes the main button first: touching the boat is not enough", () => {
		expect(touch([clay!, wood!, sell], [], "boat:clay")).toEqual({ kind: "no" });
		expect(touch([clay!, wood!, clay16], [], "boat:clay")).toEqual({ kind: "pick", picked: ["boat:clay"] });
		expect(touch([clay!, wood!, sell], [], "end")).toEqual({ kind: "pick", picked: ["end"] });
		expect(touch([clay!, wood!, sell], ["end"], "boat:clay")).toEqual({ kind: "play", offer: clay });
	});

	it("is never part of a hovered boat", () => {
		expect(completedBy([clay!, wood!, sell], [], "boat:clay")).toEqual([]);
		expect([...goals([clay!, wood!, sell])]).toEqual([]);
	});
});

describe("all moves", () => {
	it("are grouped by their first handle, without losing any", () => {
		const found = groupByFirstHandle([...offers, offer(9, "odd")]);
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

	it("move to the nearest handle in their direction", () => {
		expect(nearest(from, points, { x: 1, y: 0 })).toBe(0);
		expect(nearest(from, points, { x: 0, y: -1 })).toBe(2);
		expect(nearest(from, points, { x: 0, y: 1 })).toBe(1);
	});

	it("do nothing when there is no handle", () => {
		expect(nearest(from, points, { x: -1, y: 0 })).toBe(-1);
	});
});
