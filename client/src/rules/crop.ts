/** Which part of a map a picture shows: the given places with some margin, in a pleasant aspect ratio. */

export interface Point {
	x: number;
	y: number;
}

/** A place on a map, and its radius. */
export interface Spot extends Point {
	reach: number;
}

export interface Box extends Point {
	width: number;
	height: number;
}

/** The largest ratios of height to width, and of width to height. */
const TALLEST = 0.85;
const WIDEST = 1.75;

/** The box around the places with a margin of `room`, at least `least` wide; without places the whole map.
 * At the edge of the map it extends a little beyond it. */
export function crop(spots: readonly Spot[], whole: Box, room: number, least: number): Box {
	if (spots.length === 0) return whole;
	const left = Math.min(...spots.map(({ x, reach }) => x - reach)) - room;
	const right = Math.max(...spots.map(({ x, reach }) => x + reach)) + room;
	const top = Math.min(...spots.map(({ y, reach }) => y - reach)) - room;
	const bottom = Math.max(...spots.map(({ y, reach }) => y + reach)) + room;
	const sea = { x: whole.x - room, y: whole.y - room, width: whole.width + 2 * room, height: whole.height + 2 * room };
	const width = Math.min(sea.width, Math.max(right - left, least, (bottom - top) / TALLEST));
	const height = Math.min(sea.height, Math.max(bottom - top, least / WIDEST, width / WIDEST));
	const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
	return {
		x: within(middle.x - width / 2, sea.x, sea.x + sea.width - width),
		y: within(middle.y - height / 2, sea.y, sea.y + sea.height - height),
		width,
		height,
	};
}

function within(value: number, least: number, most: number): number {
	return Math.min(Math.max(value, least), most);
}

/** Where the number of a place goes, a circle with radius `size`: at its upper right, or left of it if the map ends there. */
export function badge({ x, y, reach }: Spot, size: number, whole: Box): Point {
	const near = (reach + size) * Math.SQRT1_2;
	const fits = x + near + size <= whole.x + whole.width && y - near - size >= whole.y;
	return fits ? { x: x + near, y: y - near } : { x: x - reach - size, y: y - reach * 0.4 };
}

export interface Arrow {
	/** The line, and its head as a triangle. */
	line: string;
	head: string;
	/** The points between start and end. */
	steps: Point[];
}

const HEAD = 24;

/** An arrow along the points. `from` and `to` are the gaps to the first and the last point. */
export function arrow(points: readonly Point[], from: number, to: number): Arrow | null {
	const [first, second] = points;
	const [before, last] = points.slice(-2);
	if (!first || !second || !before || !last) return null;
	const start = towards(first, second, from);
	const tip = towards(last, before, to);
	const neck = towards(tip, before, HEAD);
	const aside = { x: (tip.y - neck.y) * 0.55, y: (neck.x - tip.x) * 0.55 };
	const between = points.slice(1, -1);
	return {
		line: `M${[start, ...between, neck].map(written).join("L")}`,
		head: `M${written(tip)}L${written({ x: neck.x + aside.x, y: neck.y + aside.y })}L${written({ x: neck.x - aside.x, y: neck.y - aside.y })}Z`,
		steps: between,
	};
}

function towards(from: Point, to: Point, units: number): Point {
	const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
	return { x: from.x + ((to.x - from.x) * units) / whole, y: from.y + ((to.y - from.y) * units) / whole };
}

function written({ x, y }: Point): string {
	return `${x.toFixed(1)},${y.toFixed(1)}`;
}
