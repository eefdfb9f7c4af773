import { describe, expect, it } from "vitest";
import { goals, next, touch, type Offered } from "../src/play/offers";
import yamatai from "../src/games/yamatai";
import type { Play } from "../src/play/play.svelte";
import { litWith, offered, priceOf } from "../src/games/yamatai/near";

function offer(move: number, notation: string, path: string[], args: Record<string, unknown> = {}): Offered {
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

function hand(picked: string[]): Play {
	const lit = next(offers, picked);
	return { offers, picked, light: (handle: string) => (lit.has(handle) ? "lit" : "idle") } as unknown as Play;
}

describe("what lies near", () => {
	it("are the payments of the specialist in hand, and no others", () => {
		expect(litWith(hand([]), "pay:")).toEqual([]);
		expect(litWith(hand(["specialist:Riu"]), "pay:")).toEqual(["pay:fan+fan", "pay:fan+mask+drum"]);
		expect(litWith(null, "pay:")).toEqual([]);
	});

	it("are offers by their first handle, with the price that they name", () => {
		expect(offered(hand([]), "sell:stone")).toBe(sell);
		expect(offered(hand([]), "buy:stone")).toBeNull();
		expect(offered(null, "sell:stone")).toBeNull();
		expect(priceOf(sell, 3)).toBe(6);
		expect(priceOf(null, 3)).toBe(3);
	});
});

describe("the power of a fleet", () => {
	it("is never used by touching what it would be used on", () => {
		expect(goals([reserve])).toEqual(new Set());
		expect(touch([reserve], [], "tile:5")).toEqual({ kind: "no" });
		expect(touch([reserve], ["power"], "tile:5")).toEqual({ kind: "play", offer: reserve });
		expect(["power", "power:Kachiko", "powers", "end"].map(yamatai.deliberate)).toEqual([true, true, false, false]);
	});
});
