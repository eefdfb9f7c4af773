/** Action: a thing that can be picked up can also be dragged to a lit place. */

import { litHandleNear, RINGS } from "./pointer";
import type { MoveSelection } from "./selection.svelte";

/** Pixels that a pointer may move during a click. */
const CLICK = 8;

export interface Draggable {
	selection: MoveSelection | null;
	id: string;
	/** Also with a finger; otherwise a finger scrolls. */
	byFinger: boolean;
}

export function drag(node: HTMLElement, now: Draggable): { update(now: Draggable): void; destroy(): void } {
	let start: PointerEvent | null = null;
	let ghost: HTMLElement | null = null;
	let target: string | null = null;

	function pressed(event: PointerEvent): void {
		const { selection, id, byFinger } = now;
		if (event.button === 0 && (byFinger || event.pointerType === "mouse") && selection?.canPick(id)) {
			start = event;
			node.setPointerCapture(event.pointerId);
		}
	}

	function begin(): void {
		now.selection!.hover(null);
		now.selection!.pick([now.id]);
		ghost = document.createElement("div");
		ghost.className = "dragged";
		ghost.setAttribute("aria-hidden", "true");
		const picture = [...node.querySelectorAll("svg")].sort((a, b) => b.clientWidth - a.clientWidth)[0];
		if (picture) ghost.append(picture.cloneNode(true));
		document.body.append(ghost);
		addEventListener("keydown", keyed, true);
	}

	function moved(event: PointerEvent): void {
		if (event.pointerId !== start?.pointerId) return;
		const { clientX: x, clientY: y } = event;
		if (!ghost && Math.hypot(x - start.clientX, y - start.clientY) > CLICK) begin();
		if (!ghost) return;
		event.preventDefault();
		ghost.style.translate = `${x}px ${y}px`;
		const found = litHandleNear(x, y, RINGS, document.body)?.getAttribute("data-handle") ?? null;
		if (found !== target) now.selection?.aim(found);
		target = found;
	}

	function end(isDropped: boolean): void {
		const { selection } = now;
		const [goal, wasDragged] = [target, ghost !== null];
		ghost?.remove();
		start = ghost = target = null;
		if (!wasDragged) return;
		removeEventListener("keydown", keyed, true);
		addEventListener("click", swallow, { capture: true, once: true });
		addEventListener("pointerdown", () => removeEventListener("click", swallow, true), { capture: true, once: true });
		selection?.aim(null);
		if (isDropped && goal !== null) void selection?.touch(goal);
		else selection?.pick([]);
	}

	function released(event: PointerEvent): void {
		if (event.pointerId === start?.pointerId) end(true);
	}

	/** The click at the end of a drag. A finger makes none, so the next touch ends the wait for it. */
	function swallow(event: UIEvent): void {
		if (event.type === "click" && event.detail === 0) return; // from the keyboard
		event.stopPropagation();
		event.preventDefault();
	}

	function keyed(event: KeyboardEvent): void {
		if (event.key !== "Escape") return;
		swallow(event);
		end(false);
	}

	const cancel = (): void => end(false);
	node.addEventListener("pointerdown", pressed);
	node.addEventListener("pointermove", moved);
	node.addEventListener("pointerup", released);
	node.addEventListener("pointercancel", cancel);
	return { update: (next) => (now = next), destroy: cancel };
}
