/** Plane geometry for drawing a map: closed curves measured along their length, distances, paths for SVG. */

export interface Point {
	x: number;
	y: number;
}

/** A point on a clockwise curve, and the outward direction there. */
export interface Place extends Point {
	out: Point;
}

const PER_SPAN = 20;

export function plus(a: Point, b: Point, times = 1): Point {
	return { x: a.x + b.x * times, y: a.y + b.y * times };
}

export function distance(a: Point, b: Point): number {
	return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, part: number): Point {
	return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

export function unit(from: Point, to: Point): Point {
	const length = distance(from, to) || 1;
	return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

export function mean(points: readonly Point[]): Point {
	const sum = points.reduce((a, b) => plus(a, b), { x: 0, y: 0 });
	return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A smooth closed curve through the knots (Catmull–Rom), as a polyline. */
export function closedCurve(knots: readonly Point[]): Point[] {
	const at = (index: number): Point => knots[(index + knots.length) % knots.length]!;
	return knots.flatMap((_, index) => {
		const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		return Array.from({ length: PER_SPAN }, (__, step) => {
			const t = step / PER_SPAN;
			const blend = (a: number, b: number, c: number, d: number): number =>
				0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
			return { x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) };
		});
	});
}

/** A closed curve with lookup by distance along it. */
export class Ring {
	readonly length: number;
	readonly #starts: number[] = [];

	constructor(readonly points: readonly Point[]) {
		let length = 0;
		points.forEach((point, index) => {
			this.#starts.push(length);
			length += distance(point, points[(index + 1) % points.length]!);
		});
		this.length = length;
	}

	at(way: number): Place {
		const on = this.#around(way);
		const ahead = this.#around(way + this.length / 200);
		const back = this.#around(way - this.length / 200);
		const along = unit(back, ahead);
		return { ...on, out: { x: along.y, y: -along.x } };
	}

	/** The distance along the curve of its point nearest to this one. */
	nearest(point: Point): number {
		let best = 0;
		this.points.forEach((each, index) => {
			if (distance(each, point) < distance(this.points[best]!, point)) best = index;
		});
		return this.#starts[best]!;
	}

	#around(way: number): Point {
		const rest = ((way % this.length) + this.length) % this.length;
		let low = 0;
		let high = this.points.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (this.#starts[middle]! <= rest) low = middle;
			else high = middle - 1;
		}
		const from = this.points[low]!;
		const to = this.points[(low + 1) % this.points.length]!;
		return between(from, to, (rest - this.#starts[low]!) / (distance(from, to) || 1));
	}
}

/** A curved line between two points: `bend` offsets its middle. */
export function bow(from: Point, to: Point, bend: Point, pieces = 12): Point[] {
	const control = plus(between(from, to, 0.5), bend, 2);
	return Array.from({ length: pieces + 1 }, (_, step) => {
		const t = step / pieces;
		return between(between(from, control, t), between(control, to, t), t);
	});
}

export function distanceToLine(point: Point, line: readonly Point[]): number {
	let least = Infinity;
	for (let index = 0; index + 1 < line.length; index++) {
		least = Math.min(least, distance(point, nearestOn(point, line[index]!, line[index + 1]!)));
	}
	return least;
}

function nearestOn(point: Point, a: Point, b: Point): Point {
	const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
	const part = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square;
	return between(a, b, Math.min(1, Math.max(0, part)));
}

export function inside(point: Point, shape: readonly Point[]): boolean {
	let within = false;
	shape.forEach((a, index) => {
		const b = shape[(index + 1) % shape.length]!;
		if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within;
	});
	return within;
}

export function area(shape: readonly Point[]): number {
	return Math.abs(
		shape.reduce((sum, a, index) => {
			const b = shape[(index + 1) % shape.length]!;
			return sum + (a.x * b.y - b.x * a.y) / 2;
		}, 0),
	);
}

export function path(points: readonly Point[], closed = false): string {
	const steps = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
	return `M${steps.join("L")}${closed ? "Z" : ""}`;
}

/** A transformation of SVG that moves a drawing to a point. */
export function moveTo({ x, y }: Point): string {
	return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}
