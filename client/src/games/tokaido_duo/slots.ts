/**
 * Where figures stand. Each figure has a fixed slot at each place that it can reach, chosen for any map so that two figures that can
 * be there at the same time never overlap, and no figure hides a name, a price or a number.
 */

import type { Character, DuoColour } from "../../wire";
import { around, boxAt, corners, grown, overlap, scaled, square, type Box } from "./boxes";
import { distance, inside, plus, type Point } from "./geometry";
import type { Layout, StationSpot, TownSpot } from "./layout";
import type { RegionShape } from "./regions";
import { atRegion, atStation, atTown, onRoad, type Candidate } from "./slot-candidates";

export const FIGURE_SCALE = 0.78;
/** The extent of each figure around its slot. */
export const FIGURE_BOX: Record<Character, Box> = {
	pilgrim: scaled({ left: -28, top: -35, right: 29, bottom: 38 }, FIGURE_SCALE),
	merchant: scaled({ left: -36, top: -31, right: 36, bottom: 38 }, FIGURE_SCALE),
	artist: scaled({ left: -34, top: -37, right: 28, bottom: 38 }, FIGURE_SCALE),
};

export interface Slot extends Point {
	colour: DuoColour;
	character: Character;
	/** `at:C1+2`, `region:3` */
	handle: string;
	/** The middle of its place, where the tether ends. */
	place: Point;
}

export interface Slots {
	at: (colour: DuoColour, character: Character, handle: string) => Slot;
	all: readonly Slot[];
	/** Around the island and all slots. */
	box: Box;
}

interface Open extends Slot {
	/** A coastal place has room for one figure. */
	single: boolean;
	candidates: (Candidate & { box: Box })[];
	chosen: number;
	/** The other slots that may be used at the same time and are near enough to matter. */
	near: Open[];
}

const COLOURS: readonly DuoColour[] = ["violet", "green"];
/** The space that figures keep from each other. */
const MARGIN = 3;
/** The cost of covering a text, for each unit of area. */
const HIDDEN = 1000;
/** Only the best candidates of a slot are compared with those of others. */
const KEPT = 160;
const PASSES = 24;
/** A figure should be nearer to its own place than to any other, by this much, or it costs this much. */
const CLEARLY = 12;
const UNCLEAR = 150;
const NEAR = 330;
/** Half the size of the compass. */
const COMPASS = 37;

export function slotsOf(layout: Layout): Slots {
	const obstacles = obstaclesOf(layout);
	const open = COLOURS.flatMap((colour) => slotsFor(colour, layout, obstacles));
	for (const slot of open) slot.near = open.filter((other) => together(slot, other) && distance(slot.place, other.place) < NEAR);
	settle(open);
	const all = open.map(({ colour, character, handle, place, candidates, chosen }) => {
		const { x, y } = candidates[chosen]!;
		return { colour, character, handle, place, x, y };
	});
	const byKey = new Map(all.map((slot) => [`${slot.colour} ${slot.character} ${slot.handle}`, slot]));
	const nowhere = { x: 0, y: 0 };
	return {
		at: (colour, character, handle) =>
			byKey.get(`${colour} ${character} ${handle}`) ?? { colour, character, handle, place: nowhere, ...nowhere },
		all,
		box: around([...all.map((slot) => boxAt(slot, FIGURE_BOX[slot.character])), ...layout.coast.map((point) => boxAt(point, square(0))), boxAt(layout.compass, square(COMPASS))]),
	};
}

/** Whether figures can be in both slots at the same time. */
export function together(a: Slot & { single?: boolean }, b: Slot & { single?: boolean }): boolean {
	if (a.colour === b.colour && a.character === b.character) return false;
	return a.handle !== b.handle || !a.single;
}

interface Obstacle {
	box: Box;
	/** Cost for each covered unit of area. */
	cost: number;
}

