/** What a table loads when a game is over, in one chunk. */

export { default as AnalysisTable } from "./AnalysisTable.svelte";
export { default as Ceremony } from "./Ceremony.svelte";
