/** Where a bubble goes: beside the thing that it speaks about, never over it, never outside of the window. */

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

/** Things that are much wider than high are mostly lines of a list: their neighbours above and below shall be seen. */
const WIDE = 2.5;

/**
 * Null where it fits on no side: then it belongs at the lower edge of the window. Of what shall be seen, as little as
 * possible is covered.
 */
export function place(thing: Box, bubble: Size, room: Box, seen: readonly Box[] = []): Placed | null {
	const [right, bottom] = [room.left + room.width - EDGE, room.top + room.height - EDGE];
	const [left, top] = [room.left + EDGE, room.top + EDGE];
	if (bubble.width > right - left || bubble.height > bottom - top) return null;
	const along = clamp(thing.left + thing.width / 2 - bubble.width / 2, left, right - bubble.width);
	const beside = clamp(thing.top + thing.height / 2 - bubble.height / 2, top, bottom - bubble.height);
	const sides: Record<Placed["side"], Placed> = {
		above: { left: along, top: thing.top - GAP - bubble.height, side: "above" },
		below: { left: along, top: thing.top + thing.height + GAP, side: "below" },
		left: { left: thing.left - GAP - bubble.width, top: beside, side: "left" },
		right: { left: thing.left + thing.width + GAP, top: beside, side: "right" },
	};
	const order: Placed["side"][] =
		thing.width > WIDE * thing.height ? ["right", "left", "above", "below"] : ["above", "below", "right", "left"];
	const fits = ({ left: x, top: y }: Placed) =>
		x >= left && y >= top && x + bubble.width <= right && y + bubble.height <= bottom;
	const covers = ({ left: x, top: y }: Placed) => seen.filter((box) => overlap(box, { left: x, top: y, ...bubble })).length;
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
