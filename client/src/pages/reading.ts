/** The rules and the player aid, in one chunk. */

export { default as PlayerAid } from "./PlayerAid.svelte";
export { default as Rules } from "./Rules.svelte";
