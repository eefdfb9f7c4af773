/** What the server says about games, and the words of games from other packages. */

import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { catalogue } from "../catalogues";
import { DUO, putOnShelf, STONES, YAMATAI } from "./shelf";

const SHELF = { version: "1", games: [DUO, STONES, YAMATAI], bots: ["random"], orders: [], clocks: [] };
const TEXT = "../examples/stones/shima_stones/text";
const asked: string[] = [];
let broken = "";

vi.stubGlobal("__CATALOGUES__", { en: "/en", de: "/de", "rules-en": "/rules-en" });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("fetch", async (path: string) => {
	asked.push(path);
	if (broken && path.includes(broken)) throw new Error("cut off");
	if (path === "/api/games") return Response.json(SHELF);
	const words = /^\/api\/games\/stones\/words\/(\w+)$/.exec(path);
	if (!words) return new Response(catalogue(path.slice(1)));
	return Response.json({ language: words[1], source: readFileSync(`${TEXT}/${words[1]}/game.ftl`, "utf8") });
});

async function fresh() {
	vi.resetModules();
	asked.length = 0;
	broken = "";
	return { ...(await import("../src/lib/facts.svelte")), ...(await import("../src/lib/words.svelte")) };
}

const wordsAsked = () => asked.filter((path) => path.includes("/words/"));

describe("the facts about games", () => {
	it("name the game, and the rules that can be read", async () => {
		const { titleOf, ruleAddress } = await import("../src/lib/facts.svelte");
		putOnShelf(DUO, YAMATAI, STONES);
		expect(titleOf("yamatai")).toBe("Yamataï");
		expect(titleOf("chess")).toBe("chess");
		expect(ruleAddress("Y6.4")).toBe("/rules/yamatai#Y6.4");
		expect(ruleAddress("D3")).toBe("/rules/tokaido-duo#D3");
		expect(ruleAddress("S1")).toBeNull();
		expect(ruleAddress("")).toBeNull();
	});

	it("are asked for once, again on demand, and again after a failure", async () => {
		const { facts } = await fresh();
		broken = "/api/games";
		await expect(facts.ready()).rejects.toThrow();
		broken = "";
		expect((await facts.ready()).bots).toEqual(["random"]);
		await facts.ready();
		expect(asked.filter((path) => path === "/api/games")).toHaveLength(2);
		await facts.load();
		expect(asked.filter((path) => path === "/api/games")).toHaveLength(3);
	});
});

describe("the words of a game from another package", () => {
	const label = { key: "stones-label-take", args: { count: 2 } };

	it("are there as soon as the game is, whichever comes first", async () => {
		const first = await fresh();
		await first.speak("en");
		await first.facts.ready();
		expect(first.tell(label)).toBe("Take 2 stones");
		const second = await fresh();
		await Promise.all([second.facts.ready(), second.speak("en")]);
		expect(second.tell(label)).toBe("Take 2 stones");
	});

	it("follow the language, and are fetched once for each", async () => {
		const { facts, speak, tell, say } = await fresh();
		await Promise.all([speak("en"), facts.ready()]);
		await speak("de");
		expect(tell(label)).toBe("2 Steine nehmen");
		expect(say("client-close")).toBe("Schließen");
		await speak("en");
		await facts.load();
		expect(tell(label)).toBe("Take 2 stones");
		expect(wordsAsked()).toEqual(["/api/games/stones/words/en", "/api/games/stones/words/de"]);
	});

	it("are said in the other language, or not at all, where they cannot be fetched", async () => {
		const { facts, speak, tell, say } = await fresh();
		broken = "/words/en";
		await Promise.all([speak("en"), facts.ready()]);
		expect(facts.games).toHaveLength(3);
		expect(tell(label)).toBe("stones-label-take");
		expect(say("client-close")).toBe("Close");
		await speak("de");
		await speak("en");
		expect(tell(label)).toBe("2 Steine nehmen");
		broken = "";
		await facts.load();
		expect(tell(label)).toBe("Take 2 stones");
	});

	it("do not replace those of the client", async () => {
		const { facts, speak, say, rulesSource } = await fresh();
		await Promise.all([speak("en"), facts.ready()]);
		expect(say("client-close")).toBe("Close");
		expect(await rulesSource("stones", "en")).toContain("stones-begins");
		expect(await rulesSource("yamatai", "en")).toContain("rule-Y1");
	});
});

it("offers our own games before those of other packages", async () => {
	const { onOffer } = await import("../src/lib/facts.svelte");
	expect(onOffer([DUO, YAMATAI, STONES]).map(({ name }) => name)).toEqual(["yamatai", "tokaido-duo", "stones"]);
});
