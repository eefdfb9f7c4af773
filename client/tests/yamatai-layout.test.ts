import { describe, expect, it } from "vitest";
import { layout } from "../src/games/yamatai/layout";
import { centroid, distance, roomiest, smooth, waver } from "../src/games/yamatai/geometry";
import { board } from "./yamatai-samples";

const map = layout(board);

describe("the archipelago", () => {
	it("has room around every spot", () => {
		for (const { x, y } of map.berths) {
			expect(x).toBeGreaterThan(map.box.x + 50);
			expect(y).toBeGreaterThan(map.box.y + 50);
			expect(x).toBeLessThan(map.box.x + map.box.width - 50);
			expect(y).toBeLessThan(map.box.y + map.box.height - 50);
		}
	});

	it("puts every centre on its own land, away from the spots", () => {
		expect(map.lands.map((land) => land.number)).toEqual([1, 2]);
		expect(map.lands[0]!.centre.x).toBeLessThan(300);
		expect(map.lands[1]!.centre.x).toBeGreaterThan(300);
		for (const land of map.lands) {
			expect(land.size).toBeGreaterThan(60);
			for (const berth of map.berths) expect(distance(land.centre, berth)).toBeGreaterThan(land.size);
		}
	});

	it("draws closed shores without a gap in their numbers, the same at every drawing", () => {
		for (const land of map.lands) expect(land.shore).toMatch(/^M-?\d+ -?\d+(C(-?\d+ ?){6})+Z$/);
		expect(layout(board)).toEqual(map);
		expect(map.lands[0]!.shore).not.toBe(map.lands[0]!.shallows);
	});

	it("keeps the reach of spots apart", () => {
		for (const one of map.berths) {
			for (const other of map.berths) {
				if (one !== other) expect(one.reach + other.reach).toBeLessThanOrEqual(distance(one, other));
			}
		}
	});

	it("knows entries, the rim, and the way out to sea", () => {
		expect(map.berths.filter((berth) => berth.entry).map((berth) => berth.number)).toEqual([1]);
		expect(map.berths.every((berth) => berth.rim)).toBe(true);
		const { out } = map.berths[0]!;
		expect(out.x).toBeLessThan(0);
		expect(out.y).toBeLessThan(0);
		expect(Math.hypot(out.x, out.y)).toBeCloseTo(1);
	});

	it("draws every lane", () => {
		expect(map.lanes).toHaveLength(board.lanes.length);
		expect(map.lanes[6]).toEqual([
			{ x: 300, y: 0 },
			{ x: 300, y: 300 },
		]);
	});
});

describe("shores", () => {
	it("waver between -1 and 1, always alike", () => {
		for (let seed = 0; seed < 200; seed++) expect(Math.abs(waver(seed, seed / 3))).toBeLessThanOrEqual(1);
		expect(waver(3, 4)).toBe(waver(3, 4));
	});

	it("go through all their points and come back", () => {
		const path = smooth([
			{ x: 0, y: 0 },
			{ x: 10, y: 0 },
			{ x: 10, y: 10 },
		]);
		expect(path.startsWith("M0 0C")).toBe(true);
		expect(path.endsWith("0 0Z")).toBe(true);
	});

	it("find the middle of an area, and the place with most room where the middle has none", () => {
		const square = [
			{ x: 0, y: 0 },
			{ x: 100, y: 0 },
			{ x: 100, y: 100 },
			{ x: 0, y: 100 },
		];
		expect(centroid(square)).toEqual({ x: 50, y: 50 });
		expect(roomiest(square).room).toBeCloseTo(50, 0);
		const horseshoe = [
			{ x: 0, y: 0 },
			{ x: 200, y: 0 },
			{ x: 200, y: 20 },
			{ x: 60, y: 20 },
			{ x: 60, y: 180 },
			{ x: 200, y: 180 },
			{ x: 200, y: 200 },
			{ x: 0, y: 200 },
		];
		expect(roomiest(horseshoe).centre.x).toBeLessThan(60);
	});

	it("have a middle even where they enclose nothing", () => {
		expect(centroid([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 0 }])).toEqual({ x: 10, y: 0 });
	});
});
