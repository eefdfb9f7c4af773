/** What the pictures next to the rules draw. */

export { default as Picture } from "./Picture.svelte";
export { default as Symbols } from "./Shapes.svelte";
