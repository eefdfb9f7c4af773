import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compile } from "../compile-fluent";
import { sayTextIn } from "../src/lib/i18n.svelte";
import { Messages } from "../src/lib/messages";
import { prompt } from "../src/games/tokaido_duo/prompt";
import type { DuoPhase, DuoView, TextData } from "../src/wire";
import { boardOf, viewOf } from "./tokaido-duo-samples";

function texts(code: "en" | "de"): Messages {
	const read = (name: string) => compile(readFileSync(new URL(`../../src/shima/text/${code}/${name}.ftl`, import.meta.url), "utf8"));
	return new Messages(code, read("shima"), read("games/tokaido_duo/game"), read("games/tokaido_duo/client"));
}

const BUNDLES = { en: texts("en"), de: texts("de") };
const NAMES = ["Aiko", "Ben"];

function said(view: DuoView, picked: string[] = [], mine = true, code: "en" | "de" = "en"): string {
	return sayTextIn(BUNDLES[code], prompt(view, picked, mine, boardOf()) as TextData, NAMES);
}

function acting(texts: string[]): DuoView {
	const moves = texts.map((text, move) => ({ move, text, handles: [] }));
	return viewOf({ phase: "act", playing: { character: "merchant", pips: 2 }, moves });
}

describe("what is asked", () => {
	it("is a die, then where its figure goes", () => {
		expect(said(viewOf())).toBe("Choose a die.");
		expect(said(viewOf(), ["die:pilgrim"])).toBe("Where should your pilgrim go?");
		expect(said(viewOf({ dice: { pilgrim: null, merchant: null, artist: 2 } }))).toBe("Take the last die.");
	});

	it("is what to do where the figure has arrived", () => {
		expect(said(acting(["draw 3", "pass"]))).toBe("Your merchant is in M4. What next?");
		expect(said(viewOf({ ...acting(["paint 1"]), playing: { character: "artist", pips: 1 } }))).toBe("Your artist is in region 4. What next?");
		expect(said(acting(["pass"]))).toMatch(/nothing else/);
	});

	it("is whether to use the hot spring, and where then", () => {
		expect(said(acting(["merchant M2", "pass"]))).toMatch(/hot spring/);
		expect(said(acting(["merchant M2", "pass"]), ["spring"])).toBe("The same die again. Where should your merchant go?");
	});

	it("is which ware goes back", () => {
		expect(said(viewOf({ phase: "return" }))).toBe("You have too many wares. Which one goes back into the bag?");
		expect(said(viewOf({ phase: "return", actor: 2 }), [], false)).toBe("Ben is putting a ware back.");
	});

	it("says what others do", () => {
		expect(said(viewOf({ actor: 2, turn: 2 }), [], false)).toBe("Ben is choosing a die.");
		expect(said({ ...acting([]), actor: 1, viewer: 2 }, [], false)).toBe("Aiko is choosing an action for the merchant in M4.");
		expect(said(viewOf({ phase: "throw", actor: "nature", leader: 2 }), [], false)).toBe("Ben rolls the dice.");
		expect(said(viewOf({ phase: "draw", actor: "nature", turn: 2 }), [], false)).toBe("Ben is drawing wares from the bag.");
	});

	const phases: DuoPhase[] = ["shops", "waves", "throw", "move", "act", "draw", "return", "paint", "over"];
	it.each(phases)("has a sentence in each language: %s", (phase) => {
		for (const code of ["en", "de"] as const) {
			for (const mine of [true, false]) {
				const view = viewOf({ phase, playing: { character: "artist", pips: 1 } });
				const sentence = said(view, [], mine, code);
				expect(sentence).not.toMatch(/client-|\{|\?\?\?/);
				expect(sentence.length).toBeGreaterThan(5);
			}
		}
	});
});

describe("the catalogue", () => {
	it("has the same keys in each language", () => {
		const keys = (code: "en" | "de"): string[] => {
			const source = readFileSync(new URL(`../../src/shima/text/${code}/games/tokaido_duo/client.ftl`, import.meta.url), "utf8");
			return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
		};
		expect(keys("de")).toEqual(keys("en"));
		expect(keys("en").every((key) => key.startsWith("client-"))).toBe(true);
	});
});
