/** A strip that scrolls must be within reach of the keyboard, also when nothing in it can be touched. */

import type { Play } from "../../play/play.svelte";

export function reach(play: Play | null): { tabindex?: number } {
	return play ? {} : { tabindex: 0 };
}
