import { describe, expect, it } from "vitest";
import { changes } from "../src/games/yamatai/changes";
import { player, position } from "./yamatai-samples";

describe("what changed", () => {
	it("is nothing between equal positions", () => {
		expect(changes(position(), position())).toEqual([]);
	});

	it("is the spot, the hand and the mat when a boat is placed", () => {
		const me = { ...player(), boats: { ...player().boats, clay: 0 } };
		const after = position({ boats: { "3": "clay" }, players: [me, position().players[1]!] });
		expect(changes(position(), after).sort()).toEqual(["boat:clay", "mat:1", "spot:3"]);
	});

	it("is both spots when a boat slides away", () => {
		expect(changes(position({ boats: { "3": "clay" } }), position({ boats: { "4": "clay" } })).sort()).toEqual(["spot:3", "spot:4"]);
	});

	it("is the island that is built on or cleared", () => {
		const [first, second] = position().islands;
		expect(changes(position(), position({ islands: [{ ...first!, token: null }, second!] }))).toEqual(["island:1"]);
	});

	it("is what is new in the row, on the track and among specialists", () => {
		const after = position({ row: [2, 7], fleets: [2, 3], fleets_used: [1], specialists: [{ name: "Riu", coins: 2 }, { name: "Tomoe", coins: 0 }] });
		expect(changes(position(), after).sort()).toEqual(["fleet:1", "fleet:3", "specialist:Riu", "specialist:Tomoe", "tile:7"]);
	});

	it("is the reserve, the deck and the order of play", () => {
		const after = position({ reserve: { ...position().reserve, gold: 9 }, deck: 19, acting: 1 });
		expect(changes(position(), after).sort()).toEqual(["deck", "order", "reserve:gold"]);
	});

	it("is what comes to one's own mat, and for spectators the mats alone", () => {
		const me = {
			...player(),
			tokens: { ...player().tokens, fan: 1 },
			specialists: ["Riu"],
			reserved: [{ tile: 5, round: 1 }],
		};
		const players = [me, position().players[1]!];
		expect(changes(position(), position({ players })).sort()).toEqual(["mat:1", "power:Riu", "tile:5", "token:fan"]);
		expect(changes(position({ viewer: null }), position({ viewer: null, players }))).toEqual(["mat:1"]);
	});
});
