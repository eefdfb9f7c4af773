/** Where everything on the map is, computed from the spots and islands of any component set. */

import type { TextData, YamataiBoard } from "../../wire";
import { between, centroid, distance, mean, roomiest, smooth, towards, waver, type Point } from "./geometry";

export type Ground = "fields" | "forest" | "sand" | "rock";

export interface Land {
	number: number;
	/** The spots around it. */
	spots: readonly number[];
	/** The position of the piece on the island, and the room for it. */
	centre: Point;
	size: number;
	shore: string;
	/** A second line around the shore, for shallow water. */
	shallows: string;
	ground: Ground;
	/** The position of its number. */
	badge: Point;
}

export interface Berth {
	number: number;
	/** Where it is, by the islands around it. */
	place: TextData;
	x: number;
	y: number;
	/** The radius of its touch area. */
	reach: number;
	entry: boolean;
	rim: boolean;
	/** The unit vector towards the open sea. */
	out: Point;
}

export interface Layout {
	box: { x: number; y: number; width: number; height: number };
	lands: Land[];
	berths: Berth[];
	lanes: [Point, Point][];
}

const MARGIN = 66;
const GROUNDS: readonly Ground[] = ["fields", "forest", "sand", "rock"];
/** The distance of the land from the spots and from the lanes between them, and how much a shoreline varies. */
const COVE = 52;
const CHANNEL = 25;
const WAVER = 5;
const SHALLOW = 11;
const LONG = 150;
const WIDEST_REACH = 58;

type Chart = Pick<YamataiBoard, "spots" | "islands" | "lanes" | "entries" | "rim" | "places">;

/** How far the chart may be stretched, as height per width compared with the chart as printed. */
const LEAST_STRETCH = 0.86;
const MOST_STRETCH = 1.36;

/** The chart, stretched to fill a frame with this width per height as well as possible. */
export function stretched(board: Chart, aspect: number): Chart {
	const box = boxOf(board.spots.map(([x = 0, y = 0]) => ({ x, y })));
	const wanted = (box.width / aspect - 2 * MARGIN) / (box.height - 2 * MARGIN);
	const by = Math.round(Math.max(LEAST_STRETCH, Math.min(MOST_STRETCH, wanted)) * 50) / 50;
	return { ...board, spots: board.spots.map(([x = 0, y = 0]) => [x, Math.round(y * by)]) };
}

export function layout(board: Chart): Layout {
	const points = board.spots.map(([x = 0, y = 0]) => ({ x, y }));
	const at = (spot: number): Point => points[spot - 1] ?? { x: 0, y: 0 };
	const lands = board.islands.map((ring, index) => land(index + 1, ring, ring.map(at)));
	const berths = points.map((point, index) => berth(index + 1, point, points, lands, board));
	const lanes = board.lanes.map(([a = 0, b = 0]): [Point, Point] => [at(a), at(b)]);
	return { box: boxOf(points), lands, berths, lanes };
}

function boxOf(points: readonly Point[]): Layout["box"] {
	const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
	const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
	return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

function land(number: number, spots: readonly number[], ring: readonly Point[]): Land {
	const shore = shoreOf(number, ring, centroid(ring));
	const { centre, room } = roomiest(shore);
	const ground = GROUNDS[(number * 7 + Math.floor(number / 3)) % GROUNDS.length]!;
	return {
		number,
		spots,
		centre,
		size: room,
		shore: smooth(shore),
		shallows: smooth(shore.map((point) => towards(point, centre, -SHALLOW))),
		ground,
		badge: badgeOf(shore, centre),
	};
}

/** The shoreline: inside the ring of spots, farther from the spots, where boats are, than from the lanes. */
function shoreOf(number: number, ring: readonly Point[], heart: Point): Point[] {
	const shore: Point[] = [];
	ring.forEach((spot, index) => {
		const next = ring[(index + 1) % ring.length]!;
		const parts = distance(spot, next) > LONG ? [1 / 3, 2 / 3] : [1 / 2];
		shore.push(inward(spot, heart, COVE, waver(number, index)));
		for (const part of parts) shore.push(inward(between(spot, next, part), heart, CHANNEL, waver(number + 50, index + part)));
	});
	return shore;
}

function inward(point: Point, heart: Point, units: number, wavering: number): Point {
	const most = distance(point, heart) * 0.6;
	return towards(point, heart, Math.min(most, units + WAVER * wavering));
}

/** The farthest corner of the land, slightly inside the shore. */
function badgeOf(shore: readonly Point[], centre: Point): Point {
	const farthest = shore.reduce((best, point) => (distance(centre, point) > distance(centre, best) ? point : best));
	return towards(farthest, centre, 21);
}

function berth(
	number: number,
	point: Point,
	points: readonly Point[],
	lands: readonly Land[],
	board: Pick<YamataiBoard, "islands" | "entries" | "rim" | "places">,
): Berth {
	const near = lands.filter((each) => board.islands[each.number - 1]!.includes(number));
	const others = points.filter((other) => other !== point).map((other) => distance(point, other) / 2);
	const shores = near.map((each) => distance(point, each.centre) - each.size * 0.55);
	const inland = near.length > 0 ? mean(near.map((each) => each.centre)) : mean(points);
	const outward = towards(inland, point, distance(inland, point) + 1);
	return {
		number,
		place: board.places[number - 1]!,
		...point,
		reach: Math.max(20, Math.min(WIDEST_REACH, ...others, ...shores)),
		entry: board.entries.includes(number),
		rim: board.rim.includes(number),
		out: { x: outward.x - point.x, y: outward.y - point.y },
	};
}
