/** The position of a popover: next to its anchor, never over it, never outside the window. */

export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

export interface Size {
	width: number;
	height: number;
}

export interface Placed {
	left: number;
	top: number;
	side: "above" | "below" | "left" | "right";
}

const GAP = 8;
const EDGE = 8;

/** Anchors that are much wider than high are usually list items, whose neighbours above and below should stay visible. */
const WIDE = 2.5;

/**
 * Null if it fits on no side: then it goes to the lower edge of the window. It covers as few of the `visible` boxes as possible.
 */
export function popoverPosition(anchor: Box, popover: Size, viewport: Box, visible: readonly Box[] = []): Placed | null {
	const [right, bottom] = [viewport.left + viewport.width - EDGE, viewport.top + viewport.height - EDGE];
	const [left, top] = [viewport.left + EDGE, viewport.top + EDGE];
	if (popover.width > right - left || popover.height > bottom - top) return null;
	const along = clamp(anchor.left + anchor.width / 2 - popover.width / 2, left, right - popover.width);
	const beside = clamp(anchor.top + anchor.height / 2 - popover.height / 2, top, bottom - popover.height);
	const sides: Record<Placed["side"], Placed> = {
		above: { left: along, top: anchor.top - GAP - popover.height, side: "above" },
		below: { left: along, top: anchor.top + anchor.height + GAP, side: "below" },
		left: { left: anchor.left - GAP - popover.width, top: beside, side: "left" },
		right: { left: anchor.left + anchor.width + GAP, top: beside, side: "right" },
	};
	const order: Placed["side"][] =
		anchor.width > WIDE * anchor.height ? ["right", "left", "above", "below"] : ["above", "below", "right", "left"];
	const fits = ({ left: x, top: y }: Placed) =>
		x >= left && y >= top && x + popover.width <= right && y + popover.height <= bottom;
	const covers = ({ left: x, top: y }: Placed) => visible.filter((box) => overlap(box, { left: x, top: y, ...popover })).length;
	const fitting = order.map((side) => sides[side]).filter(fits);
	return fitting.toSorted((a, b) => covers(a) - covers(b))[0] ?? null;
}

function overlap(a: Box, b: Box): boolean {
	const across = a.left < b.left + b.width && b.left < a.left + a.width;
	return across && a.top < b.top + b.height && b.top < a.top + a.height;
}

function clamp(value: number, least: number, most: number): number {
	return Math.min(Math.max(value, least), most);
}
