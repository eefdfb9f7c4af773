/** The parts that the component studio loads. */

export { default as Drawing } from "./Drawing.svelte";
export { setMap } from "./set-map";
