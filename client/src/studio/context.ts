/** The Svelte context of the studio, for the parts of a drawing. */

import { getContext, setContext } from "svelte";
import type { Studio } from "./studio.svelte";

const KEY = Symbol("studio");

export interface StudioContext {
	studio: Studio;
	/** Whether text and drawing are both visible. */
	wide: () => boolean;
}

export function setStudioContext(reach: StudioContext): void {
	setContext(KEY, reach);
}

export function getStudioContext(): StudioContext {
	return getContext<StudioContext>(KEY);
}
