/** The guide: addresses of the rules of a table, the rulebook that it follows, and the page of the player aid. */

import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogues";
import { compile } from "../compile-fluent";
import { sayTextIn } from "../src/lib/i18n.svelte";
import { Messages } from "../src/lib/messages";
import { routeFor } from "../src/pages/routes";
import { readBook } from "../src/rules/book";
import { ruleAddress, rulesAddress } from "../src/lib/facts.svelte";
import { capitalised, earlierRules, fromTable, rulebookOf, shownSet } from "../src/rules/guide";
import { searchRules, wordsOf } from "../src/rules/search";
import { useGames, YAMATAI } from "./sample-games";

useGames({ ...YAMATAI, options: { rulebook: ["english", "german"] }, sets: [{ name: "standard", hash: "123" }], rules: 2 });

const SMALL = compile(`
rules-yamatai-title = The rules
rules-yamatai-intro = All of them.
rules-yamatai-version-1 = Boats wait.
rules-stones-version-2 = Other stones.
rule-Y1 = Boats
rule-Y1-1 = There are boats.
    .english = Any of them.
    .german = Only yours.
rule-Y1-2 = There are islands.
`);

describe("the rules of a table", () => {
	const table = { game: "yamatai", set: { hash: "abc" }, rules: 2, options: {} };

	test("carry its set, and its rulebook if it has chosen one", () => {
		expect(rulesAddress(table)).toBe("/rules/yamatai?set=abc");
		expect(rulesAddress({ ...table, options: { rulebook: "german" } })).toBe("/rules/yamatai?set=abc&rulebook=german");
		expect(rulesAddress(table, "/aid")).toBe("/rules/yamatai/aid?set=abc");
	});

	test("carry their version if there is a later one", () => {
		const old = { ...table, rules: 1, options: { order: "drawn" } };
		expect(rulesAddress(old)).toBe("/rules/yamatai?set=abc&rules=1");
		expect(ruleAddress("Y9.2", old)).toBe("/rules/yamatai?set=abc&rules=1#Y9.2");
	});

	test("are where the rules of its refusals are", () => {
		expect(ruleAddress("Y6.4", table)).toBe("/rules/yamatai?set=abc#Y6.4");
		expect(ruleAddress("Y6.4")).toBe("/rules/yamatai#Y6.4");
		expect(ruleAddress("Y6.4", { ...table, game: "tokaido-duo" })).toBe("/rules/yamatai#Y6.4");
		expect(ruleAddress("D3")).toBeNull();
	});

	test("are read from the address again", () => {
		expect(fromTable("?set=abc&rulebook=german")).toEqual({ set: "abc", rulebook: "german", rules: null });
		expect(fromTable("?set=abc&rules=1")).toEqual({ set: "abc", rulebook: null, rules: 1 });
		expect(fromTable("?rules=old")).toEqual({ set: null, rulebook: null, rules: null });
		expect(fromTable("")).toEqual({ set: null, rulebook: null, rules: null });
	});
});

test("the values are those of the table, otherwise of the first set", () => {
	expect(shownSet("yamatai", "?set=abc")).toBe("abc");
	expect(shownSet("yamatai", "")).toBe("123");
	expect(shownSet("chess", "")).toBeNull();
});

test("the rulebook of the table applies, otherwise the usual one", () => {
	expect(rulebookOf("yamatai", "?rulebook=german")).toEqual({ name: "german", ofTable: true });
	expect(rulebookOf("yamatai", "?rulebook=french")).toEqual({ name: "english", ofTable: false });
	expect(rulebookOf("yamatai", "")).toEqual({ name: "english", ofTable: false });
	expect(rulebookOf("chess", "?rulebook=german")).toEqual({ name: "", ofTable: false });
});

describe("earlier rules", () => {
	test("are those of a table with a version before the latest", () => {
		expect(earlierRules("yamatai", "?rules=1")).toBe(1);
		expect(earlierRules("yamatai", "?rules=2")).toBeNull();
		expect(earlierRules("yamatai", "")).toBeNull();
		expect(earlierRules("chess", "?rules=1")).toBeNull();
	});

	test("follow no rulebook", () => {
		expect(rulebookOf("yamatai", "?rules=1")).toEqual({ name: "", ofTable: false });
		expect(rulebookOf("yamatai", "?rules=2&rulebook=german")).toEqual({ name: "german", ofTable: true });
	});

	test("say how they differ, in each language", () => {
		expect([...readBook(SMALL, "en", "yamatai").versions]).toEqual([[1, "Boats wait."]]);
		for (const code of ["en", "de"] as const) {
			const { versions } = readBook(catalogue(`rules-${code}`), code, "yamatai");
			expect([...versions.keys()]).toEqual([1]);
			expect(versions.get(1)).toMatch(/Y9\.2.*Ebisu.*Raijin.*Nakatsu.*Y10/s);
			expect(new Messages(code, catalogue(code)).say("client-rules-earlier", { rules: 1 })).toContain("1");
		}
	});
});

test.each([
	["en", "drawn separately", "repeat"],
	["de", "eigens ausgelost", "wiederholt"],
] as const)("the terms of a table with earlier rules are a sentence in %s", (code, drawn, repeated) => {
	const term = (value: string) => new Messages(code, catalogue(code)).say("client-terms-option", { option: "order", value });
	expect(term("drawn")).toContain(drawn);
	expect(term("repeated")).toContain(repeated);
});

describe("what each rulebook says", () => {
	const book = readBook(SMALL, "en", "yamatai");

	test("belongs to its rule, the English one first", () => {
		expect(book.sections[0]?.rules[0]?.rulebooks).toEqual([
			{ name: "english", text: "Any of them." },
			{ name: "german", text: "Only yours." },
		]);
		expect(book.sections[0]?.rules[1]?.rulebooks).toEqual([]);
	});

	test("is found while rulings are shown", () => {
		const found = (rulings: boolean) => searchRules(book, wordsOf("only yours"), rulings).flatMap(({ rules }) => rules.map(({ number }) => number));
		expect(found(true)).toEqual(["Y1.1"]);
		expect(found(false)).toEqual([]);
	});
});

test("the guide uses the words of the game, from both catalogues together", () => {
	const messages = new Messages("en", catalogue("en"), catalogue("rules-en"));
	const heading = { key: "guide-yamatai-turn-1", args: { player: 2 } };
	expect(sayTextIn(messages, heading, ["Ann", "Ben"])).toBe("Ben opens the game");
	expect(sayTextIn(messages, { key: "yam-word-colour", args: { colour: "wood" } })).toBe("wood");
});

test("words in tables start with a capital letter", () => {
	expect(capitalised("wood")).toBe("Wood");
	expect(capitalised("über")).toBe("Über");
	expect(capitalised("")).toBe("");
});

test("the player aid has an address of its own", () => {
	const aid = routeFor("/rules/yamatai/aid");
	expect(aid.params).toEqual({ game: "yamatai" });
	const unknown = routeFor("/rules/yamatai/other").page;
	expect(aid.page).not.toBe(unknown);
	expect(routeFor("/rules/yamatai").page).not.toBe(aid.page);
	expect(routeFor("/rules//aid").page).toBe(unknown);
	expect(routeFor("/table").page).toBe(unknown);
	expect(routeFor("/rules").page).toBe(routeFor("/rules/yamatai").page);
});
