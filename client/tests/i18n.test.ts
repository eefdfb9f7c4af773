import { describe, expect, it } from "vitest";
import { catalogue, sourceOf } from "../catalogues";
import { sayTextIn } from "../src/lib/i18n.svelte";
import { Messages } from "../src/lib/messages";
import { LANGUAGES, type Language } from "../src/lib/settings.svelte";

const english = new Messages("en", catalogue("en"));
const german = new Messages("de", catalogue("de"));

describe("sentences", () => {
	it("are said in both languages", () => {
		expect(english.say("client-table-turn-of", { name: "Anna" })).toBe("Anna’s turn");
		expect(german.say("client-table-turn-of", { name: "Anna" })).toBe("Anna ist am Zug");
	});

	it("have the numbers of things right", () => {
		expect(english.say("client-wait-free", { free: 1 })).toContain("One seat");
		expect(english.say("client-wait-free", { free: 2 })).toContain("2 seats");
		expect(english.say("client-wait-free", { free: 0 })).toBe("Everyone is here.");
	});

	it("name the rulebook of a table and who goes first", () => {
		const told = (option: string, value: string) => english.say("client-terms-option", { option, value });
		expect(told("rulebook", "german")).toBe("The German rulebook applies.");
		expect(told("rulebook", "english")).toBe("The English rulebook applies.");
		expect(told("compass", "green")).toBe("Green goes first.");
		expect(told("speed", "fast")).toBe("speed: fast.");
	});

	it("show the key where there is none, so that it is noticed", () => {
		expect(english.say("no-such-key")).toBe("no-such-key");
	});
});

describe("sentences from the server", () => {
	it("get the names of seats, which count from 1 in them", () => {
		const names = ["Anna", "Ben"];
		const text = (player: number) => ({ key: "yam-story-end-turn", args: { player } });
		expect(sayTextIn(english, text(1), names)).toBe("Anna ends the turn.");
		expect(sayTextIn(english, text(2), names)).toBe("Ben ends the turn.");
		expect(sayTextIn(english, text(2))).toBe("Player 2 ends the turn.");
		expect(sayTextIn(english, { key: "yam-why-reserved-by", args: { tile: 3, other: 2 } }, names)).toContain("Ben");
	});

	it("may hold others", () => {
		const tile = {
			key: "yam-tile",
			args: { tile: 19, kind: "torii", points: 6, boats: { key: "yam-boats", args: { count: 2, colour: "clay" } } },
		};
		const said = sayTextIn(english, { key: "yam-label-reserve", args: { tile } });
		expect(said).toBe("Reserve tile 19 (torii, 6 points: 2 clay)");
	});

	it("keep numbers that are no seats", () => {
		const text = { key: "yam-label-buy", args: { colour: "clay", coins: 4 } };
		expect(sayTextIn(english, text, ["Anna"])).toBe("Buy a clay boat for 4");
	});
});

describe.each(["", "rules-"])("the catalogues %s*", (kind) => {
	const keysOf = (code: Language) => [...sourceOf(kind + code).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]!);

	it("have the same keys in both languages, each once", () => {
		const [first, second] = [keysOf("en"), keysOf("de")];
		expect(new Set(first).size).toBe(first.length);
		expect([...first].sort()).toEqual([...second].sort());
	});

	it.each(LANGUAGES)("of %s can be read to the end", (code) => {
		const messages = new Messages(code, catalogue(kind + code));
		for (const key of keysOf(code)) expect(messages.has(key), key).toBe(true);
	});
});
