/** Every thing on the tables of both games has a card with a sentence and a rule, in both languages. */

import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { speakIn } from "./spoken-language";
import * as duo from "../src/games/tokaido_duo/cards";
import * as yamatai from "../src/games/yamatai/cards";
import { Messages } from "../src/lib/messages";
import { catalogue } from "../catalogues";
import type { DuoBoard, DuoView, YamataiBoard, YamataiView } from "../src/wire";
import { boardOf, viewOf, withPlayer } from "./tokaido-duo-samples";
import { useGames, YAMATAI as YAMATAI_FACTS } from "./sample-games";
import { board, position } from "./yamatai-samples";

const ISLAND = { token: null, mountain: false, sacred: false, building: null, owner: null };
const POWERS = ["reserve", "peek", "slide", "sacred-ground", "switch-tokens", "remove-boats", "switch-boats", "discount"];
const TILE_KINDS = ["standard", "trading-post", "torii", "palace"] as const;
const COST = board.tiles[0]!.cost;

const YAMATAI = {
	board: {
		...board,
		tiles: TILE_KINDS.map((kind) => ({ kind, cost: COST, points: 3 })),
		fleets: [{ boats: ["bamboo"], power: null }, ...POWERS.map((power) => ({ boats: ["wood"], power })), { boats: ["clay", "any"], power: null }],
	} as YamataiBoard,
	view: position({
		boats: { "2": "clay" },
		fleet: 3,
		islands: [
			{ ...ISLAND, token: "fan" },
			{ ...ISLAND, mountain: true },
			ISLAND,
			{ ...ISLAND, sacred: true },
			{ ...ISLAND, building: "standard", owner: 2 },
			{ ...ISLAND, building: "torii" },
			{ ...ISLAND, building: "palace" },
		],
	}) as YamataiView,
	names: ["Aki", "Ben"],
};
const YAMATAI_KEYS = [
	...[1, 2, 3].map((spot) => `spot:${spot}`),
	...[1, 2, 3, 4, 5, 6, 7].map((island) => `island:${island}`),
	...Array.from({ length: 10 }, (_, index) => `fleet:${index + 1}`),
	...[1, 2, 3, 4].flatMap((tile) => [`tile:${tile}`, `looked:${tile}`]),
	...["boat:clay", "reserve:gold", "buy:wood", "sell:wood", "buy:gold", "token:fan", "token", "boat", "pay:fan+fan", "pair:wood+clay"],
	...["specialist:Riu", "power:Riu", "power", "deck", "deck:top", "deck:below", "coins", "prestige", "buildings", "score"],
];
const DUO = { board: boardOf() as DuoBoard, view: viewOf() as DuoView, names: ["Aki", "Ben"] };
const DUO_KEYS = [
	...["at:C1", "at:C1+1", "at:C1+2", "at:C1+3", "at:C2+3", "at:M1", "region:1", "die:pilgrim", "wave:pilgrim", "spring", "ware:fan", "ware:fan:2"],
	...["figure:pilgrim", "figure:merchant", "figure:artist", "track", "coins", "slabs", "paintings", "bag", "leader"],
];

const games: Record<string, { keys: string[]; card: (key: string) => string }> = {
	yamatai: { keys: YAMATAI_KEYS, card: (key) => yamatai.card(key, YAMATAI) },
	tokaido_duo: { keys: DUO_KEYS, card: (key) => duo.card(key, DUO) },
};

