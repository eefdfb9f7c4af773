/** The parts that the rules page loads. */

export { default as Picture } from "./Picture.svelte";
export { default as GuideIcon } from "./GuideIcon.svelte";
