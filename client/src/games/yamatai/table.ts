/** The parts that the table page loads, in one chunk. */

export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { prompt } from "./prompt";
