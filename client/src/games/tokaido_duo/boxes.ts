/** Rectangles around drawings, in map units. */

import type { Point } from "./geometry";

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export function boxAt({ x, y }: Point, { left, top, right, bottom }: Box): Box {
	return { left: x + left, top: y + top, right: x + right, bottom: y + bottom };
}

export function square(half: number): Box {
	return { left: -half, top: -half, right: half, bottom: half };
}

export function scaled({ left, top, right, bottom }: Box, by: number): Box {
	return { left: left * by, top: top * by, right: right * by, bottom: bottom * by };
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The common area of two boxes. */
export function overlap(a: Box, b: Box): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 0 && height > 0 ? width * height : 0;
}

export function corners({ left, top, right, bottom }: Box): Point[] {
	return [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }];
}

export function around(boxes: readonly Box[]): Box {
	return {
		left: Math.min(...boxes.map((box) => box.left)),
		top: Math.min(...boxes.map((box) => box.top)),
		right: Math.max(...boxes.map((box) => box.right)),
		bottom: Math.max(...boxes.map((box) => box.bottom)),
	};
}
