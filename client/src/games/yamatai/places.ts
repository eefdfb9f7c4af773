/** Where the handles of the map lie, in its own units. */

import type { Spot } from "../../rules/crop";
import type { Places } from "../../rules/places";
import type { YamataiBoard } from "../../wire";
import { chart } from "./layout";

const BOAT = 40;

export function placesOf(board: YamataiBoard): Places {
	const { box, lands, berths } = chart(board);
	const spots = new Map<string, Spot>();
	for (const { number, centre, size } of lands) spots.set(`island:${number}`, { ...centre, reach: size });
	for (const { number, x, y } of berths) spots.set(`spot:${number}`, { x, y, reach: BOAT });
	return { whole: box, spots, beside: new Map() };
}
