import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compile } from "../compile-fluent";
import { actionsOf, placeOfActions } from "../src/games/tokaido_duo/actions";
import duo from "../src/games/tokaido_duo";
import { overlap } from "../src/games/tokaido_duo/boxes";
import { placePanel } from "../src/games/tokaido_duo/panel-place";
import { steps } from "../src/games/tokaido_duo/steps";
import { textSizeAt } from "../src/games/tokaido_duo/text-size";
import { sayTextIn } from "../src/lib/i18n.svelte";
import { Messages } from "../src/lib/messages";
import type { Offer } from "../src/play/offers";
import type { DuoView } from "../src/wire";
import { viewOf } from "./tokaido-duo-samples";

function texts(code: "en" | "de"): Messages {
	const read = (name: string) => compile(readFileSync(new URL(`../../src/shima/text/${code}/${name}.ftl`, import.meta.url), "utf8"));
	return new Messages(code, read("shima"), read("games/tokaido_duo/game"), read("games/tokaido_duo/client"));
}

const BUNDLES = { en: texts("en"), de: texts("de") };
const acting = viewOf({ phase: "act", playing: { character: "merchant", pips: 3 }, dice: { pilgrim: 2, merchant: null, artist: 1 } });

function line(view: DuoView, picked: string[] = [], code: "en" | "de" = "en"): string {
	return steps(view, true, picked).map(({ label, state }) => `${sayTextIn(BUNDLES[code], label, [])}: ${state}`).join(", ");
}

describe("the turn line", () => {
	it("begins with the die", () => {
		expect(line(viewOf())).toBe("Die: now, Move: ahead, Action: ahead");
		expect(line(viewOf(), [], "de")).toBe("Würfel: now, Bewegung: ahead, Aktion: ahead");
	});

	it("names the die that is picked up", () => {
		expect(line(viewOf(), ["die:pilgrim"])).toBe("Pilgrim 3: done, Move: now, Action: ahead");
	});

	it("names the die that was taken, and asks for the action", () => {
		expect(line(acting)).toBe("Merchant 3: done, Move: done, Action: now");
		expect(line(acting, [], "de")).toBe("Händler 3: done, Bewegung: done, Aktion: now");
		expect(line({ ...acting, phase: "return" })).toBe("Merchant 3: done, Move: done, Action: now");
	});

	it("moves again with the hot spring", () => {
		expect(line(acting, ["spring"])).toBe("Merchant 3: done, Move: now, Action: ahead");
	});

	it("waits while dice are thrown, and ends with the game", () => {
		expect(line(viewOf({ phase: "throw" }))).toBe("Die: ahead, Move: ahead, Action: ahead");
		expect(steps(viewOf({ phase: "over" }), false)).toEqual([]);
	});
});

function offers(...notations: string[]): Offer[] {
	return notations.map((notation, move) => ({ move, notation, label: { key: "", args: {} }, path: [`do:${notation.replaceAll(" ", "-")}`], deliberate: false, main: false, choice: null }));
}

describe("the actions of a place", () => {
	const ordered = (view: DuoView, ...notations: string[]): string[] => actionsOf(view, duo.inOrder(offers(...notations))).map(({ offer }) => offer.notation);

	it("begin with the best sale; the same sale for less comes last", () => {
		expect(ordered(acting, "sell 2 at 4", "sell 2 at 3", "sell 1 at 4", "sell 1 at 3", "pass")).toEqual([
			"sell 2 at 4", "sell 1 at 4", "pass", "sell 2 at 3", "sell 1 at 3",
		]);
	});

	it("are less prominent from the end of the die on", () => {
		const found = actionsOf(acting, duo.inOrder(offers("sell 1 at 4", "sell 1 at 3", "pass")));
		expect(found.map(({ minor }) => minor)).toEqual([false, true, true]);
	});

	it("draw and paint more rather than less", () => {
		expect(ordered(acting, "draw 3", "draw 4", "pass")).toEqual(["draw 4", "draw 3", "pass"]);
	});

	it("are only those without a place on the map", () => {
		const again: Offer = { move: 9, notation: "merchant M2", label: { key: "", args: {} }, path: ["spring", "at:M2"], deliberate: false, main: false, choice: null };
		expect(actionsOf(acting, [again, ...offers("pass")]).map(({ offer }) => offer.notation)).toEqual(["pass"]);
		expect(actionsOf(viewOf(), offers("pass"))).toEqual([]);
	});

	it("are next to the figure that has moved, or the merchant with too many wares", () => {
		expect(placeOfActions(acting)).toEqual({ player: 1, character: "merchant", handle: "at:M4" });
		expect(placeOfActions({ ...acting, phase: "return", playing: { character: "pilgrim", pips: 2 }, viewer: 2 })).toEqual({
			player: 2, character: "merchant", handle: "at:M1",
		});
		expect(placeOfActions(viewOf())).toBeNull();
	});
});

describe("a panel of buttons", () => {
	const panel = { width: 200, height: 120 };
	const boxOf = ({ left, top }: { left: number; top: number }) => ({ left, top, right: left + panel.width, bottom: top + panel.height });

	it.each([[390, 356], [360, 240], [544, 390], [940, 756]])("stays in a frame of %i × %i and off its place", (width, height) => {
		for (let x = 0; x <= width - 40; x += 25) {
			for (let y = 0; y <= height - 40; y += 25) {
				const target = { left: x, top: y, right: x + 40, bottom: y + 40 };
				const box = boxOf(placePanel(panel, { width, height }, target));
				expect(box.left).toBeGreaterThanOrEqual(0);
				expect(box.top).toBeGreaterThanOrEqual(0);
				expect(box.right).toBeLessThanOrEqual(width);
				expect(box.bottom).toBeLessThanOrEqual(height);
				const fitsBeside = x > 214 || x + 40 + 214 < width || y > 134 || y + 40 + 134 < height;
				if (fitsBeside) expect(overlap(box, target)).toBe(0);
			}
		}
	});
});

describe("text on the map", () => {
	it("has at least 10 pixels on a phone, and its usual size on a large map", () => {
		for (const scale of [0.25, 0.36, 0.4, 0.6, 0.8]) expect(textSizeAt(scale) * scale).toBeGreaterThanOrEqual(10);
		expect(textSizeAt(0.8)).toBe(23);
		expect(textSizeAt(0)).toBe(23);
	});
});
