import { describe, expect, it } from "vitest";
import { goals, next, touch, type Offered } from "../src/play/offers";
import { pathOf } from "../src/games/yamatai/paths";
import type { Play } from "../src/play/play.svelte";
import { litWith, offered, priceOf } from "../src/games/yamatai/near";

function offer(move: number, notation: string, args: Record<string, unknown> = {}): Offered {
	return { move, notation, label: { key: "label", args }, path: pathOf({ phase: "turn" }, notation) };
}

const sell = offer(1, "sell stone", { coins: 6 });
const recruits = ["recruit Riu fan fan", "recruit Riu fan mask drum", "recruit Tomoe crane crane"].map((text, index) => offer(10 + index, text));
const reserve = offer(2, "reserve 5");
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
	});
});
