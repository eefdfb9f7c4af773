import { describe, expect, it } from "vitest";
import { goals, nextHandles, touch, type Offer } from "../src/play/offers";
import yamatai from "../src/games/yamatai";
import type { MoveSelection } from "../src/play/selection.svelte";
import { litHandles, offerOf, priceOf } from "../src/games/yamatai/offers";

function offer(move: number, notation: string, path: string[], args: Record<string, unknown> = {}): Offer {
	return { move, notation, label: { key: "label", args }, path, deliberate: yamatai.deliberate(path[0]!) };
}

const sell = offer(1, "sell stone", ["sell:stone"], { coins: 6 });
const recruits = [
	offer(10, "recruit Riu fan fan", ["specialist:Riu", "pay:fan+fan"]),
	offer(11, "recruit Riu fan mask drum", ["specialist:Riu", "pay:fan+mask+drum"]),
	offer(12, "recruit Tomoe crane crane", ["specialist:Tomoe", "pay:crane+crane"]),
];
const reserve = offer(2, "reserve 5", ["power", "tile:5"]);
const offers = [sell, reserve, ...recruits];

function select(picked: string[]): MoveSelection {
	const lit = nextHandles(offers, picked);
	return { offers, picked, highlight: (handle: string) => (lit.has(handle) ? "lit" : "idle") } as unknown as MoveSelection;
}

describe("queries of the offers", () => {
	it("find the payments of the picked-up specialist, and no others", () => {
		expect(litHandles(select([]), "pay:")).toEqual([]);
		expect(litHandles(select(["specialist:Riu"]), "pay:")).toEqual(["pay:fan+fan", "pay:fan+mask+drum"]);
		expect(litHandles(null, "pay:")).toEqual([]);
	});

	it("find offers by their first handle, with their price", () => {
		expect(offerOf(select([]), "sell:stone")).toBe(sell);
		expect(offerOf(select([]), "buy:stone")).toBeNull();
		expect(offerOf(null, "sell:stone")).toBeNull();
		expect(priceOf(sell, 3)).toBe(6);
		expect(priceOf(null, 3)).toBe(3);
	});
});

describe("the power of a fleet", () => {
	it("is not used by touching its target", () => {
		expect(goals([reserve])).toEqual(new Set());
		expect(touch([reserve], [], "tile:5")).toEqual({ kind: "no" });
		expect(touch([reserve], ["power"], "tile:5")).toEqual({ kind: "play", offer: reserve });
		expect(["power", "power:Kachiko", "powers", "end"].map(yamatai.deliberate)).toEqual([true, true, false, true]);
	});
});
