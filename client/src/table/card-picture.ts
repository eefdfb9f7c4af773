/** Action: the picture of a card is a copy of how the thing is drawn on the table. */

import type { Thing } from "./cards.svelte";

/** The boats of a fleet, or a building with its boats. */
const MOST = 6;
const SVG = "http://www.w3.org/2000/svg";

export function picture(node: HTMLElement, thing: Thing): void {
	if (!(thing instanceof SVGGraphicsElement)) {
		node.append(...[...thing.querySelectorAll("svg")].slice(0, thing.dataset.card ? 1 : MOST).map((each) => each.cloneNode(true)));
		return;
	}
	const { x, y, width, height } = thing.getBBox();
	const drawing = document.createElementNS(SVG, "svg");
	drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
	drawing.setAttribute("aria-hidden", "true");
	drawing.append(...thing.cloneNode(true).childNodes);
	for (const ring of drawing.querySelectorAll(".ring, .shine, .number, .halo")) ring.remove();
	node.append(drawing);
}
