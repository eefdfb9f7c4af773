/** What the table page draws, in one piece. */

export { default as Board } from "./Board.svelte";
export { prompt } from "./prompt";

/** Nothing on a plain board lights up. */
export const changes = (): string[] => [];
