/** The parts that the table page loads, in one chunk. */

import type { YamataiBoard, YamataiView } from "../../wire";
import type { Section } from "../contract";
import Belongings from "./Belongings.svelte";
import Boats from "./Boats.svelte";
import Buildings from "./Buildings.svelte";
import Fleets from "./Fleets.svelte";
import Specialists from "./Specialists.svelte";

export { default as Board } from "./Board.svelte";
export { default as Choice } from "./Choice.svelte";
export { default as Mat } from "./Mat.svelte";
export { default as Plaque } from "./Plaque.svelte";
export { default as Round } from "./Round.svelte";
export { card } from "./cards";
export { changes } from "./changes";
export { describe } from "./describe";
export { flights } from "./flights";
export { prompt } from "./prompt";
export { order, steps, warning } from "./steps";

export const columnWidth = { narrow: "268px", wide: "320px" };
export const sections: readonly Section<YamataiView, YamataiBoard>[] = [
	{ id: "fleets", zone: "column", tab: "fleets", Content: Fleets },
	{ id: "boats", zone: "dock", tab: "boats", Content: Boats },
	{ id: "buildings", zone: "column", tab: "buildings", Content: Buildings },
	{ id: "specialists", zone: "column", tab: "specialists", Content: Specialists },
	{ id: "belongings", zone: "dock", tab: "boats", Content: Belongings },
];
