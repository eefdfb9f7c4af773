/** The start page and the pages around a person, in one chunk: they share most of their parts. */

export { default as Create } from "./Create.svelte";
export { default as Link } from "./Link.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { default as NotFound } from "./NotFound.svelte";
export { default as Profile } from "./Profile.svelte";
export { default as Recover } from "./Recover.svelte";
