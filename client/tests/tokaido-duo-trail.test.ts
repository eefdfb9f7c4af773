import { describe, expect, it } from "vitest";
import { distance, distanceToLine, inside } from "../src/games/tokaido_duo/geometry";
import { islandOf } from "../src/games/tokaido_duo/island";
import { printsOn, tether, walksOf } from "../src/games/tokaido_duo/trail";
import { boardOf, viewOf, withPlayer } from "./tokaido-duo-samples";

const board = boardOf();
const island = islandOf(board);
const before = viewOf({ turn: 2, actor: 2 });

describe("a trail", () => {
	it("leads from where the figure was to where it is, with its die", () => {
		const after = withPlayer(before, 2, { merchant: "M3" });
		const [walk] = walksOf([{ number: 7, seat: 2, handles: ["die:merchant", "at:M3"], texts: [], before }], after, null, board, island);
		expect(walk).toMatchObject({ number: 7, colour: "green", character: "merchant", pips: 2 });
		expect(walk!.from!.handle).toBe("at:M1");
		expect(walk!.to.handle).toBe("at:M3");
		expect(walk!.line[0]).toMatchObject({ x: walk!.from!.x, y: walk!.from!.y });
		expect(walk!.line.at(-1)).toMatchObject({ x: walk!.to.x, y: walk!.to.y });
	});

	it("keeps to the roads and leaves out the towns", () => {
		const [walk] = walksOf([{ number: 7, seat: 2, handles: ["die:merchant", "at:M3"], texts: [] }], before, before, board, island);
		for (const point of walk!.line.slice(1, -1)) {
			expect(Math.min(...island.layout.routes.map(({ line }) => distanceToLine(point, line)))).toBeLessThan(1);
			for (const town of island.layout.towns) expect(distance(point, town)).toBeGreaterThan(40);
		}
	});

	it("follows the coast clockwise on the pilgrim's own side", () => {
		const view = withPlayer(before, 2, { pilgrim: "C8+2" });
		const [walk] = walksOf([{ number: 1, seat: 2, handles: ["die:pilgrim", "at:C1+1"], texts: [] }], view, view, board, island);
		expect(walk!.line).toHaveLength(4);
		for (const point of walk!.line) expect(inside(point, island.layout.coast)).toBe(true);
	});

	it("starts what was played and what was better at the same place", () => {
		const moves = [
			{ number: 1, seat: 2, handles: ["die:merchant", "at:M3"], texts: [], before, sign: "?" as const },
			{ number: 2, seat: 2, handles: ["die:merchant", "at:M2"], texts: [], before, sign: "!" as const },
		];
		const walks = walksOf(moves, before, before, board, island);
		expect(walks.map(({ sign, from, to }) => [sign, from?.handle, to.handle])).toEqual([["?", "at:M1", "at:M3"], ["!", "at:M1", "at:M2"]]);
	});

	it("goes on from move to move, also with the hot spring", () => {
		const moves = [
			{ number: 3, seat: 1, handles: ["die:artist", "region:5"], texts: [] },
			{ number: 4, seat: 1, handles: ["do:paint-1"], texts: [] },
			{ number: 5, seat: 1, handles: ["spring", "region:6"], texts: [] },
		];
		const walks = walksOf(moves, before, before, board, island);
		expect(walks.map(({ from, to }) => [from?.handle, to.handle])).toEqual([["region:4", "region:5"], ["region:5", "region:6"]]);
		expect(walks[1]!.character).toBe("artist");
	});

	it("knows the die from the log", () => {
		const texts = [{ key: "duo-story-walk", args: { player: 2, character: "artist", pips: 3 } }];
		const [walk] = walksOf([{ number: 7, seat: 2, handles: ["die:artist", "region:2"], texts }], before, null, board, island);
		expect(walk!.pips).toBe(3);
	});

	it("shows only where the figure is if it is unknown where it was", () => {
		const [walk] = walksOf([{ number: 7, seat: 2, handles: ["die:artist", "region:2"], texts: [] }], before, null, board, island);
		expect(walk).toMatchObject({ from: null, pips: null, line: [] });
	});

	it("ignores moves of no figure, and figures that stay", () => {
		expect(walksOf([{ number: 1, seat: 1, handles: ["ware:fan"], texts: [] }, { number: 2, seat: 1, handles: [], texts: [] }], before, before, board, island)).toEqual([]);
		const [stays] = walksOf([{ number: 1, seat: 2, handles: ["die:merchant", "at:M1"], texts: [] }], before, before, board, island);
		expect(stays!.line).toEqual([]);
	});
});

describe("footprints", () => {
	it("cover no town and no number of a region", () => {
		const goals = ["at:M1", "at:M2", "at:M3", "at:C1", "at:C6"];
		for (const goal of goals) {
			const [walk] = walksOf([{ number: 1, seat: 1, handles: ["die:merchant", goal], texts: [] }], before, before, board, island);
			expect(walk!.prints.length).toBeGreaterThan(0);
			for (const print of walk!.prints) for (const town of island.layout.towns) expect(distance(print, town)).toBeGreaterThan(40);
		}
		for (let region = 1; region <= 8; region++) {
			const [walk] = walksOf([{ number: 1, seat: 1, handles: ["die:artist", `region:${region}`], texts: [] }], before, before, board, island);
			for (const print of walk!.prints) {
				for (const { centre, seal } of island.layout.regions) expect(distance(print, { x: centre.x + seal.x, y: centre.y + seal.y })).toBeGreaterThan(20);
			}
		}
	});

	const line = [{ x: 0, y: 0 }, { x: 60, y: 0 }, { x: 120, y: 0 }];

	it("go along the line in even steps, left and right, off its ends", () => {
		const prints = printsOn(line, { first: 20, last: 30 });
		expect(prints.length).toBeGreaterThan(3);
		for (const { x, angle } of prints) {
			expect(x).toBeGreaterThanOrEqual(20);
			expect(x).toBeLessThanOrEqual(90);
			expect(angle).toBe(0);
		}
		expect(prints.map(({ y }) => Math.sign(y)).slice(0, 2).toSorted()).toEqual([-1, 1]);
		expect(prints[1]!.x - prints[0]!.x).toBeCloseTo(prints[2]!.x - prints[1]!.x);
	});

	it("are none on a short line", () => {
		expect(printsOn([{ x: 0, y: 0 }, { x: 30, y: 0 }], { first: 20, last: 20 })).toEqual([]);
		expect(printsOn([], { first: 20, last: 20 })).toEqual([]);
	});
});

describe("a tether", () => {
	it("joins a figure to its place, except artists", () => {
		expect(tether(island.slots.at("violet", "pilgrim", "at:C1"))).toMatch(/^M/);
		expect(tether(island.slots.at("violet", "artist", "region:1"))).toBe("");
	});
});