/** What figures should not cover: names, prices and numbers never, stations hardly, pictures rather not. */
function obstaclesOf({ stations, towns, regions, size, compass }: Layout): Obstacle[] {
	return [
		...stations.map((station) =>
			station.kind === "town"
				? { box: boxAt(station, scaled({ left: -46, top: -40, right: 46, bottom: 42 }, size / 66)), cost: HIDDEN }
				: { box: boxAt(station, square(size * 0.4)), cost: 1 },
		),
		...towns.map((town) => ({ box: boxAt(town, square(40)), cost: HIDDEN })),
		...regions.map(({ centre, seal }) => ({ box: boxAt(plus(centre, seal), square(18)), cost: HIDDEN })),
		...regions.map(({ centre }) => ({ box: boxAt(plus(centre, { x: 0, y: -26 }), square(40)), cost: 0.05 })),
		{ box: boxAt(compass, square(COMPASS)), cost: 1 },
	];
}

function slotsFor(colour: DuoColour, layout: Layout, obstacles: readonly Obstacle[]): Open[] {
	const { stations, towns, regions, routes } = layout;
	const places: Point[] = [...stations, ...towns];
	const opened = (character: Character, handle: string, place: Point, single: boolean, found: Candidate[], fits = (_: Box): boolean => true): Open => {
		const priced = found.map((candidate) => {
			const box = boxAt(candidate, FIGURE_BOX[character]);
			const covered = obstacles.reduce((sum, obstacle) => sum + overlap(box, obstacle.box) * obstacle.cost, 0);
			const far = distance(candidate, place) + CLEARLY;
			const unclear = character === "artist" ? 0 : places.filter((other) => other !== place && distance(other, candidate) < far).length;
			return { ...candidate, box, cost: candidate.cost + covered + unclear * UNCLEAR + (fits(box) ? 0 : HIDDEN * HIDDEN) };
		});
		const candidates = priced.toSorted((a, b) => a.cost - b.cost).slice(0, KEPT);
		return { colour, character, handle, place, single, candidates, chosen: 0, near: [], x: 0, y: 0 };
	};
	const pilgrims = stations.map((station: StationSpot) =>
		opened("pilgrim", `at:${station.name}`, station, true, atStation(station, colour, layout.size)),
	);
	const traders = stations
		.filter(({ kind }) => kind === "town")
		.map((station) => opened("merchant", `at:${station.name}`, station, true, onRoad(station, routes)));
	const inland = towns.map((town: TownSpot) => opened("merchant", `at:${town.name}`, town, false, atTown(town, colour)));
	const artists = regions.map((region: RegionShape) =>
		opened("artist", `region:${region.number}`, region.centre, false, atRegion(region, colour), (box) =>
			corners(grown(box, 1)).every((corner) => inside(corner, region.shape)),
		),
	);
	return [...pilgrims, ...traders, ...inland, ...artists];
}

/** Each slot in turn takes its best candidate, given the others; overlaps that remain cost more with each pass. */
function settle(slots: readonly Open[]): void {
	for (let pass = 1; pass <= PASSES; pass++) {
		let isSettled = true;
		for (const slot of slots) {
			const { best, overlaps } = bestOf(slot, 0.3 * pass * pass);
			if (best !== slot.chosen || overlaps) isSettled = false;
			slot.chosen = best;
		}
		if (isSettled) return;
	}
}

function bestOf(slot: Open, price: number): { best: number; overlaps: boolean } {
	let best = slot.chosen;
	let least = Infinity;
	let overlaps = false;
	for (const [index, { box, cost }] of slot.candidates.entries()) {
		if (cost >= least) break; // they are sorted by their own cost
		const wide = grown(box, MARGIN);
		let sum = cost;
		for (const { candidates, chosen } of slot.near) {
			const shared = overlap(wide, candidates[chosen]!.box);
			if (shared > 0) sum += price * (40 + shared);
			if (sum >= least) break;
		}
		if (sum < least) [best, least, overlaps] = [index, sum, sum > cost];
	}
	return { best, overlaps };
}
