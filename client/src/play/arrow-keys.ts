/** Action: arrow keys on a board move the focus to the nearest handle in that direction. */

export interface Point {
	x: number;
	y: number;
}

const DIRECTIONS: Record<string, Point> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/** Handles, and the same things while they cannot be touched. */
const REACHABLE = "[data-handle], [data-place]:not(.hidden)";

/** The index of the nearest point in that direction, or -1. Points off the axis count as farther. */
export function nearest(from: Point, points: readonly Point[], direction: Point): number {
	let best = -1;
	let least = Infinity;
	points.forEach((point, index) => {
		const [dx, dy] = [point.x - from.x, point.y - from.y];
		const along = dx * direction.x + dy * direction.y;
		const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
		const cost = along + 2 * aside;
		if (along > 1 && aside <= 2 * along && cost < least) [best, least] = [index, cost];
	});
	return best;
}

export function arrowKeys(node: Element): { destroy(): void } {
	function pressed(event: Event): void {
		const { key } = event as KeyboardEvent;
		const direction = DIRECTIONS[key];
		const current = (event.target as Element).closest(REACHABLE);
		if (!direction || !current) return;
		const all = [...node.querySelectorAll<SVGElement | HTMLElement>(REACHABLE)];
		const others = all.filter((each) => each !== current);
		const found = others[nearest(middle(current), others.map(middle), direction)];
		if (!found) return;
		event.preventDefault();
		event.stopPropagation();
		found.focus();
	}
	node.addEventListener("keydown", pressed);
	return { destroy: () => node.removeEventListener("keydown", pressed) };
}

function middle(element: Element): Point {
	const box = element.getBoundingClientRect();
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
