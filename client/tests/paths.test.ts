import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as duoPaths from "../src/games/tokaido_duo/paths";
import * as yamataiPaths from "../src/games/yamatai/paths";
import type { DuoView, YamataiView } from "../src/wire";

const turn = { phase: "turn" } as const;
const duo = {
	phase: "move",
	turn: 1,
	players: [{ pilgrim: "C1", merchant: "C2", artist: 4 }, { pilgrim: "C3", merchant: "C4", artist: 5 }],
} as unknown as DuoView;
const acting = { ...duo, phase: "act" } as DuoView;

/** What a player's move can begin with, as the game's own table of notations has it. */
function verbs(game: string): string[] {
	const source = readFileSync(`../src/shima/games/${game}/moves.py`, "utf8");
	const names = [...source.matchAll(/texts\[(.+?)\] = f?"([a-z-]+)/g)].map((found) => [found[1]!, found[2]!] as const);
	const nature = /^(SHOP|shop|SIDE|DIE|die|WARE|PAINTING|SPECIALIST|TILE|FLEET_UP|TOKEN|token|SEAT|SEEN)\b/;
	return [...new Set(names.filter(([place]) => !nature.test(place)).map(([, verb]) => verb))];
}

const YAMATAI: Record<string, [text: string, path: string[]]> = {
	fleet: ["fleet 3", ["fleet:3"]],
	any: ["any clay", ["reserve:clay"]],
	buy: ["buy wood", ["buy:wood"]],
	sell: ["sell stone", ["sell:stone"]],
	aside: ["aside gold", ["aside:gold"]],
	place: ["place clay 16", ["boat:clay", "spot:16"]],
	collect: ["collect 12", ["island:12"]],
	build: ["build 19 on 12", ["tile:19", "island:12"]],
	recruit: ["recruit Fu-Hsi fan mask crane", ["specialist:Fu-Hsi", "pay:fan+mask+crane"]],
	reserve: ["reserve 7", ["power", "tile:7"]],
	peek: ["peek", ["power", "deck"]],
	top: ["top 4", ["looked:4", "deck:top"]],
	below: ["below 4", ["looked:4", "deck:below"]],
	slide: ["slide 16 to 17", ["power", "spot:16", "spot:17"]],
	sacred: ["sacred 5", ["power", "island:5"]],
	"switch-token": ["switch-token 5", ["power", "island:5"]],
	"with-token": ["with-token 6", ["island:6"]],
	"switch-boat": ["switch-boat 16", ["power", "spot:16"]],
	"with-boat": ["with-boat 17", ["spot:17"]],
	remove: ["remove 16", ["power", "spot:16"]],
	spend: ["spend fan", ["power:Hetsuka", "token:fan"]],
	gild: ["gild fan", ["power:Michimata", "token:fan"]],
	change: ["change gold clay wood", ["power:Nakatsu", "pair:clay+wood"]],
	melt: ["melt clay wood", ["power:Raijin", "pair:clay+wood"]],
	clear: ["clear 5", ["power:Kachiko", "island:5"]],
	pass: ["pass", ["pass"]],
	end: ["end", ["end"]],
};

const DUO: Record<string, [text: string, path: string[]]> = {
	pilgrim: ["pilgrim C1+2", ["die:pilgrim", "at:C1+2"]],
	merchant: ["merchant M2", ["die:merchant", "at:M2"]],
	artist: ["artist 3 via moon", ["die:artist", "region:3"]],
	coins: ["coins", ["do:coins"]],
	temple: ["temple", ["do:temple"]],
	garden: ["garden", ["do:garden"]],
	spring: ["spring", ["do:spring"]],
	wave: ["wave artist", ["wave:artist"]],
	draw: ["draw 3", ["do:draw-3"]],
	sell: ["sell 2 at 4", ["do:sell-2-at-4"]],
	paint: ["paint 2", ["do:paint-2"]],
	give: ["give", ["do:give"]],
	return: ["return doll", ["ware:doll"]],
	pass: ["pass", ["do:pass"]],
};

describe("paths of Yamataï", () => {
	it.each(verbs("yamatai"))("know the verb %s", (verb) => expect(Object.keys(YAMATAI)).toContain(verb));

	it.each(Object.entries(YAMATAI))("lead to %s", (_, [text, path]) => expect(yamataiPaths.pathOf(turn, text)).toEqual(path));

	it("need no power in hand for the second part of a power", () => {
		expect(yamataiPaths.pathOf({ phase: "second-removal" }, "remove 16")).toEqual(["spot:16"]);
		expect(yamataiPaths.pathOf({ phase: "second-removal" }, "pass")).toEqual(["pass"]);
	});
});

describe("paths of Tokaido Duo", () => {
	it.each(verbs("tokaido_duo"))("know the verb %s", (verb) => expect(Object.keys(DUO)).toContain(verb));

	it.each(Object.entries(DUO))("lead to %s", (_, [text, path]) => expect(duoPaths.pathOf(duo, text)).toEqual(path));

	it("lead to where a figure is when it stays", () => {
		expect(duoPaths.pathOf(duo, "merchant stay")).toEqual(["die:merchant", "at:C2"]);
		expect(duoPaths.pathOf(duo, "artist stay")).toEqual(["die:artist", "region:4"]);
	});

	it("begin with the hot spring when a die is played again", () => {
		expect(duoPaths.pathOf(acting, "pilgrim C5")).toEqual(["spring", "at:C5"]);
	});
});

describe("what somebody may have meant", () => {
	const yamatai = {
		game: "yamatai",
		viewer: 1,
		boats: { "3": "clay" },
		islands: [{ building: "standard" }, { building: null }],
		players: [{ boats: { bamboo: 0, clay: 2 }, tokens: { fan: 1, mask: 3 } }],
	} as unknown as YamataiView;
	const trip = { ...duo, game: "tokaido-duo", viewer: 1, playing: null } as unknown as DuoView;

	it.each([
		[[], "spot:5", "place clay 5"],
		[["boat:gold"], "spot:5", "place gold 5"],
		[["power", "spot:5"], "spot:6", "slide 5 to 6"],
		[["tile:19"], "island:2", "build 19 on 2"],
		[[], "tile:19", "build 19 on 2"],
		[[], "island:2", "collect 2"],
		[["power:Kachiko"], "island:2", "clear 2"],
		[[], "specialist:Ebisu", "recruit Ebisu mask mask"],
		[["specialist:Ebisu"], "pay:fan+mask+crane", "recruit Ebisu fan mask crane"],
		[[], "buy:gold", "buy gold"],
		[[], "fleet:2", "fleet 2"],
		[[], "end", "end"],
		[[], "nothing", null],
	])("in Yamataï with %j at %s is %s", (picked, handle, text) => expect(yamataiPaths.meant(yamatai, picked, handle)).toBe(text));

	it.each([
		[[], "at:C5+1", "pilgrim C5+1"],
		[[], "at:M2", "merchant M2"],
		[["die:merchant"], "at:C5", "merchant C5"],
		[["die:pilgrim"], "at:C5", "pilgrim C5"],
		[[], "region:3", "artist 3"],
		[[], "die:artist", "artist 4"],
		[[], "wave:pilgrim", "wave pilgrim"],
		[[], "ware:fan", "return fan"],
		[[], "spring", "spring"],
		[[], "nothing", null],
	])("in Tokaido Duo with %j at %s is %s", (picked, handle, text) => expect(duoPaths.meant(trip, picked, handle)).toBe(text));
});
