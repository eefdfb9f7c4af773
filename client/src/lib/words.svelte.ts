/** Sentences for people: the same Fluent catalogues as the server's, in the language of the settings. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameWords, Shelf, TextData } from "../wire";
import type { Code } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

/** Where each catalogue lies: see `catalogues.ts`, which puts them there. */
declare const __CATALOGUES__: Record<string, string>;

async function catalogue(name: string): Promise<string> {
	const answer = await fetch(__CATALOGUES__[name] ?? "");
	if (!answer.ok) throw new Error(`no catalogue ${name}`);
	return answer.text();
}

let bundle = $state.raw<FluentBundle | null>(null);

export function bundleOf(code: Code, ...sources: string[]): FluentBundle {
	const made = new FluentBundle(code, { useIsolating: false });
	for (const source of sources) made.addResource(new FluentResource(source));
	return made;
}

/** Load a language; whatever was said in the old one is said anew. */
export async function speak(code: Code): Promise<void> {
	if (bundle?.locales.includes(code)) return;
	const own = await catalogue(code);
	const loaded = bundleOf(code, own);
	document.documentElement.lang = code;
	bundle = loaded;
	void wordsOfOtherGames(code).then(
		(others) => {
			if (others.length > 0 && bundle === loaded) bundle = bundleOf(code, own, ...others);
		},
		() => {}, // without a server there are no such games either
	);
}

/** The catalogues of games from other packages: the client was built without them. */
async function wordsOfOtherGames(code: Code): Promise<string[]> {
	const asked = async (path: string): Promise<unknown> => (await fetch(`/api/games${path}`)).json();
	const { games } = (await asked("")) as Shelf;
	const names = games.filter(({ words }) => words).map(({ name }) => name);
	const found = await Promise.all(names.map((name) => asked(`/${name}/words/${code}`)));
	return (found as GameWords[]).map(({ source }) => source);
}

/** The catalogue of the numbered rules, as it is written. */
export function rulesSource(code: Code): Promise<string> {
	return catalogue(`rules-${code}`);
}

export async function rulesBundle(code: Code): Promise<FluentBundle> {
	return bundleOf(code, await rulesSource(code));
}

export function speaks(): boolean {
	return bundle !== null;
}

/** The sentence with this key. */
export function say(key: string, args: Args = {}): string {
	return bundle === null ? "" : sayIn(bundle, key, args);
}

/** The sentence that the server sent as data; seats in it become names. */
export function tell(text: TextData, names: readonly string[] = []): string {
	return bundle === null ? "" : tellIn(bundle, text, names);
}

export function sayIn(catalogue: FluentBundle, key: string, args: Args = {}): string {
	const pattern = catalogue.getMessage(key)?.value;
	if (!pattern) return key;
	return catalogue.formatPattern(pattern, args, []);
}

/** The arguments `player` and `other` are seats, counted from 1. */
export function tellIn(catalogue: FluentBundle, text: TextData, names: readonly string[] = []): string {
	const args: Args = {};
	for (const [name, value] of Object.entries(text.args)) args[name] = filled(catalogue, name, value, names);
	return sayIn(catalogue, text.key, args);
}

function filled(catalogue: FluentBundle, name: string, value: unknown, names: readonly string[]): FluentVariable {
	if (typeof value === "object" && value !== null) return tellIn(catalogue, value as TextData, names);
	if (typeof value === "number" && (name === "player" || name === "other")) {
		return names[value - 1] ?? sayIn(catalogue, "seat", { number: value });
	}
	return typeof value === "number" ? value : String(value);
}
