/** How long each move of another player is shown. */

import { settings, type Pace } from "../lib/settings.svelte";

const DURATIONS: Readonly<Record<Pace, number>> = { slow: 1500, normal: 800, fast: 350, instant: 0 };

/** Milliseconds before the next move is shown. */
export function stepDuration(): number {
	return DURATIONS[settings.pace];
}
