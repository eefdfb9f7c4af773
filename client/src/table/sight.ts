/** Scrolling only where it is needed: as long as one of the things can be seen, nothing moves. */

import { prefersReducedMotion } from "../lib/settings.svelte";

export function bringIntoSight(things: Iterable<Element>): void {
	const all = [...things];
	const seen = all.some((thing) => {
		const { top, bottom } = thing.getBoundingClientRect();
		return bottom > 0 && top < lowerEnd();
	});
	if (!seen) toMiddle(all[0]);
}

/** One thing, all of it. */
export function bringWholeIntoSight(thing: Element): void {
	const { top, bottom } = thing.getBoundingClientRect();
	if (top < 0 || bottom > lowerEnd()) toMiddle(thing);
}

/** Where the bar begins, if it lies at the lower edge of the window, or else that edge. */
function lowerEnd(): number {
	const bar = document.getElementById("table-bar")?.getBoundingClientRect();
	return bar && bar.top > innerHeight / 3 && bar.bottom >= innerHeight - 1 ? bar.top : innerHeight;
}

function toMiddle(thing: Element | undefined): void {
	thing?.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}
