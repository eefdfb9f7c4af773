/** Where the handles of each map lie, in its own units. */

import { HEIGHT, layout, WIDTH } from "../duo/layout";
import type { DuoBoard, YamataiBoard } from "../wire";
import { chart } from "../yamatai/layout";
import type { Box, Spot } from "./crop";

export interface Places {
	whole: Box;
	/** By handle: `island:12`, `at:C3`. */
	spots: ReadonlyMap<string, Spot>;
	/** Where an arrow runs that would cover the place itself. */
	beside: ReadonlyMap<string, Spot>;
}

const TOWN = 56;
const STATION = 40;
const REGION = 0.9;
const BOAT = 40;
/** How far from the coast the arrow of a pilgrim runs. */
const OFFSHORE = 62;

export function duoPlaces(board: DuoBoard): Places {
	const { stations, towns, regions } = layout(board);
	const spots = new Map<string, Spot>();
	const beside = new Map<string, Spot>();
	for (const { name, x, y, kind, out } of stations) {
		const reach = kind === "town" ? TOWN : STATION;
		spots.set(`at:${name}`, { x, y, reach });
		beside.set(`at:${name}`, { x: x + out.x * OFFSHORE, y: y + out.y * OFFSHORE, reach: 0 });
	}
	for (const { name, x, y } of towns) spots.set(`at:${name}`, { x, y, reach: TOWN });
	for (const { number, centre, room } of regions) spots.set(`region:${number}`, { ...centre, reach: room * REGION });
	return { whole: { x: 0, y: 0, width: WIDTH, height: HEIGHT }, spots, beside };
}

export function yamataiPlaces(board: YamataiBoard): Places {
	const { box, lands, berths } = chart(board);
	const spots = new Map<string, Spot>();
	for (const { number, centre, size } of lands) spots.set(`island:${number}`, { ...centre, reach: size });
	for (const { number, x, y } of berths) spots.set(`spot:${number}`, { x, y, reach: BOAT });
	return { whole: box, spots, beside: new Map() };
}

/** Those of the handles that lie on the map. */
export function found(handles: readonly string[], map: ReadonlyMap<string, Spot>): Spot[] {
	return handles.flatMap((handle) => map.get(handle) ?? []);
}
