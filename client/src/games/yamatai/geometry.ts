/** Plane geometry for drawing a map: smooth closed paths, deterministic irregularity, the roomiest point of a shape. */

export interface Point {
	x: number;
	y: number;
}

/** A pseudo-random number from -1 to 1 that depends only on its two seeds. */
export function waver(first: number, second: number): number {
	const mixed = Math.sin(first * 127.1 + second * 311.7) * 43758.5453;
	return 2 * (mixed - Math.floor(mixed)) - 1;
}

/** A closed curve through all the points. */
export function smooth(points: readonly Point[]): string {
	const at = (index: number): Point => points[(index + points.length) % points.length]!;
	const start = at(0);
	const curves = points.map((point, index) => {
		const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
		const leaving = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
		const reaching = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
		return `C${written(leaving)} ${written(reaching)} ${written(next)}`;
	});
	return `M${written(start)}${curves.join("")}Z`;
}

function written(point: Point): string {
	return `${Math.round(point.x)} ${Math.round(point.y)}`;
}

export function distance(a: Point, b: Point): number {
	return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point on the line between two points, this many units from the first; negative is before it. */
export function towards(from: Point, to: Point, units: number): Point {
	const whole = distance(from, to) || 1;
	return between(from, to, units / whole);
}

export function between(a: Point, b: Point, part: number): Point {
	return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The centroid of the area; the mean of the points if the area is empty. */
export function centroid(ring: readonly Point[]): Point {
	let [area, x, y] = [0, 0, 0];
	ring.forEach((point, index) => {
		const next = ring[(index + 1) % ring.length]!;
		const cross = point.x * next.y - next.x * point.y;
		area += cross / 2;
		x += (point.x + next.x) * cross;
		y += (point.y + next.y) * cross;
	});
	if (Math.abs(area) < 1) return mean(ring);
	return { x: x / (6 * area), y: y / (6 * area) };
}

export function mean(points: readonly Point[]): Point {
	const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
	return { x: sum.x / points.length, y: sum.y / points.length };
}

const FINE = 14;
const HOMEWARD = 0.25;

/** The point inside the ring that is farthest from its border, preferably near the middle, and that distance. */
export function roomiest(ring: readonly Point[]): { centre: Point; room: number } {
	const middle = centroid(ring);
	const border = ring.flatMap((point, index) => {
		const next = ring[(index + 1) % ring.length]!;
		return [0, 0.25, 0.5, 0.75].map((part) => between(point, next, part));
	});
	const room = (point: Point): number => Math.min(...border.map((other) => distance(point, other)));
	let best = { centre: middle, room: within(middle, ring) ? room(middle) : 0, worth: -Infinity };
	best.worth = best.room;
	const [xs, ys] = [ring.map((point) => point.x), ring.map((point) => point.y)];
	for (let x = Math.min(...xs); x <= Math.max(...xs); x += FINE) {
		for (let y = Math.min(...ys); y <= Math.max(...ys); y += FINE) {
			const centre = { x, y };
			if (!within(centre, ring)) continue;
			const found = room(centre);
			const worth = found - HOMEWARD * distance(centre, middle);
			if (worth > best.worth) best = { centre, room: found, worth };
		}
	}
	return { centre: best.centre, room: best.room };
}

function within(point: Point, ring: readonly Point[]): boolean {
	let inside = false;
	ring.forEach((a, index) => {
		const b = ring[(index + 1) % ring.length]!;
		const crosses = a.y > point.y !== b.y > point.y;
		if (crosses && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
	});
	return inside;
}
