/** A scrollable strip without handles must be focusable, so that the keyboard can scroll it. */

import type { MoveSelection } from "../../play/selection.svelte";

export function scrollTabindex(selection: MoveSelection | null): { tabindex?: number } {
	return selection ? {} : { tabindex: 0 };
}
