import { describe, expect, it } from "vitest";
import { changes } from "../src/games/tokaido_duo/changes";
import { viewOf, withPlayer } from "./tokaido-duo-samples";

describe("what a move changed", () => {
	const before = viewOf();

	it("is nothing where nothing differs", () => {
		expect(changes(before, viewOf())).toEqual([]);
	});

	it("is where a figure has gone", () => {
		expect(changes(before, withPlayer(before, 1, { pilgrim: "C4" }))).toEqual(["at:C4"]);
		expect(changes(before, withPlayer(before, 2, { artist: 1 }))).toEqual(["region:1"]);
	});

	it("is the dice that were thrown, not those that were played", () => {
		const played = viewOf({ dice: { pilgrim: null, merchant: 2, artist: 1 } });
		expect(changes(before, played)).toEqual([]);
		expect(changes(played, viewOf({ round: 2 }))).toEqual(["die:pilgrim", "die:merchant", "die:artist"]);
	});

	it("is a tile that has another owner", () => {
		const taken = viewOf({ waves: [{ character: "pilgrim", side: "swift", owner: 2 }], hot_spring: 1 });
		expect(changes(before, taken)).toEqual(["wave:pilgrim", "spring"]);
	});

	it("is a shop that was laid", () => {
		const shops = [...before.shops, { town: "C2", ware: "doll" as const, price: 3 }];
		expect(changes(before, viewOf({ shops }))).toEqual(["at:C2"]);
	});

	it("is what a player has, one's own wares as handles", () => {
		const wares = { kimono: 1, ceramic: 0, doll: 0, fan: 0 };
		expect(changes(before, withPlayer(before, 1, { wares, coins: 4 }))).toEqual(["coins:1", "ware:kimono"]);
		expect(changes(before, withPlayer(before, 2, { wares, temple: 2 }))).toEqual(["temple:2", "ware:kimono:2"]);
		expect(changes(before, withPlayer(before, 2, { face_up: ["moon"] }))).toEqual(["paintings:2"]);
	});
});
