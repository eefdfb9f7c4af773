/**
 * Vite plugin: leaves out the code with which Svelte takes over a page that a server has rendered.
 *
 * Svelte guards this code with flags that stay false here, but Rolldown removes only what is behind constants.
 */

import type { Plugin } from "vite";

const FLAGS = /svelte.src.internal.(client.dom.hydration|flags.index)\.js$/;
const FLAG = /^export let (\w+) = false;/gm;
const CALL = /^\t+\$\.(reset|next|remove_input_defaults|hydrate_template)\(\w*\);\n/gm;

/** Svelte's module with its flags as constants. */
export function withConstantFlags(code: string): string {
	const names = [...code.matchAll(FLAG)].map(([, name]) => name);
	if (names.length === 0) throw new Error("Svelte has no such flags any more");
	const assignment = new RegExp(`^\\t(${names.join("|")}) = \\w+;\\n`, "gm");
	return code.replace(assignment, "").replace(FLAG, "export const $1 = false;");
}

/** A compiled component without the calls that do nothing here. */
export function withoutHydration(code: string): string {
	return code.replace(CALL, "");
}

export function clientOnly(): Plugin[] {
	const edit = (name: string, id: RegExp, change: (code: string) => string): Plugin => ({
		name,
		apply: "build",
		transform: { filter: { id }, handler: (code) => ({ code: change(code), map: null }) },
	});
	return [edit("constant-flags", FLAGS, withConstantFlags), edit("without-hydration", /\.svelte$/, withoutHydration)];
}
