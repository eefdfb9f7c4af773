/** The visible part of a map: fitted to a frame, zoomed and moved. All boxes are in map units. */

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface Zoom {
	/** 1 shows the whole map. */
	scale: number;
	/** The centre of the view. */
	x: number;
	y: number;
}

export const MAX_SCALE = 3;

/** The box, enlarged around its centre to the aspect ratio of the frame. */
export function fitted(box: Box, aspect: number): Box {
	const wide = box.width / box.height < aspect;
	const width = wide ? box.height * aspect : box.width;
	const height = wide ? box.height : box.width / aspect;
	return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

export function middleOf(box: Box): { x: number; y: number } {
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The visible part of a fitted box. It never leaves the box. */
export function visible(whole: Box, zoom: Zoom | null): Box {
	if (zoom === null || zoom.scale <= 1) return whole;
	const scale = Math.min(zoom.scale, MAX_SCALE);
	const [width, height] = [whole.width / scale, whole.height / scale];
	return {
		x: clamp(zoom.x - width / 2, whole.x, whole.x + whole.width - width),
		y: clamp(zoom.y - height / 2, whole.y, whole.y + whole.height - height),
		width,
		height,
	};
}

/** The zoom after scaling by a factor around a fixed point of the map. */
export function zoomedAt(whole: Box, zoom: Zoom | null, factor: number, fixed: { x: number; y: number }): Zoom | null {
	const before = visible(whole, zoom);
	const scale = clamp((whole.width / before.width) * factor, 1, MAX_SCALE);
	if (scale <= 1.01) return null;
	const width = whole.width / scale;
	const ratio = width / before.width;
	const middle = middleOf(before);
	return { scale, x: fixed.x + (middle.x - fixed.x) * ratio, y: fixed.y + (middle.y - fixed.y) * ratio };
}

/** The zoom that shows all these boxes with a margin, or null if the whole map is as good. */
export function framing(whole: Box, boxes: readonly Box[], margin: number, most: number): Zoom | null {
	if (boxes.length === 0) return null;
	const left = Math.min(...boxes.map((box) => box.x)) - margin;
	const top = Math.min(...boxes.map((box) => box.y)) - margin;
	const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
	const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
	const scale = Math.min(most, whole.width / (right - left), whole.height / (bottom - top));
	return scale < 1.15 ? null : { scale, x: (left + right) / 2, y: (top + bottom) / 2 };
}

function clamp(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(most, value));
}
