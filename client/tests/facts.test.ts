/** Facts about games, and the texts of games from other packages. */

import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { catalogue } from "../catalogues";
import { compile } from "../compile-fluent";
import { DUO, useGames, STONES, YAMATAI } from "./sample-games";

const SHELF = { version: "1", games: [DUO, STONES, YAMATAI], bots: ["random"], orders: [], clocks: [] };
const TEXT = "../examples/stones/shima_stones/text";
const requests: string[] = [];
let broken = "";

vi.stubGlobal("__CATALOGUES__", { en: "/en", de: "/de", "rules-en": "/rules-en" });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("fetch", async (path: string) => {
	requests.push(path);
	if (broken && path.includes(broken)) throw new Error("cut off");
	if (path === "/api/games") return Response.json(SHELF);
	const words = /^\/api\/games\/stones\/words\/(\w+)$/.exec(path);
	if (!words) return Response.json(catalogue(path.slice(1)));
	return Response.json({ language: words[1], messages: compile(readFileSync(`${TEXT}/${words[1]}/game.ftl`, "utf8")) });
});

async function fresh() {
	vi.resetModules();
	requests.length = 0;
	broken = "";
	return { ...(await import("../src/lib/facts.svelte")), ...(await import("../src/lib/i18n.svelte")) };
}

const textRequests = () => requests.filter((path) => path.includes("/words/"));

describe("the facts about games", () => {
	it("include the title and the address of rules", async () => {
		const { titleOf, ruleAddress } = await import("../src/lib/facts.svelte");
		useGames(DUO, YAMATAI, STONES);
		expect(titleOf("yamatai")).toBe("Yamataï");
		expect(titleOf("chess")).toBe("chess");
		expect(ruleAddress("Y6.4")).toBe("/rules/yamatai#Y6.4");
		expect(ruleAddress("D3")).toBe("/rules/tokaido-duo#D3");
		expect(ruleAddress("S1")).toBeNull();
		expect(ruleAddress("")).toBeNull();
	});

	it("are loaded once, again on demand, and again after a failure", async () => {
		const { facts } = await fresh();
		broken = "/api/games";
		await expect(facts.ready()).rejects.toThrow();
		broken = "";
		expect((await facts.ready()).bots).toEqual(["random"]);
		await facts.ready();
		expect(requests.filter((path) => path === "/api/games")).toHaveLength(2);
		await facts.load();
		expect(requests.filter((path) => path === "/api/games")).toHaveLength(3);
	});
});

describe("the texts of a game from another package", () => {
	const label = { key: "stones-label-take", args: { count: 2 } };

	it("are loaded with the game, whichever comes first", async () => {
		const first = await fresh();
		await first.loadLanguage("en");
		await first.facts.ready();
		expect(first.sayText(label)).toBe("Take 2 stones");
		const second = await fresh();
		await Promise.all([second.facts.ready(), second.loadLanguage("en")]);
		expect(second.sayText(label)).toBe("Take 2 stones");
	});

	it("follow the language, and are fetched once for each", async () => {
		const { facts, loadLanguage, sayText, say } = await fresh();
		await Promise.all([loadLanguage("en"), facts.ready()]);
		await loadLanguage("de");
		expect(sayText(label)).toBe("2 Steine nehmen");
		expect(say("client-close")).toBe("Schließen");
		await loadLanguage("en");
		await facts.load();
		expect(sayText(label)).toBe("Take 2 stones");
		expect(textRequests()).toEqual(["/api/games/stones/words/en", "/api/games/stones/words/de"]);
	});

	it("fall back to the other language, or to the key", async () => {
		const { facts, loadLanguage, sayText, say } = await fresh();
		broken = "/words/en";
		await Promise.all([loadLanguage("en"), facts.ready()]);
		expect(facts.games).toHaveLength(3);
		expect(sayText(label)).toBe("stones-label-take");
		expect(say("client-close")).toBe("Close");
		await loadLanguage("de");
		await loadLanguage("en");
		expect(sayText(label)).toBe("2 Steine nehmen");
		broken = "";
		await facts.load();
		expect(sayText(label)).toBe("Take 2 stones");
	});

	it("do not replace the client's own", async () => {
		const { facts, loadLanguage, say, rulesCatalogue } = await fresh();
		await Promise.all([loadLanguage("en"), facts.ready()]);
		expect(say("client-close")).toBe("Close");
		expect(await rulesCatalogue("stones", "en")).toHaveProperty("stones-begins");
		expect(await rulesCatalogue("yamatai", "en")).toHaveProperty("rule-Y1");
	});
});

it("lists built-in games before those of other packages", async () => {
	const { inDisplayOrder } = await import("../src/lib/facts.svelte");
	expect(inDisplayOrder([DUO, YAMATAI, STONES]).map(({ name }) => name)).toEqual(["yamatai", "tokaido-duo", "stones"]);
});
