/** Keeps the keyboard focus on the table: it goes to what can be done next when the focused thing disappears or is spent. */

import { tick } from "svelte";

/**
 * Action: the focus is never lost, whatever disappears: a button, a tray, a sheet. Calls `onmoved` when it has moved the focus,
 * which nobody asked for: no preview should follow.
 */
export function keepFocus(room: HTMLElement, onmoved: () => void): { destroy(): void } {
	let last: Element | null = null;
	room.addEventListener("focusin", (event) => (last = event.target as Element));
	const observer = new MutationObserver(() => {
		// A click next to everything also takes the focus away, but nothing is gone then.
		if (last && !isUsable(last) && isLost()) focusNext(room, onmoved);
	});
	observer.observe(room, { subtree: true, childList: true, attributeFilter: ["hidden", "disabled"] });
	return { destroy: () => observer.disconnect() };
}

/**
 * After a step: what can be touched now is never only in a closed tray. The keyboard continues there, unless the focused handle
 * is part of the step.
 */
export async function followStep(room: HTMLElement, openTray: (elements: Element[]) => void, onmoved: () => void): Promise<void> {
	const { activeElement } = document;
	const byKeyboard = activeElement?.matches(".handle:focus-visible");
	await tick();
	const lit = [...room.querySelectorAll("[data-handle].lit")];
	if (!lit.some(isUsable)) openTray(lit);
	await tick();
	const now = document.activeElement;
	const isSame = byKeyboard && now === activeElement;
	if (isLost() || now?.matches(isSame ? ":not(.lit)" : ".action")) focusNext(room, onmoved);
}

function isUsable(element: Element): boolean {
	return element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled");
}

/** The browser may notice later that the focused element is hidden or disabled. */
function isLost(): boolean {
	const { activeElement, body } = document;
	return (activeElement ?? body) === body || !isUsable(activeElement!);
}

function focusNext(room: HTMLElement, onmoved: () => void): void {
	const lit = [...room.querySelectorAll<HTMLElement | SVGElement>("[data-parts] .handle.lit, .moves [data-handle]")];
	const next = lit.find(isUsable) ?? (isLost() && room.querySelector<HTMLElement>("[data-focus]"));
	if (!next) return;
	next.focus({ preventScroll: true });
	onmoved();
}
