/** The parts that the table page loads, in one chunk. */

import type { DuoBoard, DuoView } from "../../wire";
import type { Section } from "../contract";
import Boards from "./Boards.svelte";
import Dice from "./Dice.svelte";
import { TAB } from "./steps";

export { default as Board } from "./Board.svelte";
export { default as Mat } from "./Mat.svelte";
export { default as Plaque } from "./Plaque.svelte";
export { card } from "./cards";
export { changes } from "./changes";
export { describe } from "./describe";
export { flights } from "./flights";
export { prompt } from "./prompt";
export { steps } from "./steps";

export const Round = null;
export const Choice = null;
export const columnWidth = { narrow: "300px", wide: "500px" };

export const sections: readonly Section<DuoView, DuoBoard>[] = [
	{ id: "dice", zone: "dock", tab: TAB, Content: Dice },
	{ id: "boards", zone: "column", tab: TAB, Content: Boards },
];

/** The first player of the round, then the other. */
export function order(view: DuoView): number[] {
	return [view.leader, 3 - view.leader];
}

/** Nothing is lost by ending a turn. */
export function warning(): null {
	return null;
}
