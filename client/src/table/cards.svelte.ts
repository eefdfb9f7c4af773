/** What the card is about: the thing on which the mouse rests, a finger was held, or `i` was pressed. */

export type Thing = HTMLElement | SVGElement;
export interface Shown {
	/** Null for a reading key, which is about the whole table. */
	thing: Thing | null;
	/** A handle, a `data-card`, or the letter of a reading key. */
	key: string;
	/** Cards of a resting mouse go with it; the others stay until they are closed. */
	by: "mouse" | "finger" | "keys";
}

const THINGS = "[data-handle], [data-place]:not(.hidden), [data-card]";
const EVENTS = ["pointermove", "pointerdown", "pointerup", "pointercancel", "click", "contextmenu", "focusin"];
const REST = 500;
/** Milliseconds in which the mouse can reach the link of a card. */
const GRACE = 400;
/** How far a finger may move while it is held. */
const SLACK = 10;

export class Cards {
	shown = $state.raw<Shown | null>(null);
	/** The thing under the mouse. */
	#over: Thing | null = null;
	#opening = 0;
	#closing = 0;
	/** Where a finger went down; null for a mouse. */
	#finger: PointerEvent | null = null;
	/** After a long press the click is not meant. */
	#isLong = false;

	/** Listen on the whole page; returns how to stop. */
	listen(): () => void {
		for (const type of EVENTS) window.addEventListener(type, this, true);
		return () => {
			for (const type of EVENTS) window.removeEventListener(type, this, true);
		};
	}

	handleEvent(event: Event): void {
		const { type, target } = event;
		if (!(target instanceof Element)) return;
		if (type === "focusin") {
			const thing = target.closest<Thing>(THINGS);
			if (thing && this.shown?.by === "keys") this.#show(thing, "keys"); // follows the focus
		} else if (type === "click" || type === "contextmenu") {
			if (!this.#isLong && (type === "click" || !this.#finger)) return;
			event.preventDefault();
			event.stopPropagation();
		} else this.#pointed(event as PointerEvent, target);
	}

	#pointed(event: PointerEvent, target: Element): void {
		const { type, pointerType, clientX: x, clientY: y } = event;
		if (type === "pointermove") {
			if (this.#finger && Math.hypot(x - this.#finger.clientX, y - this.#finger.clientY) > SLACK) clearTimeout(this.#opening);
			if (pointerType === "mouse" && event.buttons === 0) this.#hovered(target, x, y);
			return;
		}
		clearTimeout(this.#opening);
		if (type !== "pointerdown") return;
		this.#isLong = false;
		this.#finger = pointerType === "touch" ? event : null;
		if (target.closest(".popover")) return;
		if (this.shown?.by === "mouse") this.close();
		const thing = thingAt(target, x, y);
		if (thing && this.#finger && event.isPrimary) {
			this.#opening = window.setTimeout(() => {
				this.#isLong = true;
				this.#show(thing, "finger");
			}, REST);
		}
	}

	#hovered(target: Element, x: number, y: number): void {
		if (target.closest(".popover")) return clearTimeout(this.#closing);
		const thing = thingAt(target, x, y);
		if (thing === this.#over) return;
		this.#over = thing;
		clearTimeout(this.#opening);
		clearTimeout(this.#closing);
		if (this.shown && this.shown.by !== "mouse") return;
		if (this.shown && thing !== this.shown.thing) this.#closing = window.setTimeout(() => this.close(), GRACE);
		if (thing) this.#opening = window.setTimeout(() => this.#show(thing, "mouse"), REST);
	}

	#show(thing: Thing, by: Shown["by"]): void {
		clearTimeout(this.#closing);
		const { card, handle, place } = thing.dataset;
		this.shown = thing.isConnected ? { thing, key: card ?? handle ?? place ?? "", by } : null;
	}

	/** After the board was drawn again: the thing may have changed, or be gone. */
	refresh(): void {
		if (this.shown?.thing) this.#show(this.shown.thing, this.shown.by);
		else this.shown = null;
	}

	/** What a reading key says, until the next move. */
	tell(key: string): void {
		this.shown = { thing: null, key, by: "keys" };
	}

	close(): void {
		clearTimeout(this.#opening);
		this.shown = null;
	}

	/** Show the card of what has the focus or is under the mouse; otherwise begin with the first thing on the table. */
	inspect(): void {
		const focused = document.activeElement?.closest<Thing>(THINGS);
		const thing = focused ?? this.#over ?? document.querySelector<Thing>("[data-parts] :is([data-place], [data-handle])");
		if (!focused) thing?.focus();
		if (thing) this.#show(thing, "keys");
	}
}

/** Figures are drawn over places, but clicks go through them. */
function thingAt(target: Element, x: number, y: number): Thing | null {
	const thing = target.closest<Thing>(THINGS);
	const above = [...(thing?.closest("svg")?.querySelectorAll<Thing>(".overlaid") ?? [])];
	const isHit = ({ left, right, top, bottom }: DOMRect): boolean => left < x && x < right && top < y && y < bottom;
	return above.findLast((each) => isHit(each.getBoundingClientRect())) ?? thing;
}
