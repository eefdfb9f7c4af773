/**
 * Where everything on the map is. Only the outline is fixed; the rest is computed from the board of any component set:
 * the stations along the coast, the towns that the routes connect, and the regions between them.
 */

import type { DuoBoard, StationKind } from "../../wire";
import { bow, closedCurve, distance, mean, path, plus, Ring, unit, type Place, type Point } from "./geometry";
import { region, shore, type RegionShape } from "./regions";

export const WIDTH = 1000;
export const HEIGHT = 880;

/** The pilgrims' path around Shikoku, clockwise from the western cape. */
const KNOTS = [
	[58, 424], [98, 290], [180, 166], [306, 84], [424, 112], [520, 148], [620, 114], [744, 64], [872, 96], [938, 212],
	[932, 350], [942, 484], [908, 616], [842, 738], [746, 812], [650, 752], [556, 702], [452, 712], [360, 766], [258, 818],
	[158, 772], [104, 656], [78, 540],
].map(([x, y]) => ({ x: x!, y: y! }));
/** Towns are drawn larger than other stations and take more of the coast. */
const TOWN_SHARE = 1.28;
/** A region has at least the coast of this many stations. */
const MIN_STATIONS = 3;
const MAX_STATION_SIZE = 66;
/** How far mountain towns stay from the coast and from each other. */
const OFF_COAST = 262;
const OFF_TOWNS = 142;
/** Where the compass is: off the southern bay. */
const EAST = { x: 548, y: 864 };
const WEST = { x: 448, y: 864 };

export interface StationSpot extends Place {
	name: string;
	kind: StationKind;
	/** The coastal town before it. */
	town: string;
	/** Counts the stations of a kind after a town; 0 for the only one. */
	number: number;
	way: number;
}

export interface TownSpot extends Point {
	name: string;
	wares: number;
}

export interface RouteLine {
	ends: [string, string];
	line: Point[];
}

export interface Layout {
	coast: Point[];
	way: Point[];
	/** The width of a station. */
	size: number;
	/** The distance between stations. */
	apart: number;
	stations: StationSpot[];
	towns: TownSpot[];
	routes: RouteLine[];
	regions: RegionShape[];
	/** Where the compass is: on the half that begins. */
	compass: Point;
}

export function layout(board: DuoBoard): Layout {
	const ring = new Ring(closedCurve(KNOTS));
	const stations = alongCoast(board, ring);
	const apart = ring.length / sharesOf(board).reduce((sum, share) => sum + share, 0);
	const towns = inland(board, stations, ring);
	const points = new Map<string, Point>([...stations, ...towns].map((each) => [each.name, each]));
	const routes = board.routes.map(([a, b], index) => route(a!, b!, points, index));
	return {
		coast: shore(ring, 0, ring.length),
		way: [...ring.points],
		size: Math.min(MAX_STATION_SIZE, apart * 0.82),
		apart,
		stations,
		towns,
		routes,
		regions: board.regions.map((_, index) => region(board, index, { stations, towns, routes, ring })),
		compass: points.get(board.compass)!.x > WIDTH / 2 ? EAST : WEST,
	};
}

/** How much of the coast each station takes: all the same, but there is always room for a region between two towns. */
function sharesOf(board: DuoBoard): number[] {
	const towns = board.stations.flatMap(({ kind }, index) => (kind === "town" ? [index] : []));
	return board.stations.map(({ kind }, index) => {
		const from = towns.findLast((town) => town <= index) ?? 0;
		const count = (towns.find((town) => town > index) ?? board.stations.length) - from;
		return (kind === "town" ? TOWN_SHARE : 1) * Math.max(1, MIN_STATIONS / count);
	});
}

/** All stations, evenly along the path; the middle between the last town and the first is in the far west. */
function alongCoast(board: DuoBoard, ring: Ring): StationSpot[] {
	const shares = sharesOf(board);
	const total = shares.reduce((a, b) => a + b, 0);
	let sum = 0;
	const middles = shares.map((each) => (sum += each) - each / 2);
	const last = board.stations.findLastIndex(({ kind }) => kind === "town");
	const west = (middles[last]! + total + middles[0]!) / 2;
	return board.stations.map(({ name, kind, town, number }, index) => {
		const way = ((middles[index]! - west) / total) * ring.length;
		const place = ring.at(way);
		return { ...place, name, kind, town, number, way };
	});
}

/** Mountain towns start at the centre of their neighbours (Tutte), then move away from the coast and each other. */
function inland(board: DuoBoard, stations: readonly StationSpot[], ring: Ring): TownSpot[] {
	const centre = mean(ring.points);
	const names = Object.keys(board.mountain_towns);
	const fixed = new Map<string, Point>(stations.map((each) => [each.name, each]));
	const spots = new Map<string, Point>(names.map((name) => [name, centre]));
	for (let turn = 0; turn < 200; turn++) {
		for (const name of names) {
			const joined = neighbours(board, name);
			// Routes between mountain towns pull harder, to keep the towns away from the coast.
			const pulls = joined.flatMap((other) => (spots.has(other) ? [spots.get(other)!, spots.get(other)!] : [fixed.get(other)!]));
			if (pulls.length) spots.set(name, mean(pulls));
		}
	}
	for (let turn = 0; turn < 80; turn++) for (const name of names) spots.set(name, nudged(name, spots, ring));
	return names.map((name) => ({ name, wares: board.mountain_towns[name]!, ...spots.get(name)! }));
}

function neighbours(board: DuoBoard, name: string): string[] {
	return board.routes.flatMap(([a, b]) => (a === name ? [b!] : b === name ? [a!] : []));
}

function nudged(name: string, spots: ReadonlyMap<string, Point>, ring: Ring): Point {
	let spot = spots.get(name)!;
	const edge = ring.at(ring.nearest(spot));
	const off = distance(spot, edge);
	if (off < OFF_COAST) spot = plus(spot, edge.out, (off - OFF_COAST) * 0.15);
	for (const [other, there] of spots) {
		const apart = distance(spot, there);
		if (other === name || apart >= OFF_TOWNS) continue;
		const away = apart < 1 ? { x: name < other ? -1 : 1, y: 0 } : unit(there, spot);
		spot = plus(spot, away, (OFF_TOWNS - apart) * 0.3);
	}
	return spot;
}

/** A route bends a little; between two coastal towns it bends inland. */
function route(a: string, b: string, points: ReadonlyMap<string, Point>, index: number): RouteLine {
	const [from, to] = [points.get(a)!, points.get(b)!];
	const length = distance(from, to);
	const along = unit(from, to);
	const coastal = "out" in from && "out" in to;
	const aside = index % 2 ? 0.05 : -0.05;
	const bend = coastal
		? plus({ x: 0, y: 0 }, mean([(from as Place).out, (to as Place).out]), -0.3 * length)
		: { x: along.y * length * aside, y: -along.x * length * aside };
	return { ends: [a, b], line: bow(from, to, bend) };
}

export function outline(layout: Layout): string {
	return path(layout.coast, true);
}
