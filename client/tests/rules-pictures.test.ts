/** Pictures offset the rules: which part of a map they show, their arrows, and where their handles lie. */

import { describe, expect, test } from "vitest";
import { arrow, badge, crop } from "../src/rules/crop";
import { goals } from "../src/rules/marks";
import { handlePositions as duoPlaces } from "../src/games/tokaido_duo/positions";
import { handlePositions as yamataiPlaces } from "../src/games/yamatai/positions";
import { positionsOf } from "../src/rules/positions";
import type { RulePicture, YamataiView } from "../src/wire";
import { boardOf, STANDARD } from "./tokaido-duo-samples";

const whole = { x: 0, y: 0, width: 1000, height: 800 };
const spot = (x: number, y: number) => ({ x, y, reach: 20 });

describe("cropping", () => {
	test("nothing to look at shows the whole map", () => expect(crop([], whole, 50, 300)).toEqual(whole));

	test("a place stands in the middle, with room around it", () => {
		const box = crop([spot(500, 400)], whole, 50, 300);
		expect(box.width).toBe(300);
		expect(box.x + box.width / 2).toBe(500);
		expect(box.y + box.height / 2).toBe(400);
	});

	test("all places are in sight", () => {
		const spots = [spot(300, 200), spot(700, 240), spot(450, 500)];
		const box = crop(spots, whole, 50, 300);
		for (const { x, y, reach } of spots) {
			expect(x - reach).toBeGreaterThanOrEqual(box.x);
			expect(x + reach).toBeLessThanOrEqual(box.x + box.width);
			expect(y - reach).toBeGreaterThanOrEqual(box.y);
			expect(y + reach).toBeLessThanOrEqual(box.y + box.height);
		}
	});

	test("what is long or high gets a pleasant shape", () => {
		for (const spots of [[spot(100, 400), spot(900, 400)], [spot(500, 100), spot(500, 600)]]) {
			const { width, height } = crop(spots, whole, 50, 300);
			expect(width / height).toBeGreaterThan(1.1);
			expect(width / height).toBeLessThan(1.8);
		}
	});

	test("at the edge it reaches out to sea, but no farther than the room around a place", () => {
		const box = crop([spot(0, 0)], whole, 50, 300);
		expect(box.x).toBe(-50);
		expect(box.y).toBe(-50);
		expect(box.width).toBe(300);
	});
});

describe("numbers", () => {
	test("a number is at the upper right of its place and touches it", () => {
		const { x, y } = badge(spot(500, 400), 10, whole);
		expect(x - 500).toBeCloseTo(400 - y);
		expect(Math.hypot(x - 500, y - 400)).toBeCloseTo(spot(500, 400).reach + 10);
	});

	test("the number of the compass covers neither the compass nor the edge of the map", () => {
		const { spots, whole: map } = duoPlaces(boardOf(STANDARD));
		const compass = spots.get("compass")!;
		const { x, y } = badge(compass, 26, map);
		expect(Math.hypot(x - compass.x, y - compass.y)).toBeGreaterThanOrEqual(compass.reach + 26);
		expect(y - 26).toBeGreaterThanOrEqual(0);
		expect(x + 26).toBeLessThanOrEqual(map.width);
	});
});

describe("arrows", () => {
	test("lead from place to place and keep away from both ends", () => {
		const made = arrow([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }], 10, 20)!;
		expect(made.line).toBe("M10.0,0.0L100.0,0.0L100.0,56.0");
		expect(made.head.startsWith("M100.0,80.0L")).toBe(true);
		expect(made.steps).toEqual([{ x: 100, y: 0 }]);
	});

	test("one place has none", () => expect(arrow([{ x: 0, y: 0 }], 10, 20)).toBeNull());
});

describe("places", () => {
	test("every station, town and region of the island and the compass, stations also off the coast", () => {
		const board = boardOf(STANDARD);
		const { spots, offset } = duoPlaces(board);
		expect(spots.size).toBe(board.stations.length + Object.keys(board.mountain_towns).length + board.regions.length + 1);
		expect(offset.size).toBe(board.stations.length);
		expect(positionsOf(["at:C1", "region:8", "at:nowhere"], spots)).toHaveLength(2);
	});

	test("every island and spot of the archipelago", () => {
		const corners = [[0, 0], [200, 0], [200, 200], [0, 200]];
		const board = { spots: corners, islands: [[1, 2, 3, 4]], lanes: [[1, 2]], entries: [1], rim: [1, 2], places: [] };
		const { spots } = yamataiPlaces(board as never);
		expect([...spots.keys()]).toEqual(["island:1", "spot:1", "spot:2", "spot:3", "spot:4"]);
	});
});

test("the goals of moves are the places that they lead to", () => {
	const picture = { moves: ["place bamboo 16", "collect 3"] } as RulePicture;
	const moves = [
		{ move: 1, text: "place bamboo 16", handles: ["boat:bamboo", "spot:16"] },
		{ move: 2, text: "collect 3", handles: ["island:3"] },
		{ move: 3, text: "end", handles: ["end"] },
	];
	const view = { game: "yamatai", phase: "turn", moves } as unknown as YamataiView;
	expect(goals(picture, view)).toEqual(["spot:16", "island:3"]);
});
