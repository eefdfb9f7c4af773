/** Scrolling only where it is needed: as long as one of the things can be seen, nothing moves. */

import { calm } from "../lib/settings.svelte";

export function bringIntoSight(things: Iterable<Element>): void {
	const all = [...things];
	const bar = document.getElementById("table-bar")?.getBoundingClientRect();
	const end = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
	const seen = all.some((thing) => {
		const { top, bottom } = thing.getBoundingClientRect();
		return bottom > 0 && top < end;
	});
	if (!seen) all[0]?.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
}
