/** What things of a drawing need to know: whose they are, and whether the text lies beside them. */

import { getContext, setContext } from "svelte";
import type { Studio } from "./studio.svelte";

const KEY = Symbol("studio");

export interface Reach {
	studio: Studio;
	/** Whether text and drawing are seen at once. */
	wide: () => boolean;
}

export function giveReach(reach: Reach): void {
	setContext(KEY, reach);
}

export function getReach(): Reach {
	return getContext<Reach>(KEY);
}
