/** All that the table page needs to draw this game, in one piece. */

export { default as Board } from "./DuoTable.svelte";
export { changes } from "./changes";
export { prompt } from "./prompt";
