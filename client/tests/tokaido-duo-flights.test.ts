/** Which pieces fly from where to where, for each kind of move. */

import { describe, expect, it } from "vitest";
import { flights } from "../src/games/tokaido_duo/flights";
import type { DuoView } from "../src/wire";
import { boardOf, viewOf, withPlayer } from "./tokaido-duo-samples";

const board = boardOf();
const start = viewOf();

function ways(after: DuoView, seat: number, handles: string[] = [], before: DuoView = start): string[] {
	return flights(before, after, { seat, handles }, board).map(({ drawing, from, to, sound }) => `${drawing} ${from} > ${to} (${sound})`);
}

describe("pieces fly", () => {
	it("with the figure along its way, and the die to the figure", () => {
		const handles = ["die:pilgrim", "at:C4+1"];
		const after = withPlayer(viewOf({ phase: "act" as DuoView["phase"] }), 1, { pilgrim: "C4+1" });
		expect(ways(after, 1, handles)).toEqual([
			"figure:violet-pilgrim figure:violet-pilgrim > figure:violet-pilgrim (step)",
			"die:pilgrim die:pilgrim > figure:violet-pilgrim (die)",
		]);
		const [walk] = flights(start, after, { seat: 1, handles }, board);
		expect(walk!.settles).toBe(true);
		expect(walk!.via).toHaveLength(2); // C3+3 and C4
	});

	it("with figures on roads and across the land", () => {
		for (const [character, goal, place] of [["merchant", "at:M3", "M3"], ["artist", "region:5", 5]] as const) {
			const [walk] = flights(start, withPlayer(start, 1, { [character]: place }), { seat: 1, handles: [`die:${character}`, goal] }, board);
			expect(walk!.from).toBe(`figure:violet-${character}`);
			expect(walk!.via!.length).toBeGreaterThan(0);
		}
	});

	it("from a temple and a garden to the track", () => {
		const after = withPlayer(start, 2, { temple: 2, garden: 2 });
		expect(ways(after, 2)).toEqual([
			"#duo-station-temple figure:green-pilgrim > temple:2 seat:2 (collect)",
			"#duo-station-garden figure:green-pilgrim > garden:2 seat:2 (collect)",
		]);
	});

	it("with wares from the merchant to the board, at most three of a kind", () => {
		const after = withPlayer(start, 2, { wares: { kimono: 4, ceramic: 0, doll: 0, fan: 0 } });
		expect(ways(after, 2)).toEqual(Array(3).fill("#duo-ware-kimono figure:green-merchant > ware:kimono:2 seat:2 (collect)"));
		const own = withPlayer(start, 1, { wares: { kimono: 1, ceramic: 0, doll: 0, fan: 0 } });
		expect(ways(own, 1)).toEqual(["#duo-ware-kimono figure:violet-merchant > ware:kimono seat:1 (collect)"]);
	});

	it("with sold wares and coins both ways", () => {
		const before = withPlayer(start, 2, { wares: { kimono: 0, ceramic: 0, doll: 1, fan: 0 } });
		expect(ways(withPlayer(start, 2, { coins: 2 }), 2, [], before)).toEqual([
			"#duo-ware-doll ware:doll:2 seat:2 > figure:green-merchant (collect)",
			"#duo-coin figure:green-merchant > coins:2 seat:2 (coins)",
			"#duo-coin figure:green-merchant > coins:2 seat:2 (coins)",
		]);
	});

	it("with coins that become a gold slab", () => {
		const before = withPlayer(start, 2, { coins: 1 });
		expect(ways(withPlayer(start, 2, { slabs: 1 }), 2, [], before)).toEqual(["#duo-coin coins:2 seat:2 > slabs:2 (coins)"]);
	});

	it("with paintings that are turned over or given away", () => {
		const painted = withPlayer(start, 2, { face_up: ["moon", "bamboo"] });
		expect(ways(withPlayer(start, 2, { face_up: ["moon"] }), 2)).toEqual(["#duo-landscape-moon figure:green-artist > paintings:2 seat:2 (collect)"]);
		expect(ways(withPlayer(start, 2, { face_up: ["bamboo"], given: 1 }), 2, [], painted)).toEqual([
			"#duo-landscape-moon paintings:2 seat:2 > figure:green-artist (collect)",
		]);
	});

	it("with tiles to the player who takes them", () => {
		const after = viewOf({ waves: [{ character: "pilgrim", side: "swift", owner: 2 }], hot_spring: 2 });
		expect(ways(after, 2)).toEqual(["wave:pilgrim wave:pilgrim > seat:2 (collect)", "spring spring > seat:2 (collect)"]);
	});

	it("with the dice, which turn in their places when a round begins", () => {
		expect(ways(viewOf({ round: 2 }), 2)).toEqual(["pilgrim", "merchant", "artist"].map((die) => `die:${die} die:${die} > die:${die} (die)`));
	});

	it("not at all when nothing changes place", () => {
		expect(ways(viewOf({ turn: 2, actor: 2 }), 1)).toEqual([]);
	});
});
