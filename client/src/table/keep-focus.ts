/** Moves the keyboard focus to what can be done next when the focused thing is gone or no longer part of a move. */

import { tick } from "svelte";

/**
 * After a change of the table: the focus is never lost, and the keyboard continues with the first lit handle. Calls `onmoved`
 * if it has moved the focus, which nobody asked for: no preview should follow.
 */
export async function keepFocus(room: HTMLElement | undefined, onmoved: () => void): Promise<void> {
	const before = document.activeElement;
	const byKeyboard = before?.matches(":focus-visible") ?? false;
	await tick();
	const now = document.activeElement;
	const isLost = now === document.body || now === null || !now.isConnected;
	const isSpent = byKeyboard && now === before && now?.matches(".handle:not(.lit):not(.picked)");
	if (!room || (!isLost && !isSpent)) return;
	const next = firstLit(room) ?? room.querySelector<HTMLElement>("[data-focus]");
	next?.focus({ preventScroll: true });
	onmoved();
}

/** After something is picked up with the keyboard: continue with the first place for it. */
export async function focusTarget(room: HTMLElement | undefined): Promise<void> {
	const { activeElement } = document;
	if (!activeElement?.matches(".handle.picked:focus-visible, .handle:focus-visible")) return;
	await tick();
	if (room && document.activeElement === activeElement) firstLit(room)?.focus({ preventScroll: true });
}

function firstLit(room: HTMLElement): HTMLElement | SVGElement | null {
	const found = [...room.querySelectorAll<HTMLElement | SVGElement>("[data-parts] .handle.lit, .moves [data-handle]")];
	return found.find((each) => each.checkVisibility()) ?? null;
}
