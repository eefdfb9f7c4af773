import { describe, expect, it } from "vitest";
import { goals, touch, type Offer } from "../src/play/offers";
import yamatai from "../src/games/yamatai";
import type { MoveSelection } from "../src/play/selection.svelte";
import { offerOf, priceOf } from "../src/games/yamatai/offers";

function offer(move: number, notation: string, path: string[], args: Record<string, unknown> = {}): Offer {
	return { move, notation, label: { key: "label", args }, path, deliberate: yamatai.deliberate(path[0]!), main: false, choice: null };
}

const sell = offer(1, "sell stone", ["sell:stone"], { coins: 6 });
const reserve = offer(2, "reserve 5", ["power", "tile:5"]);
const offers = [sell, reserve];

const selection = { offers } as unknown as MoveSelection;

describe("queries of the offers", () => {
	it("find offers by their first handle, with their price", () => {
		expect(offerOf(selection, "sell:stone")).toBe(sell);
		expect(offerOf(selection, "buy:stone")).toBeNull();
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
		expect(["power", "power:Kachiko", "powers", "end"].map(yamatai.deliberate)).toEqual([true, true, false, false]);
	});
});
