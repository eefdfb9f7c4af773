/** Where the handles of a map lie, in its own units. */

import type { Box, Spot } from "./crop";

export interface Places {
	whole: Box;
	/** By handle: `island:12`, `at:C3`. */
	spots: ReadonlyMap<string, Spot>;
	/** Where an arrow runs that would cover the place itself. */
	beside: ReadonlyMap<string, Spot>;
}

/** Those of the handles that lie on the map. */
export function found(handles: readonly string[], map: ReadonlyMap<string, Spot>): Spot[] {
	return handles.flatMap((handle) => map.get(handle) ?? []);
}
