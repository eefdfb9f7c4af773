/** Points next to each kind of place where a figure may stand, with a cost: the farther from the usual point, the higher. */

import type { DuoColour } from "../../wire";
import { distance, inside, plus, unit, type Point } from "./geometry";
import type { RouteLine, StationSpot, TownSpot } from "./layout";
import type { RegionShape } from "./regions";

export interface Candidate extends Point {
	cost: number;
}

const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];
const PER_DEGREE = 0.4;
/** The distance between possible points for an easel. */
const GRID = 11;

function turned({ x, y }: Point, degrees: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

function fan(from: Point, towards: Point, distances: readonly number[], turns: readonly number[]): Candidate[] {
	return turns.flatMap((degrees) =>
		distances.map((far, index) => ({ ...plus(from, turned(towards, degrees), far), cost: Math.abs(degrees) * PER_DEGREE + index * 8 })),
	);
}

/** Violet pilgrims stand seaward, green ones landward. */
export function atStation(station: StationSpot, colour: DuoColour, size: number): Candidate[] {
	const { out } = station;
	const towards = colour === "violet" ? out : { x: -out.x, y: -out.y };
	const clear = station.kind === "town" ? size * 0.9 : size * 0.78;
	return fan(station, towards, [clear, clear + 8, clear + 16, clear + 24, clear + 32, clear + 44], TURNS);
}

/** Merchants in a coastal town stand on a road inland, or next to it. */
export function onRoad(station: StationSpot, routes: readonly RouteLine[]): Candidate[] {
	const roads = routes.filter(({ ends }) => ends.includes(station.name)).map(({ ends, line }) => (ends[0] === station.name ? line : line.toReversed()));
	const found = roads.flatMap((line) =>
		along(line, [74, 84, 94, 104, 116, 128, 142]).flatMap(({ point, ahead, far }) =>
			[0, 14, -14, 28, -28, 42, -42].map((aside) => ({
				...plus(point, { x: ahead.y, y: -ahead.x }, aside),
				cost: (far - 74) * 0.5 + Math.abs(aside) * 0.6,
			})),
		),
	);
	const inland = { x: -station.out.x, y: -station.out.y };
	return [...found, ...fan(station, inland, [74, 88, 102, 116], TURNS).map((each) => ({ ...each, cost: each.cost + 20 }))];
}

/** Merchants in a mountain town stand diagonally below it, violet to the left, green to the right. */
export function atTown(town: TownSpot, colour: DuoColour): Candidate[] {
	const side = unit({ x: 0, y: 0 }, { x: colour === "violet" ? -1 : 1, y: 0.9 });
	const turns = Array.from({ length: 24 }, (_, step) => step * 15 - 180);
	return fan(town, side, [64, 72, 80, 90, 100], turns);
}

/** The two easels of a region are to the left and right of its picture. */
export function atRegion({ centre, shape }: RegionShape, colour: DuoColour): Candidate[] {
	const easel = plus(centre, { x: colour === "violet" ? -46 : 46, y: 34 });
	const xs = shape.map(({ x }) => x);
	const ys = shape.map(({ y }) => y);
	const found: Candidate[] = [];
	for (let x = Math.min(...xs); x < Math.max(...xs); x += GRID) {
		for (let y = Math.min(...ys); y < Math.max(...ys); y += GRID) {
			if (inside({ x, y }, shape)) found.push({ x, y, cost: distance({ x, y }, easel) * 0.5 });
		}
	}
	return found;
}

/** Points at these distances along a line, with the direction there. */
function along(line: readonly Point[], distances: readonly number[]): { point: Point; ahead: Point; far: number }[] {
	return distances.flatMap((far) => {
		let left = far;
		for (let index = 0; index + 1 < line.length; index++) {
			const [from, to] = [line[index]!, line[index + 1]!];
			const length = distance(from, to);
			const ahead = unit(from, to);
			if (left <= length) return [{ point: plus(from, ahead, left), ahead, far }];
			left -= length;
		}
		return [];
	});
}
