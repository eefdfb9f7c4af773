/** What a table loads when a game is over, in one chunk. */

export { default as Ceremony } from "./Ceremony.svelte";
export { default as Results } from "./Results.svelte";
