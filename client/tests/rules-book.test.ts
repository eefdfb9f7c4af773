/** The rules as a book: every rule of the catalogues, in order, with links and search. */

import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogues";
import { compile } from "../compile-fluent";
import { grouped, parts, readBook, ruleKeys, type Book } from "../src/rules/book";
import { DUO, useGames, YAMATAI } from "./sample-games";
import { pieces, searchRules, wordsOf } from "../src/rules/search";

useGames(DUO, YAMATAI);

const SMALL = compile(`
rules-yamatai-title = The rules
rules-yamatai-intro = See Y2.1.

rule-Y1 = Boats
rule-Y1-1 = There are boats.
    .ruling = Never too few.
rule-Y1-fu-hsi = Fu Hsi: a
    long text (Y1.1).
rule-Y2 = Islands
rule-Y2-1 = There are Ïslands, größer than Y1.12.
picture-Y1-fu-hsi = Fu Hsi.
rule-D1 = Dice
rule-D1-1 = There are dice.
`);
const small = readBook(SMALL, "en", "yamatai");
const numbers = (book: Pick<Book, "sections">) => book.sections.flatMap(({ rules }) => rules.map(({ number }) => number));

describe("reading", () => {
	test("keys in their order", () => {
		expect(ruleKeys(SMALL).map(({ key }) => key)).toEqual([
			"rule-Y1",
			"rule-Y1-1",
			"rule-Y1-fu-hsi",
			"rule-Y2",
			"rule-Y2-1",
			"rule-D1",
			"rule-D1-1",
		]);
	});

	test("sections, rules and rulings of one game", () => {
		expect(small.title).toBe("The rules");
		expect(small.sections.map(({ number, heading }) => `${number} ${heading}`)).toEqual(["Y1 Boats", "Y2 Islands"]);
		expect(small.sections[0]?.rules[0]).toEqual({
			number: "Y1.1",
			name: null,
			text: "There are boats.",
			ruling: "Never too few.",
			rulebooks: [],
			caption: null,
		});
		expect(small.sections[0]?.rules[1]).toMatchObject({ name: "Fu Hsi", text: "a\nlong text (Y1.1)." });
		expect(numbers(small)).toEqual(["Y1.1", "Y1.fu-hsi", "Y2.1"]);
	});

	test.each([
		["yamatai", 13],
		["tokaido-duo", 10],
	])("%s is complete in both languages", (game, sections) => {
		const books = [readBook(catalogue("rules-en"), "en", game), readBook(catalogue("rules-de"), "de", game)] as const;
		expect(books[0].sections).toHaveLength(sections);
		expect(numbers(books[0])).toEqual(numbers(books[1]));
		for (const book of books) {
			expect(book.title).not.toContain("rules-");
			const known = new Set([...numbers(book), ...book.sections.map(({ number }) => number)]);
			for (const rule of book.sections.flatMap(({ rules }) => rules)) {
				expect(rule.text).not.toBe("");
				const named = parts(`${rule.text} ${rule.ruling ?? ""}`).flatMap((part) => part.rule ?? []);
				expect(named.filter((number) => !known.has(number))).toEqual([]);
			}
		}
	});
});

describe("links in texts", () => {
	test("numbers of rules lead there, other numbers do not", () => {
		expect(parts("See Y6.5, D3 (2 players).")).toEqual([
			{ text: "See ", rule: null },
			{ text: "Y6.5", rule: "Y6.5" },
			{ text: ", ", rule: null },
			{ text: "D3", rule: "D3" },
			{ text: " (2 players).", rule: null },
		]);
		expect(parts("")).toEqual([]);
	});
});

describe("search", () => {
	const found = (search: string, rulings = true) => numbers({ sections: searchRules(small, wordsOf(search), rulings) });

	test("all words, in any order, without case and marks", () => expect(found("ISLANDS there")).toEqual(["Y2.1"]));
	test("parts of words", () => expect(found("sland")).toEqual(["Y2.1"]));
	test("however umlauts are typed", () => {
		for (const word of ["größer", "groesser", "grosser", "GRÖSSER"]) expect(found(word)).toEqual(["Y2.1"]);
	});
	test("numbers, but not within longer ones", () => {
		expect(found("y1.1")).toEqual(["Y1.1", "Y1.fu-hsi"]);
		expect(found("1.12")).toEqual(["Y2.1"]);
		expect(found("y1")).toEqual(["Y1.1", "Y1.fu-hsi", "Y2.1"]);
	});
	test("a heading keeps its whole section", () => expect(found("boats")).toEqual(["Y1.1", "Y1.fu-hsi"]));
	test("rulings only while they are shown", () => {
		expect(found("never")).toEqual(["Y1.1"]);
		expect(found("never", false)).toEqual([]);
	});
	test("nothing to search for shows all", () => expect(found("  ")).toHaveLength(3));
	test("nothing found is an empty book", () => expect(found("xyzzy")).toEqual([]));

	test("what was searched for is marked where it stands", () => {
		expect(pieces("Die größeren Schiffe", ["groess", "schiff"])).toEqual([
			{ text: "Die ", hit: false },
			{ text: "größ", hit: true },
			{ text: "eren ", hit: false },
			{ text: "Schiff", hit: true },
			{ text: "e", hit: false },
		]);
		expect(pieces("plain", [])).toEqual([{ text: "plain", hit: false }]);
	});
});

test("rules stand in groups, each with at most one picture, at its beginning", () => {
	expect(small.sections[0]?.rules[1]?.caption).toBe("Fu Hsi.");
	expect(grouped(small.sections[0]?.rules ?? []).map((group) => group.map(({ number }) => number))).toEqual([["Y1.1"], ["Y1.fu-hsi"]]);
	expect(grouped(small.sections[1]?.rules ?? [])).toHaveLength(1);
});
