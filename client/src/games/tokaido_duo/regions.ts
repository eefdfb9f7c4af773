/** The coast, and the regions between the routes, each with a place for its picture and its number. */

import type { DuoBoard, Landscape } from "../../wire";
import { distance, distanceToLine, inside, mean, plus, type Point, type Ring } from "./geometry";
import type { RouteLine, StationSpot, TownSpot } from "./layout";

const SHORE = 44;
const TOWN_ROOM = 34;
/** How far figures on the coast reach inland, and the smallest room for a picture. */
const FIGURES = 62;
const CRAMPED = 34;
const SEALS = [[58, -62], [-58, -62], [0, -92], [70, -20], [-70, -20]].map(([x, y]) => ({ x: x!, y: y! }));

export interface RegionShape {
	number: number;
	landscape: Landscape;
	shape: Point[];
	centre: Point;
	/** The distance from the centre to the nearest route, town or figure on the coast. */
	room: number;
	/** The position of its number, relative to the centre. */
	seal: Point;
}

/** What the regions are computed from. */
interface MapParts {
	stations: readonly StationSpot[];
	towns: readonly TownSpot[];
	routes: readonly RouteLine[];
	ring: Ring;
}

/** The coastline: slightly outside the pilgrims' path, with small bays. */
export function shore(ring: Ring, from: number, to: number): Point[] {
	const pieces = Math.max(2, Math.ceil((to - from) / 9));
	return Array.from({ length: pieces + 1 }, (_, step) => {
		const way = from + ((to - from) * step) / pieces;
		const place = ring.at(way);
		const turn = (2 * Math.PI * way) / ring.length;
		return plus(place, place.out, SHORE + 4 * Math.sin(9 * turn + 1) + 2.5 * Math.sin(23 * turn));
	});
}

function lineBetween(a: string, b: string, routes: readonly RouteLine[]): Point[] {
	for (const { ends, line } of routes) {
		if (ends[0] === a && ends[1] === b) return line;
		if (ends[0] === b && ends[1] === a) return line.toReversed();
	}
	return [];
}

/** A region: the coast from one town to the next, and back along the routes. */
export function region(board: DuoBoard, index: number, { stations, towns, routes, ring }: MapParts): RegionShape {
	const { border, landscape } = board.regions[index]!;
	const from = stations.find(({ name }) => name === border[0])!;
	const to = stations.find(({ name }) => name === border.at(-1))!;
	const end = to.way > from.way ? to.way : to.way + ring.length;
	const back = border.slice(1).flatMap((town, step) => lineBetween(border[step]!, town, routes)).toReversed();
	const shape = [...shore(ring, from.way, end), ...back];
	const inner = (off: number): Point[] => {
		const along = Array.from({ length: 25 }, (_, step) => {
			const place = ring.at(from.way + ((end - from.way) * step) / 24);
			return plus(place, place.out, -off);
		});
		return [...along, ...back];
	};
	const roomy = middle(inner(FIGURES), towns);
	// If there is hardly any room next to the figures on the coast, the picture is between them.
	const { centre, room } = roomy.room < CRAMPED ? middle(inner(0), towns) : roomy;
	return { number: index + 1, landscape, shape, centre, room, seal: sealIn(freeIn(inner(FIGURES / 2), towns), centre) };
}

/** The distance of a point from the border of a shape and the towns on it; negative outside. */
function freeIn(shape: readonly Point[], towns: readonly TownSpot[]): (point: Point) => number {
	const border = [...shape, shape[0]!];
	return (point) => {
		const off = distanceToLine(point, border);
		if (!inside(point, shape)) return -off;
		return Math.min(off, ...towns.map((town) => distance(point, town) - TOWN_ROOM));
	};
}

/** The number is next to the picture and off the borders, at the top right if possible. */
function sealIn(free: (point: Point) => number, centre: Point): Point {
	let best = SEALS[0]!;
	for (const seal of SEALS) {
		if (Math.min(20, free(plus(centre, seal))) > Math.min(20, free(plus(centre, best)))) best = seal;
	}
	return best;
}

/** The point of a shape with the most room. */
function middle(shape: readonly Point[], towns: readonly TownSpot[]): { centre: Point; room: number } {
	const free = freeIn(shape, towns);
	const xs = shape.map(({ x }) => x);
	const ys = shape.map(({ y }) => y);
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
	let centre = mean(shape);
	let room = 0;
	for (let row = 1; row < 32; row++) {
		for (let column = 1; column < 32; column++) {
			const point = { x: left + ((right - left) * column) / 32, y: top + ((bottom - top) * row) / 32 };
			const here = free(point);
			if (here > room) [centre, room] = [point, here];
		}
	}
	return { centre, room };
}
