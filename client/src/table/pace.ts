/** How long each move is shown, and how long its pieces fly. */

import { prefersReducedMotion, settings, type Pace } from "../lib/settings.svelte";

const DURATIONS: Readonly<Record<Pace, number>> = { slow: 1500, normal: 800, fast: 350, instant: 0 };
/** The part of a step in which its pieces fly. The rest is for looking at what they did. */
const FLYING = 0.7;
/** The viewer's own pieces fly at most this long. */
const OWN = 180;
/** How long the card at the end of a round is shown. */
export const ROUND_CARD = 2000;

/** Milliseconds before the next move is shown. */
export function stepDuration(): number {
	return DURATIONS[settings.pace];
}

/** Milliseconds for which the pieces of a move fly; 0 if they do not. */
export function flightDuration(isOwn: boolean): number {
	if (document.hidden || prefersReducedMotion()) return 0;
	const flying = stepDuration() * FLYING;
	return isOwn ? Math.min(OWN, flying) : flying;
}
