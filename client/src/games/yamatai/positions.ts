/** The positions of the handles on the map, in its units. */

import type { Spot } from "../../rules/crop";
import type { HandlePositions } from "../../rules/positions";
import type { YamataiBoard } from "../../wire";
import { layout } from "./layout";

const BOAT = 40;

export function handlePositions(board: YamataiBoard): HandlePositions {
	const { box, lands, berths } = layout(board);
	const spots = new Map<string, Spot>();
	for (const { number, centre, size } of lands) spots.set(`island:${number}`, { ...centre, reach: size });
	for (const { number, x, y } of berths) spots.set(`spot:${number}`, { x, y, reach: BOAT });
	return { whole: box, spots, offset: new Map() };
}
