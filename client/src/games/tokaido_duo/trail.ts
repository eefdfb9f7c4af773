/** Moves of figures as lines on the map: from where, to where, by which way, with which die. */

import type { Character, DuoBoard, DuoColour, DuoView } from "../../wire";
import type { TrailMove } from "../contract";
import { CHARACTERS, placeOf } from "./figures";
import { bow, distance, path, plus, unit, type Point } from "./geometry";
import type { Island } from "./island";
import type { Layout } from "./layout";
import type { Slot } from "./slots";

export interface Walk {
	/** The number of the move. */
	number: number;
	/** Instead of the number in a review. */
	sign: "?" | "!" | undefined;
	seat: number;
	colour: DuoColour;
	character: Character;
	to: Slot;
	/** Null if it is unknown where the figure was. */
	from: Slot | null;
	/** Null if it is unknown what the die showed. */
	pips: number | null;
	/** From slot to slot; empty if it is unknown where the figure was. */
	line: Point[];
	/** On the line, but not on what must stay readable. */
	prints: Print[];
}

/** A print of a foot: where, and its direction in degrees. */
export interface Print extends Point {
	angle: number;
}

const STEP = 19;
const TOWN_ROOM = 46;
const SEAL_ROOM = 24;
/** The parts of a line under the die and the figure. */
const ENDS = { first: 27, last: 30 };

/** The moves of figures among these moves. `start` is the position before the first of them, if the moves do not say it. */
export function walksOf(moves: readonly TrailMove<DuoView>[], view: DuoView, start: DuoView | null, board: DuoBoard, island: Island): Walk[] {
	const found: Walk[] = [];
	const places = new Map<string, string>();
	let before = start;
	if (start) remember(places, start);
	for (const move of moves) {
		if (move.before) {
			before = move.before;
			remember(places, before);
		}
		const [by = "", goal = ""] = move.handles;
		if (!by.startsWith("die:") && by !== "spring") continue;
		const character = by === "spring" ? (found.findLast(({ seat }) => seat === move.seat)?.character ?? before?.playing?.character) : named(by.slice(4));
		const colour = view.players[move.seat - 1]?.colour;
		if (!character || !colour || !goal) continue;
		const was = places.get(`${move.seat} ${character}`);
		const from = was === undefined || was === goal ? null : island.slots.at(colour, character, was);
		const to = island.slots.at(colour, character, goal);
		const pips = pipsIn(move) ?? (by === "spring" ? before?.playing?.pips : before?.dice[character]) ?? null;
		const line = from ? lineOf(from, to, board, island) : [];
		const prints = printsOn(line, ENDS).filter((print) => isFree(print, island));
		found.push({ number: move.number, sign: move.sign, seat: move.seat, colour, character, to, from, pips, line, prints });
		places.set(`${move.seat} ${character}`, goal);
	}
	return found;
}

/** What the die showed, as the log says it. */
function pipsIn({ texts }: TrailMove<DuoView>): number | null {
	const pips = texts.map(({ args }) => args.pips).find((value) => typeof value === "number");
	return pips ?? null;
}

function named(name: string): Character | undefined {
	return CHARACTERS.find((character) => character === name);
}

function remember(places: Map<string, string>, view: DuoView): void {
	view.players.forEach((_, index) => {
		for (const character of CHARACTERS) places.set(`${index + 1} ${character}`, placeOf(view, index + 1, character));
	});
}

/** The way of a figure: past the stations of the coast, along the roads, or straight across the land. */
function lineOf(from: Slot, to: Slot, board: DuoBoard, island: Island): Point[] {
	if (from.character === "pilgrim") return [from, ...stationsBetween(from, to, board).map((name) => island.slots.at(from.colour, "pilgrim", `at:${name}`)), to];
	if (from.character === "merchant") return [from, ...roadsBetween(nameOf(from), nameOf(to), island), to];
	const length = distance(from, to);
	const along = unit(from, to);
	return bow(from, to, { x: along.y * length * 0.12, y: -along.x * length * 0.12 });
}

function nameOf({ handle }: Slot): string {
	return handle.slice(handle.indexOf(":") + 1);
}

/** The stations that a pilgrim passes clockwise. */
function stationsBetween(from: Slot, to: Slot, { stations }: DuoBoard): string[] {
	const names = stations.map(({ name }) => name);
	const [start, end] = [names.indexOf(nameOf(from)), names.indexOf(nameOf(to))];
	if (start < 0 || end < 0) return [];
	const steps = (end - start + names.length) % names.length;
	return Array.from({ length: Math.max(0, steps - 1) }, (_, step) => names[(start + step + 1) % names.length]!);
}

/** The points of the shortest way along the roads, without the towns on it. */
function roadsBetween(from: string, to: string, { layout }: Island): Point[] {
	const ways: { town: string; points: Point[] }[] = [{ town: from, points: [] }];
	const seen = new Set([from]);
	for (let way = ways.shift(); way; way = ways.shift()) {
		if (way.town === to) return way.points.filter((point) => townsOf(layout).every((town) => distance(town, point) > TOWN_ROOM));
		for (const { ends, line } of layout.routes) {
			const at = ends.indexOf(way.town);
			const next = ends[1 - at];
			if (at < 0 || next === undefined || seen.has(next)) continue;
			seen.add(next);
			ways.push({ town: next, points: [...way.points, ...(at === 0 ? line : line.toReversed())] });
		}
	}
	return [];
}

function townsOf({ stations, towns }: Layout): Point[] {
	return [...stations.filter(({ kind }) => kind === "town"), ...towns];
}

/** Whether a print covers no town and no number of a region. */
function isFree(print: Point, { layout }: Island): boolean {
	const seals = layout.regions.map(({ centre, seal }) => plus(centre, seal));
	return townsOf(layout).every((town) => distance(town, print) > TOWN_ROOM) && seals.every((seal) => distance(seal, print) > SEAL_ROOM);
}

/** Footprints along a line, left and right in turn, without its first and last part. */
export function printsOn(line: readonly Point[], skip: { first: number; last: number }): Print[] {
	const found: Print[] = [];
	const total = line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0);
	let done = 0;
	let next = skip.first;
	for (let index = 0; index + 1 < line.length; index++) {
		const [a, b] = [line[index]!, line[index + 1]!];
		const length = distance(a, b);
		const ahead = unit(a, b);
		for (; next <= Math.min(done + length, total - skip.last); next += STEP) {
			const side = found.length % 2 ? 4.5 : -4.5;
			const point = plus(plus(a, ahead, next - done), { x: ahead.y, y: -ahead.x }, side);
			found.push({ ...point, angle: (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI });
		}
		done += length;
	}
	return found;
}

/** How much of a place its own drawing takes, and how far the foot of a figure is below its slot. */
const PLACE_ROOM = 30;
const FOOT = 20;

/** A short line from a figure to its place. Artists are inside their region and need none. */
export function tether(slot: Slot): string {
	if (slot.character === "artist") return "";
	const foot = { x: slot.x, y: slot.y + FOOT };
	const end = plus(slot.place, unit(slot.place, foot), PLACE_ROOM);
	return path([foot, end]);
}
