/** The size of names, prices and numbers on the map. */

const USUAL = 23;
/** What still fits on roofs, coins and sacks. */
const LARGEST = 41;
const LEAST_PIXELS = 10.2;

/** In map units: larger on small frames, so that it can be read. `scale` is the pixels of a map unit. */
export function textSizeAt(scale: number): number {
	return scale > 0 ? Math.min(LARGEST, Math.max(USUAL, LEAST_PIXELS / scale)) : USUAL;
}
