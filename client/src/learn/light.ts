/** Where a lesson shines its light: `fleet:6` is a handle, `fleet:*` are all fleets, `zone:mat` is a part of the page. */

const GAP = 2;

/** The elements that a token names. */
export function elementsOf(token: string): Element[] {
	const [kind, name] = token.split(":");
	const selector = kind === "zone" ? `[data-zone="${name}"]` : name === "*" ? `[data-handle^="${kind}:"]` : `[data-handle="${CSS.escape(token)}"]`;
	return [...document.querySelectorAll(selector)];
}

/** The box around what a token names; null if it is not visible. */
export function lightBox(token: string): DOMRect | null {
	const boxes = elementsOf(token).map(visibleBox).filter((box) => box !== null);
	if (boxes.length === 0) return null;
	const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
	const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
	return new DOMRect(left - GAP, top - GAP, right - left + 2 * GAP, bottom - top + 2 * GAP);
}

function visibleBox(thing: Element): DOMRect | null {
	// Prefer the ring of a drawing: its group may be larger than the visible part.
	const box = (thing.querySelector(".ring") ?? thing).getBoundingClientRect();
	// It may be outside the visible part of its drawing.
	const drawing = (thing as SVGElement).ownerSVGElement?.getBoundingClientRect();
	const seen = !drawing || contains(drawing, box.x + box.width / 2, box.y + box.height / 2);
	return box.width > 0 && seen ? box : null;
}

export function contains(box: DOMRect, x: number, y: number): boolean {
	return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
