/** The positions of the handles on the map, in its units. */

import type { Spot } from "../../rules/crop";
import type { HandlePositions } from "../../rules/positions";
import type { DuoBoard } from "../../wire";
import { islandOf, wholeOf } from "./island";

const TOWN = 56;
const STATION = 40;
const REGION = 0.9;
/** The distance of a pilgrim's arrow from the coast. */
const OFFSHORE = 62;

export function handlePositions(board: DuoBoard): HandlePositions {
	const island = islandOf(board);
	const { stations, towns, regions, compass } = island.layout;
	const spots = new Map<string, Spot>();
	const offset = new Map<string, Spot>();
	for (const { name, x, y, kind, out } of stations) {
		const reach = kind === "town" ? TOWN : STATION;
		spots.set(`at:${name}`, { x, y, reach });
		offset.set(`at:${name}`, { x: x + out.x * OFFSHORE, y: y + out.y * OFFSHORE, reach: 0 });
	}
	for (const { name, x, y } of towns) spots.set(`at:${name}`, { x, y, reach: TOWN });
	for (const { number, centre, room } of regions) spots.set(`region:${number}`, { ...centre, reach: room * REGION });
	spots.set("compass", { ...compass, reach: STATION });
	return { whole: wholeOf(island), spots, offset };
}
