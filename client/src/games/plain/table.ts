/** The parts that the table page loads, in one chunk. */

import type { AnyView } from "../contract";

export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { prompt } from "./prompt";

export const Choice = null;
export const Plaque = null;
export const Mat = null;
export const Round = null;
export const columnWidth = { narrow: "268px", wide: "320px" };
export const sections = [];
export const order = ({ players }: AnyView): number[] => players.map((_, index) => index + 1);
export const steps = (): [] => [];
export const flights = (): [] => [];
export const warning = (): null => null;
export const card = (): string => "";
/** The board is text already. */
export const describe = (): [] => [];
