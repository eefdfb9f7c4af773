/** Scrolls only if needed: not while at least one of the elements is visible. */

import { prefersReducedMotion } from "../lib/settings.svelte";

export function scrollIntoViewIfHidden(elements: Iterable<Element>): void {
	const all = [...elements];
	const seen = all.some((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return bottom > 0 && top < visibleBottom();
	});
	if (!seen) scrollToCenter(all[0]);
}

/** Scroll until the whole element is visible. */
export function scrollFullyIntoView(element: Element): void {
	const { top, bottom } = element.getBoundingClientRect();
	if (top < 0 || bottom > visibleBottom()) scrollToCenter(element);
}

/** The top of the action bar if it is at the lower edge of the window, otherwise that edge. */
function visibleBottom(): number {
	const bar = document.getElementById("table-bar")?.getBoundingClientRect();
	return bar && bar.top > innerHeight / 3 && bar.bottom >= innerHeight - 1 ? bar.top : innerHeight;
}

function scrollToCenter(element: Element | undefined): void {
	element?.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}
