/** The island of a component set with the slots of its figures, computed once for each board. */

import type { DuoBoard } from "../../wire";
import { grown } from "./boxes";
import { layout, type Layout } from "./layout";
import { slotsOf, type Slots } from "./slots";

export interface Island {
	layout: Layout;
	slots: Slots;
}

const known = new WeakMap<DuoBoard, Island>();

export function islandOf(board: DuoBoard): Island {
	let island = known.get(board);
	if (!island) {
		const made = layout(board);
		island = { layout: made, slots: slotsOf(made) };
		known.set(board, island);
	}
	return island;
}

const MARGIN = 6;

/** What a map shows at least: the island, all slots and the compass. */
export function wholeOf({ slots }: Island): { x: number; y: number; width: number; height: number } {
	const { left, top, right, bottom } = grown(slots.box, MARGIN);
	return { x: left, y: top, width: right - left, height: bottom - top };
}
