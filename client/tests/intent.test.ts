import { describe, expect, it } from "vitest";
import * as ofDuo from "../src/games/tokaido_duo/intent";
import * as ofYamatai from "../src/games/yamatai/intent";
import type { DuoView, YamataiView } from "../src/wire";

describe("the intended move", () => {
	const yamatai = {
		game: "yamatai",
		viewer: 1,
		boats: { "3": "clay" },
		islands: [{ building: "standard", sacred: false }, { building: null, sacred: true }],
		reserve: { bamboo: 1, wood: 0, clay: 3, gold: 5 },
		players: [{ boats: { bamboo: 0, clay: 2 }, tokens: { fan: 1, mask: 3 }, specialists: ["Hetsuka", "Kachiko", "Michimata", "Nakatsu", "Raijin", "Riu"] }],
	} as unknown as YamataiView;
	const trip = {
		game: "tokaido-duo",
		viewer: 1,
		playing: null,
		players: [{ pilgrim: "C1", merchant: "C2", artist: 4 }, { pilgrim: "C3", merchant: "C4", artist: 5 }],
	} as unknown as DuoView;

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
		[[], "power:Raijin", "melt clay clay"],
		[[], "power:Nakatsu", "change gold bamboo clay"],
		[[], "power:Hetsuka", "spend fan"],
		[[], "power:Michimata", "gild fan"],
		[[], "power:Kachiko", "clear 2"],
		[[], "power:Riu", null],
		[[], "power:Ebisu", null],
		[[], "nothing", null],
	])("in Yamataï with %j at %s is %s", (picked, handle, text) => expect(ofYamatai.intendedMove(yamatai, picked, handle)).toBe(text));

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
	])("in Tokaido Duo with %j at %s is %s", (picked, handle, text) => expect(ofDuo.intendedMove(trip, picked, handle)).toBe(text));
});

describe("an exchange", () => {
	it.each([
		[{ bamboo: 0, wood: 1, gold: 1 }, "melt wood gold"],
		[{ bamboo: 0, wood: 1, gold: 0 }, "melt wood wood"],
		[{ bamboo: 0, wood: 0, gold: 0 }, "melt bamboo bamboo"],
	])("with %j is asked about as %s", (boats, text) => {
		const view = { viewer: 1, players: [{ boats, specialists: ["Raijin"] }] } as unknown as YamataiView;
		expect(ofYamatai.intendedMove(view, [], "power:Raijin")).toBe(text);
	});

	it("of another player is not", () => {
		const view = { viewer: 2, players: [{ boats: {}, specialists: ["Raijin"] }, { boats: {}, specialists: [] }] } as unknown as YamataiView;
		expect(ofYamatai.intendedMove(view, [], "power:Raijin")).toBeNull();
	});
});

describe("a picked-up tile", () => {
	it("is checked on all islands", () => {
		const candidateMoves = ofYamatai.candidateMoves("tile:19");
		expect(candidateMoves?.prefix).toBe("build 19 on");
		expect(candidateMoves?.target?.("build 19 on 12")).toBe("island:12");
		expect(ofYamatai.candidateMoves("fleet:3")).toEqual({ prefix: "fleet 3", target: null });
		expect(ofYamatai.candidateMoves("boat:clay")).toBeNull();
	});
});
