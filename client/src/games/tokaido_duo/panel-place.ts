/** Where a panel of buttons fits next to something on the map. All values are pixels of the frame. */

import { overlap, type Box } from "./boxes";

const GAP = 8;
const EDGE = 6;

export interface Size {
	width: number;
	height: number;
}

/**
 * The top left corner of a panel: within the frame, next to `target`, as near as possible. It does not cover the target
 * as long as the frame has room anywhere, and prefers not to cover what else is listed.
 */
export function placePanel(panel: Size, frame: Size, target: Box, others: readonly Box[] = []): { left: number; top: number } {
	const [middleX, middleY] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
	const lefts = [target.right + GAP, target.left - GAP - panel.width, middleX - panel.width / 2, target.left, target.right - panel.width];
	const tops = [target.top - GAP - panel.height, target.bottom + GAP, middleY - panel.height / 2, target.top, target.bottom - panel.height];
	const clampX = (x: number): number => Math.max(EDGE, Math.min(frame.width - EDGE - panel.width, x));
	const clampY = (y: number): number => Math.max(EDGE, Math.min(frame.height - EDGE - panel.height, y));
	let best = { left: EDGE, top: EDGE };
	let least = Infinity;
	for (const left of lefts.map(clampX)) {
		for (const top of tops.map(clampY)) {
			const box = { left, top, right: left + panel.width, bottom: top + panel.height };
			const away = Math.hypot(left + panel.width / 2 - middleX, top + panel.height / 2 - middleY);
			const covered = others.reduce((sum, other) => sum + overlap(box, other), 0);
			const cost = overlap(box, target) * 100 + covered * 0.2 + away;
			if (cost < least) [best, least] = [{ left, top }, cost];
		}
	}
	return best;
}
