/** What the table page draws, in one piece. */

export { default as Board } from "./Board.svelte";
export { changes } from "./changes";
export { prompt } from "./prompt";
