import { describe, expect, it } from "vitest";
import { figuresOf } from "../src/games/tokaido_duo/figures";
import { area, bow, closedCurve, distance, distanceToLine, inside, Ring, type Point } from "../src/games/tokaido_duo/geometry";
import { HEIGHT, layout, WIDTH, type RouteLine } from "../src/games/tokaido_duo/layout";
import { ALONG_COAST, boardOf, STANDARD, STAR, viewOf } from "./tokaido-duo-samples";

const FEW = [2, 1, 3, 1, 2, 2, 1, 4];
const BOARDS = {
	standard: boardOf(STANDARD),
	"24 stations, routes like a star": boardOf(STAR, FEW),
	"40 stations, a route along the coast": boardOf(ALONG_COAST, [4, 4, 4, 4, 4, 4, 4, 4]),
	"24 stations, usual routes": boardOf(STANDARD, FEW),
};

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
	const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
	return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function meet(one: RouteLine, other: RouteLine): boolean {
	return one.line.slice(1).some((b, i) => other.line.slice(1).some((d, j) => crosses(one.line[i]!, b, other.line[j]!, d)));
}

describe("a ring", () => {
	const square = new Ring([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }]);

	it("knows its length and where one is after some way", () => {
		expect(square.length).toBe(40);
		expect(square.at(15)).toMatchObject({ x: 10, y: 5 });
		expect(square.at(-5)).toMatchObject({ x: 0, y: 5 });
		expect(square.at(55)).toMatchObject({ x: 10, y: 5 });
	});

	it("knows which way leads out", () => {
		expect(square.at(5).out.y).toBeCloseTo(-1);
		expect(square.at(15).out.x).toBeCloseTo(1);
	});

	it("finds its nearest point", () => {
		expect(square.nearest({ x: 12, y: 11 })).toBe(20);
	});
});

describe("geometry", () => {
	it("draws a closed curve through its knots", () => {
		const knots = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }];
		const curve = closedCurve(knots);
		for (const knot of knots) expect(Math.min(...curve.map((point) => distance(point, knot)))).toBeCloseTo(0);
	});

	it("bends a line by as much as it is told", () => {
		const line = bow({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 3 });
		expect(line[6]).toEqual({ x: 5, y: 3 });
		expect(distanceToLine({ x: 5, y: 3 }, line)).toBe(0);
	});
});

describe.each(Object.entries(BOARDS))("the island: %s", (_, board) => {
	const made = layout(board);

	it("has every station, town, route and region within the map", () => {
		expect(made.stations.map(({ name }) => name)).toEqual(board.stations.map(({ name }) => name));
		expect(made.towns.map(({ name }) => name)).toEqual(Object.keys(board.mountain_towns));
		expect(made.routes).toHaveLength(11);
		expect(made.regions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		for (const { x, y } of [...made.coast, ...made.stations, ...made.towns]) {
			expect(x).toBeGreaterThan(0);
			expect(x).toBeLessThan(WIDTH);
			expect(y).toBeGreaterThan(0);
			expect(y).toBeLessThan(HEIGHT);
		}
	});

	it("spreads the stations so that none hides another", () => {
		made.stations.forEach((station, index) => {
			const next = made.stations[(index + 1) % made.stations.length]!;
			expect(distance(station, next)).toBeGreaterThan(made.size);
		});
		expect(made.size).toBeGreaterThan(50);
	});

	it("starts in the north-west and goes clockwise", () => {
		const [first, , third] = made.stations.filter(({ kind }) => kind === "town");
		expect(first!.x).toBeLessThan(WIDTH / 3);
		expect(first!.y).toBeLessThan(HEIGHT / 2);
		expect(third!.x).toBeGreaterThan(first!.x);
	});

	it("keeps mountain towns apart from each other and from the coast", () => {
		for (const town of made.towns) {
			expect(inside(town, made.way)).toBe(true);
			expect(distanceToLine(town, made.way)).toBeGreaterThan(120);
			for (const other of made.towns) if (other !== town) expect(distance(town, other)).toBeGreaterThan(90);
		}
	});

	it("lets no two routes cross", () => {
		made.routes.forEach((route, index) => {
			for (const other of made.routes.slice(index + 1)) {
				if (!route.ends.some((end) => other.ends.includes(end))) expect(meet(route, other)).toBe(false);
			}
		});
	});

	it("cuts the whole island into regions, each around its centre", () => {
		const whole = area(made.coast);
		const sum = made.regions.reduce((total, { shape }) => total + area(shape), 0);
		expect(sum / whole).toBeCloseTo(1, 1);
		for (const { shape, centre } of made.regions) {
			expect(inside(centre, shape)).toBe(true);
			expect(area(shape) / whole).toBeGreaterThan(0.02);
		}
	});
});

describe("figures", () => {
	it("are six, each at its place", () => {
		const figures = figuresOf(viewOf());
		expect(figures.map(({ key }) => key)).toEqual([
			"violet-pilgrim", "violet-merchant", "violet-artist", "green-pilgrim", "green-merchant", "green-artist",
		]);
		expect(figures[0]!.handle).toBe("at:C3+2");
		expect(figures[2]!.handle).toBe("region:4");
	});
});

describe("the compass", () => {
	it("is on the half that begins, clear of all stations", () => {
		for (const compass of ["C3", "C7"]) {
			const drawn = layout({ ...boardOf(STANDARD), compass });
			const start = drawn.stations.find(({ name }) => name === compass)!;
			expect(drawn.compass.x > WIDTH / 2).toBe(start.x > WIDTH / 2);
			for (const station of drawn.stations) expect(distance(drawn.compass, station)).toBeGreaterThan(38 + drawn.size / 2);
		}
	});
});
