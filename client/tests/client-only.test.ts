/** The build leaves out what Svelte needs only for pages that a server has rendered. */

import { readFileSync } from "node:fs";
import { compile } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { withConstantFlags, withoutHydration } from "../client-only";

const INTERNAL = "node_modules/svelte/src/internal";
const read = (path: string) => readFileSync(`${INTERNAL}/${path}.js`, "utf8");

describe("Svelte's flags", () => {
	it.each([
		["client/dom/hydration", ["hydrating"]],
		["flags/index", ["async_mode_flag", "legacy_mode_flag", "tracing_mode_flag"]],
	])("of %s are constants that nothing sets", (path, names) => {
		const code = withConstantFlags(read(path));
		for (const name of names) {
			expect(code).toContain(`export const ${name} = false;`);
			expect(code.match(new RegExp(`\\b${name} =`, "g"))).toHaveLength(1);
		}
	});

	it("must exist", () => {
		expect(() => withConstantFlags("export const hydrating = true;")).toThrow();
	});

	it.each([
		["reset", "client/dom/hydration"],
		["next", "client/dom/hydration"],
		["hydrate_template", "client/dom/hydration"],
		["remove_input_defaults", "client/dom/elements/attributes"],
	])("make %s do nothing", (name, path) => {
		const [, body] = new RegExp(`export function ${name}\\(.*\\) \\{\\n(.*)\\n`).exec(read(path)) ?? [];
		expect(body?.trim()).toMatch(/^if \((!hydrating\) return;|hydrating\) \{)$/);
	});
});

it("components lose these calls and nothing else", () => {
	const source = `<div><p><b>{Math.random()}</b> {#if 1}<input value="a" />{/if}</p> text</div>`;
	const { code } = compile(source, {}).js;
	expect(code).toMatch(/\$\.reset\(/);
	const lines = withoutHydration(code).split("\n");
	expect(lines.join("\n")).not.toMatch(/\$\.(reset|next|remove_input_defaults)\(/);
	const gone = code.split("\n").filter((line) => !lines.includes(line));
	for (const line of gone) expect(line.trim()).toMatch(/^\$\.(reset|next|remove_input_defaults)\(\w*\);$/);
	expect(lines.length + gone.length).toBe(code.split("\n").length);
});
