/** What the component studio draws. */

export { default as Drawing } from "./Drawing.svelte";
export { ground } from "./ground";
