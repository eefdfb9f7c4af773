/** The positions of handles on a map, in its units. */

import type { Box, Spot } from "./crop";

export interface HandlePositions {
	whole: Box;
	/** By handle: `island:12`, `at:C3`. */
	spots: ReadonlyMap<string, Spot>;
	/** Where to draw an arrow so that it does not cover the place itself. */
	offset: ReadonlyMap<string, Spot>;
}

/** The positions of those handles that are on the map. */
export function positionsOf(handles: readonly string[], map: ReadonlyMap<string, Spot>): Spot[] {
	return handles.flatMap((handle) => map.get(handle) ?? []);
}
