import { describe, expect, it } from "vitest";
import type { TrailMove } from "../src/games/contract";
import { layout, stretched } from "../src/games/yamatai/layout";
import { chains, marksOf } from "../src/games/yamatai/trail";
import { steps } from "../src/games/yamatai/steps";
import { board, moves, position } from "./yamatai-samples";

const map = layout(board);
const move = (number: number, ...handles: string[]): TrailMove => ({ number, seat: 2, handles, texts: [] });

describe("a trail", () => {
	const turn = [move(7, "fleet:4"), move(8, "boat:clay", "spot:1"), move(9, "boat:wood", "spot:2"), move(10, "tile:3", "island:1"), move(12, "boat:clay", "spot:3")];

	it("marks the last place of each move and counts the moves with a place", () => {
		expect(marksOf(turn, map).map(({ kind, order }) => [kind, order])).toEqual([["spot", 1], ["spot", 2], ["island", 3], ["spot", 4]]);
	});

	it("has the numbers of the moves in a plan", () => {
		const plan = turn.map((each, index) => ({ ...each, number: index + 1 }));
		expect(marksOf(plan, map, true).map(({ order }) => order)).toEqual([2, 3, 4, 5]);
	});

	it("joins spots only until something else happens", () => {
		const [first, second] = [map.berths[0]!, map.berths[1]!];
		expect(chains(marksOf(turn, map)).map(({ path }) => path)).toEqual([`M${first.x} ${first.y}L${second.x} ${second.y}`]);
	});

	it("draws a slide from its start", () => {
		const [first, second] = [map.berths[0]!, map.berths[1]!];
		expect(chains(marksOf([move(1, "spot:1", "spot:2")], map)).map(({ path }) => path)).toEqual([`M${first.x} ${first.y}L${second.x} ${second.y}`]);
	});

	it("draws what was played and what was better apart", () => {
		const review: TrailMove[] = [
			{ ...move(1, "boat:clay", "spot:1"), sign: "?" },
			{ ...move(2, "boat:wood", "spot:2"), sign: "!" },
		];
		const marks = marksOf(review, map, true);
		expect(marks.map(({ sign, colour, boat, spot }) => [sign, colour, boat, spot])).toEqual([
			["?", "var(--played)", "clay", 1],
			["!", "var(--plan)", "wood", 2],
		]);
		expect(chains(marks)).toEqual([]);
	});

	it("names the token that was collected", () => {
		const collected = { ...move(1, "island:2"), texts: [{ key: "yam-story-collect", args: { token: "fan" } }] };
		expect(marksOf([collected], map)[0]).toMatchObject({ token: "fan", island: 2 });
	});
});

describe("the chart", () => {
	it("stretches within its limits and leaves the width alone", () => {
		const height = (aspect: number): number => layout(stretched(board, aspect)).box.height;
		expect(height(0.1)).toBe(height(0.2));
		expect(height(9)).toBe(height(20));
		expect(height(0.1)).toBeGreaterThan(height(9));
		expect(layout(stretched(board, 0.1)).box.width).toBe(map.box.width);
	});
});

describe("the turn line", () => {
	const states = (view: Parameters<typeof position>[0], mine = true) => steps(position(view), mine).map(({ id, state }) => `${id} ${state}`);

	it("starts with the fleet", () => {
		expect(states({ stage: "fleet", moves: moves("fleet 3", "fleet 4") })[0]).toBe("fleet now");
	});

	it("shows what is possible, done and skipped", () => {
		const view = { stage: "place", fleet: 3, trades: 1, placed: [4], moves: moves("place clay 5", "collect 2", "end") } as const;
		expect(states(view as never)).toEqual(["fleet done", "trade skipped", "boats open", "build now", "recruit ahead", "end open"]);
	});

	it("is quiet on other turns", () => {
		expect(new Set(steps(position({}), false).map(({ state }) => state))).toEqual(new Set(["ahead"]));
	});
});