describe.each(["yamatai", "tokaido_duo"])("the cards of %s", (game) => {
	it("explain everything in both languages, with the same rule", async () => {
		const rules = new Messages("en", catalogue("rules-en"));
		const said: Record<string, string[]> = {};
		for (const code of ["en", "de"] as const) {
			await speakIn(code);
			for (const key of games[game]!.keys) {
				const [, sentence, rule] = /^(.{20,160}) \((\w[\d.]+)\)$/.exec(games[game]!.card(key)) ?? [];
				expect(sentence, `${key} in ${code}`).toBeTruthy();
				expect(rules.has(`rule-${rule?.replace(".", "-")}`), `${rule} of ${key}`).toBe(true);
				(said[key] ??= []).push(rule!);
			}
		}
		for (const [key, [english, german]] of Object.entries(said)) expect(german, key).toBe(english);
	});

	it("say nothing about what is not on the table", () => expect(games[game]!.card("move:17")).toBe(""));

	it("exist for every kind of handle and every card that the table draws", () => {
		const sources = globSync(`src/games/${game}/*.svelte`).map((path) => readFileSync(path, "utf8"));
		const drawn = sources.flatMap((source) => [...source.matchAll(/(?:data-card|\bid)=["{]{1,2}`?"?([a-z]+)[:"]/g)].map((found) => found[1]!));
		const moves = globSync(`../src/shima/games/${game}/actions/**/*.py`).map((path) => readFileSync(path, "utf8"));
		const touched = moves.flatMap((source) => [...source.matchAll(/f"([a-z]+):\{/g)].map((found) => found[1]!));
		const kinds = new Set([...drawn, ...touched, "fleet", "power"].filter((kind) => !["duo", "do", "seat", "yam"].includes(kind)));
		const known = new Set(games[game]!.keys.map((key) => key.split(":")[0]));
		if (game === "tokaido_duo") for (const kind of ["fleet", "power"]) kinds.delete(kind);
		expect([...kinds].filter((kind) => !known.has(kind))).toEqual([]);
		expect(kinds.size).toBeGreaterThan(8);
	});
});

describe("the table in sentences", () => {
	it("of Yamataï", async () => {
		await speakIn("en");
		const { describe: tell } = await import("../src/games/yamatai/describe");
		const view = { ...YAMATAI.view, islands: YAMATAI.view.islands.slice(0, 2), moves: [{ move: 1, text: "", handles: ["tile:1", "island:2"] }] };
		expect(tell({ ...YAMATAI, view }).filter(Boolean)).toEqual([
			"Round 1",
			"On the board: 1 clay",
			"fan on island 1",
			"Island 2, mountain, empty, around it: 1 clay",
			"You can build on: 2",
		]);
		expect(tell({ ...YAMATAI, view }, 1)[0]).toBe(
			"blue, gabled roof. 2 points so far. 10 coins, prestige tokens: 0, standard buildings left: 10. Boats: 1 clay. Culture: no culture tokens",
		);
		expect(tell({ ...YAMATAI, view }, 2)[0]).toMatch(/^orange, curved roof/);
	});

	it("of Tokaido Duo, which says who is who", async () => {
		const { describe: tell } = await import("../src/games/tokaido_duo/describe");
		const view = withPlayer(DUO.view, 2, { coins: 4, wares: { kimono: 0, ceramic: 2, doll: 0, fan: 0 } });
		expect(tell({ ...DUO, view })).toEqual(expect.arrayContaining(["Pilgrim’s die: 3", "M4 (draw 4), your violet merchant here"]));
		expect(tell({ ...DUO, view }, 1)[0]).toMatch(/^violet, you\. 1 point\. Temples 1, gardens 1, faith 1\./);
		expect(tell({ ...DUO, view }, 2)[0]).toMatch(/^green\. .*4 coins/);
		expect(tell({ ...DUO, view }, 2)).toContain("2 ceramics");
	});

	it("has scores and the last turn", async () => {
		const { explain } = await import("../src/table/readings");
		useGames(YAMATAI_FACTS);
		const parts = { card: () => "", describe: () => ["fans", "", "Done."] };
		const told = { number: 1, by: 2, texts: [{ key: "yam-name", args: { player: 2 } }], handles: [] };
		expect(explain("s", parts, YAMATAI, [])).toBe("Aki: 2 (Coins 2). Ben: 2 (Coins 2).");
		expect(explain("l", parts, YAMATAI, [{ seat: 2, lines: [told] }])).toBe("Ben");
		expect(explain("l", parts, YAMATAI, [])).toBe("No one has played yet.");
		expect(explain("h", parts, { ...YAMATAI, view: { ...YAMATAI.view, viewer: null } }, [])).toContain("watching");
		for (const key of ["b", "h", "seat:2"]) expect(explain(key, parts, YAMATAI, [])).toBe("Fans. Done.");
		expect(explain("b", { ...parts, describe: () => [] }, YAMATAI, [])).toContain("text");
	});
});
