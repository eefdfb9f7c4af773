/** Pointers: fingers are less precise than a mouse, and they cannot hover. */

/** Whether a click comes from a finger. */
export function isFinger(event: MouseEvent): boolean {
	return "pointerType" in event && event.pointerType === "touch";
}

/** Pixels around a tap in which a lit handle is preferred to an unlit one. */
export const RINGS = [0, 8, 16, 24];
const DIRECTIONS = 16;

/** The lit handle that a click at this point means: the one under it, and for a finger the nearest one within reach. */
export function litHandleNear(x: number, y: number, rings: readonly number[], within: Element): Element | null {
	for (const radius of rings) {
		for (let turn = 0; turn < (radius === 0 ? 1 : DIRECTIONS); turn++) {
			const angle = (2 * Math.PI * turn) / DIRECTIONS;
			const found = document
				.elementsFromPoint(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
				.map((element) => element.closest(".handle.lit, .handle.goal"))
				.find((handle) => handle !== null && within.contains(handle));
			if (found) return found;
		}
	}
	return null;
}

/** Action for a board: a click on an unlit handle counts for the lit one under it, a tap for the nearest lit one. */
export function aim(node: HTMLElement): { destroy(): void } {
	function clicked(event: MouseEvent): void {
		if (event.detail === 0 || !(event.target instanceof Element)) return; // from the keyboard
		const target = event.target.closest("[data-handle], [data-touchable], button, a");
		if (target && (!target.matches(".handle") || target.matches(".handle.lit, .handle.goal, .handle.picked"))) return;
		const meant = litHandleNear(event.clientX, event.clientY, isFinger(event) ? RINGS : [0], node);
		if (!meant || meant === target) return;
		event.stopPropagation();
		event.preventDefault();
		meant.dispatchEvent(new PointerEvent("click", event));
	}
	node.addEventListener("click", clicked, true);
	return { destroy: () => node.removeEventListener("click", clicked, true) };
}
