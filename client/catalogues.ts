/** Vite plugin: compiles all catalogues of a language into one asset, loaded with the language. */

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { compile } from "./compile-fluent.ts";
import type { Catalogue } from "./src/lib/messages.ts";

const TEXT = fileURLToPath(new URL("../src/shima/text/", import.meta.url));
const FILES: Record<string, (code: string) => string[]> = {
	"": (code) => [
		`${code}/{characters,shima,tables,web,reasons}.ftl`,
		`${code}/client/*.ftl`,
		`${code}/games/*/{game,why,reasons,client}.ftl`,
	],
	"rules-": (code) => [`${code}/games/*/{guide,rules,pictures}.ftl`],
};
const NAMES = ["en", "de"].flatMap((code) => Object.keys(FILES).map((kind) => kind + code));

/** The combined source of a catalogue such as `en` or `rules-de`. */
export function sourceOf(name: string): string {
	const [kind, code] = name.startsWith("rules-") ? ["rules-", name.slice(6)] : ["", name];
	const paths = globSync(FILES[kind]!(code), { cwd: TEXT }).sort();
	return paths.map((path) => readFileSync(`${TEXT}/${path}`, "utf-8")).join("\n");
}

export function catalogue(name: string): Catalogue {
	return compile(sourceOf(name));
}

const asJson = (name: string) => JSON.stringify(catalogue(name));

export function catalogues(): Plugin {
	let urls: Record<string, string> = {};
	return {
		name: "catalogues",
		config(_config, { command }) {
			const hash = (name: string) => createHash("sha256").update(asJson(name)).digest("base64url").slice(0, 8);
			const file = (name: string) => (command === "build" ? `text-${name}-${hash(name)}.json` : `text-${name}.json`);
			urls = Object.fromEntries(NAMES.map((name) => [name, `/assets/${file(name)}`]));
			return { define: { __CATALOGUES__: JSON.stringify(urls) } };
		},
		configureServer(server) {
			server.middlewares.use((request, answer, next) => {
				const name = NAMES.find((each) => urls[each] === request.url);
				if (name === undefined) return next();
				answer.setHeader("content-type", "application/json").end(asJson(name));
			});
		},
		generateBundle() {
			for (const name of NAMES) {
				this.emitFile({ type: "asset", fileName: urls[name]!.slice(1), source: asJson(name) });
			}
		},
	};
}
