/**
 * Pieces that fly from where they come from to where they go: copies of their drawings, in a layer that is no part of the layout
 * and that no pointer reaches. The piece itself is hidden until its copy lands.
 */

import type { Flight } from "../games/contract";
import { play } from "./sound";

interface Point {
	x: number;
	y: number;
}

/** A point of the window, and the pixels of a unit of the drawing there. */
interface Spot extends Point {
	scale: number;
}

/** A flight whose start has been measured, before the new position is drawn. */
export interface Departure {
	flight: Flight;
	from: Spot | null;
	copy: SVGElement | null;
}

/** Half the width of a copy, in units of the drawing. */
const REACH = 44;
/** The time between the pieces of a move, as a part of their flight. */
const STAGGER = 0.12;
const SVG = "http://www.w3.org/2000/svg";

let layer: HTMLElement | undefined;
const flying = new Set<Animation>();
let landing: Promise<unknown> | undefined;

/** The first of these handles and places that can be seen. */
function find(places: string): Element | undefined {
	return places
		.split(" ")
		.flatMap((place) => [...document.querySelectorAll(["handle", "place", "end"].map((kind) => `[data-${kind}="${CSS.escape(place)}"]`).join())])
		.find((each) => each.checkVisibility() && each.getBoundingClientRect().width > 4);
}

/** Pieces on the map are drawn around their origin; elsewhere they fill an icon. */
function spotOf(element: Element): Spot {
	const drawing = element.querySelector<SVGGraphicsElement>("[data-piece] use") ?? element.querySelector<SVGGraphicsElement>("svg, use");
	const matrix = drawing?.getScreenCTM();
	if (matrix && drawing?.nodeName === "use") return { x: matrix.e, y: matrix.f, scale: matrix.a };
	const { left, top, width, height } = (drawing ?? element).getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2, scale: matrix?.a ?? 0.4 };
}

/** A shape of the symbols (`#yam-coin`), or a copy of what is drawn at a place. */
function copyOf(drawing: string): SVGElement | null {
	const shown = drawing.startsWith("#") ? document.createElementNS(SVG, "use") : find(drawing);
	if (!shown) return null;
	const inner = (shown.querySelector("svg") ?? shown).cloneNode(true) as SVGElement;
	inner.style.transform = "";
	if (inner instanceof SVGUseElement) inner.setAttribute("href", drawing);
	if (inner instanceof SVGSVGElement) {
		const { width, height } = inner.viewBox.baseVal;
		for (const [name, value] of Object.entries({ x: -width / 2, y: -height / 2, width, height })) inner.setAttribute(name, String(value));
	}
	const made = document.createElementNS(SVG, "svg");
	made.setAttribute("viewBox", [-REACH, -REACH, 2 * REACH, 2 * REACH].join(" "));
	made.append(inner);
	return made;
}

/** Measure where the flights start. What turns in its place is drawn as it will be. */
export function depart(flights: readonly Flight[]): Departure[] {
	return flights.map((flight) => {
		const start = find(flight.from);
		return { flight, from: start ? spotOf(start) : null, copy: turns(flight) ? null : copyOf(flight.drawing) };
	});
}

function turns({ from, to, via }: Flight): boolean {
	return from === to && !via;
}

/** Let the pieces fly, after the new position is drawn. Each sound is heard once, when its first piece lands. */
export function fly(departures: readonly Departure[], duration: number): void {
	land();
	const heard = new Set<string>();
	departures.forEach(({ flight, from, copy: known }, index) => {
		const end = find(flight.to);
		const copy = known ?? copyOf(flight.drawing);
		if (!from || !end || !copy) return;
		const frames = framesOf([from, ...wayOf(flight, end), spotOf(end)], turns(flight));
		if (frames.length === 0) return;
		const sound = heard.has(flight.sound) ? null : flight.sound;
		heard.add(flight.sound);
		shownIn().append(copy);
		const timing = { duration, delay: index * duration * STAGGER };
		const animation = copy.animate(frames, { ...timing, fill: "backwards", easing: "ease-in-out" });
		const piece = flight.settles ? (end.closest("[data-piece]") ?? end.querySelector("[data-piece]")) : null;
		const hidden = piece?.animate({ opacity: [0, 0] }, { ...timing, fill: "backwards" });
		flying.add(animation);
		animation.onfinish = animation.oncancel = ({ type }) => {
			copy.remove();
			hidden?.cancel();
			flying.delete(animation);
			if (type === "finish" && sound) play(sound);
		};
	});
	landing = Promise.allSettled([...flying].map((animation) => animation.finished));
}

function shownIn(): HTMLElement {
	if (!layer) {
		layer = document.createElement("div");
		layer.className = "flights";
		layer.ariaHidden = "true";
		document.body.append(layer);
	}
	return layer;
}

/** The way in pixels, from the units of the map at the end of the flight. */
function wayOf({ via = [] }: Flight, end: Element): Point[] {
	const matrix = (end.parentNode as Partial<SVGGraphicsElement> | null)?.getScreenCTM?.();
	return matrix ? via.map(({ x, y }) => new DOMPoint(x, y).matrixTransform(matrix)) : [];
}

/** At an even speed along the way. Empty if the piece stays where it is. */
function framesOf(way: readonly (Point & { scale?: number })[], isTurning: boolean): Keyframe[] {
	const lengths = way.map(({ x, y }, index) => Math.hypot(x - way[Math.max(0, index - 1)]!.x, y - way[Math.max(0, index - 1)]!.y));
	const total = lengths.reduce((sum, each) => sum + each, 0);
	if (total < 2 && !isTurning) return [];
	let done = 0;
	return way.map(({ x, y, scale = way.at(-1)!.scale ?? 1 }, index) => {
		done += lengths[index]!;
		const turn = isTurning && index > 0 ? 360 : 0;
		return { transform: `translate(${x - REACH}px, ${y - REACH}px) scale(${scale}) rotate(${turn}deg)`, offset: total > 0 ? Math.min(1, done / total) : null };
	});
}

/** Show all pieces where they land, at once and without a sound. Returns whether any were flying. */
export function land(): boolean {
	const were = flying.size > 0;
	for (const animation of [...flying]) animation.cancel();
	return were;
}

/** Resolves when nothing flies any more. */
export async function landed(): Promise<void> {
	await landing;
}
