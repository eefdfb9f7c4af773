import { describe, expect, it } from "vitest";
import { boxAt, corners, overlap, scaled, square, type Box } from "../src/games/tokaido_duo/boxes";
import { distance, inside, plus } from "../src/games/tokaido_duo/geometry";
import { layout } from "../src/games/tokaido_duo/layout";
import { FIGURE_BOX, slotsOf, type Slot } from "../src/games/tokaido_duo/slots";
import { ALONG_COAST, boardOf, STANDARD, STAR } from "./tokaido-duo-samples";

const FEW = [2, 1, 3, 1, 2, 2, 1, 4];
const ONE = [1, 1, 1, 1, 1, 1, 1, 1];
const FOUR = [4, 4, 4, 4, 4, 4, 4, 4];
const BOARDS = {
	standard: boardOf(STANDARD),
	"24 stations, routes like a star": boardOf(STAR, FEW),
	"24 stations, usual routes": boardOf(STANDARD, FEW),
	"40 stations, a route along the coast": boardOf(ALONG_COAST, FOUR),
	"40 stations, usual routes": boardOf(STANDARD, FOUR),
	"16 stations, usual routes": boardOf(STANDARD, ONE),
	"16 stations, routes like a star": boardOf(STAR, ONE),
};

function boxOf(slot: Slot): Box {
	return boxAt(slot, FIGURE_BOX[slot.character]);
}

/** A coastal place has room for one figure (D5.2, D6.2); a mountain town or a region for both players. */
function canMeet(a: Slot, b: Slot): boolean {
	if (a.colour === b.colour && a.character === b.character) return false;
	return a.handle !== b.handle || !a.handle.startsWith("at:C");
}

describe.each(Object.entries(BOARDS))("the slots of figures: %s", (_, board) => {
	const made = layout(board);
	const { all, box } = slotsOf(made);

	it("are there for each figure at each place", () => {
		expect(all).toHaveLength(2 * (board.stations.length + 8 + 4 + 8));
	});

	it("never overlap if figures can be in both", () => {
		const found: string[] = [];
		all.forEach((a, index) => {
			for (const b of all.slice(index + 1)) {
				if (canMeet(a, b) && overlap(boxOf(a), boxOf(b)) > 0) found.push(`${a.colour} ${a.character} ${a.handle} / ${b.colour} ${b.character} ${b.handle}`);
			}
		});
		expect(found).toEqual([]);
	});

	it("of artists are inside their region", () => {
		for (const slot of all.filter(({ character }) => character === "artist")) {
			const region = made.regions[Number(slot.handle.slice(7)) - 1]!;
			for (const corner of corners(boxOf(slot))) expect(inside(corner, region.shape), `${slot.colour} ${slot.handle}`).toBe(true);
		}
	});

	it("hide no name, price or number", () => {
		const texts = [
			...made.stations.filter(({ kind }) => kind === "town").map((town) => boxAt(town, scaled({ left: -34, top: -38, right: 34, bottom: 36 }, made.size / 66))),
			...made.towns.map((town) => boxAt(town, square(36))),
			...made.regions.map(({ centre, seal }) => boxAt(plus(centre, seal), square(16))),
		];
		const found = all.filter((slot) => texts.some((text) => overlap(text, boxOf(slot)) > 0)).map(({ colour, character, handle }) => `${colour} ${character} ${handle}`);
		expect(found).toEqual([]);
	});

	it("are near their place", () => {
		for (const slot of all) if (slot.character !== "artist") expect(distance(slot, slot.place), `${slot.colour} ${slot.character} ${slot.handle}`).toBeLessThan(160);
	});

	it("leave the icons of stations visible", () => {
		const icons = made.stations.filter(({ kind }) => kind !== "town").map((station) => ({ station, box: boxAt(station, square(made.size * 0.4)) }));
		const most = (made.size * 0.8) ** 2;
		for (const slot of all) {
			for (const icon of icons) {
				const part = overlap(icon.box, boxOf(slot)) / most;
				expect(part, `${slot.colour} ${slot.character} ${slot.handle} on ${icon.station.name}`).toBeLessThan(0.3);
			}
		}
	});

	it("leave the compass visible", () => {
		for (const slot of all) expect(overlap(boxAt(made.compass, square(34)), boxOf(slot)), `${slot.colour} ${slot.handle}`).toBe(0);
	});

	it("are all within the box that the map shows", () => {
		for (const slot of all) {
			const { left, top, right, bottom } = boxOf(slot);
			expect(left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom).toBe(true);
		}
		expect(box.right - box.left).toBeLessThan(1120);
		expect(box.bottom - box.top).toBeLessThan(1000);
	});
});

describe("pilgrims", () => {
	const made = layout(BOARDS.standard);
	const { at } = slotsOf(made);

	it("stand on the sea side if violet, on land if green", () => {
		for (const { name } of made.stations) {
			expect(inside(at("violet", "pilgrim", `at:${name}`), made.way), name).toBe(false);
			expect(inside(at("green", "pilgrim", `at:${name}`), made.way), name).toBe(true);
		}
	});
});
