/** Sentences for people: the same Fluent catalogues as the server's, in the language of the settings. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameWords, TextData } from "../wire";
import type { Code } from "./settings.svelte";

/** Milliseconds that the words of a game may take. */
const PATIENCE = 5_000;

export type Args = Record<string, FluentVariable>;

/** Where each catalogue lies: see `catalogues.ts`, which puts them there. */
declare const __CATALOGUES__: Record<string, string>;

/** What was fetched: catalogues by name, and the words of each game of another package by language. */
const catalogues = new Map<string, string>();
const words = new Map<string, Map<Code, string>>();
let bundle = $state.raw<FluentBundle | null>(null);
let wanted: Code | null = null;
/** The games of other packages: the server has their words. */
let plugIns: readonly string[] = [];

async function catalogue(name: string): Promise<string> {
	const known = catalogues.get(name);
	if (known !== undefined) return known;
	const answer = await fetch(__CATALOGUES__[name] ?? "");
	if (!answer.ok) throw new Error(`no catalogue ${name}`);
	const source = await answer.text();
	catalogues.set(name, source);
	return source;
}

/** Without its words a game can still be played: what is missing is asked for again with the next language. */
async function fetchWords(game: string, code: Code): Promise<void> {
	if (words.get(game)?.has(code)) return;
	try {
		const answer = await fetch(`/api/games/${game}/words/${code}`, { signal: AbortSignal.timeout(PATIENCE) });
		const { source } = (await answer.json()) as GameWords;
		if (answer.ok) words.set(game, (words.get(game) ?? new Map<Code, string>()).set(code, source));
	} catch {
		// The words of another language are better than none.
	}
}

/** What is known of the game's words, if possible in this language. */
function wordsOf(game: string, code: Code): string {
	const known = words.get(game);
	return known?.get(code) ?? known?.values().next().value ?? "";
}

export function bundleOf(code: Code, ...sources: string[]): FluentBundle {
	const made = new FluentBundle(code, { useIsolating: false });
	for (const source of sources) made.addResource(new FluentResource(source));
	return made;
}

/** Load a language; everything on the page is then said in it. */
export async function speak(code: Code): Promise<void> {
	wanted = code;
	if (bundle?.locales.includes(code)) return;
	const [own] = await Promise.all([catalogue(code), ...plugIns.map((game) => fetchWords(game, code))]);
	if (wanted !== code) return;
	document.documentElement.lang = code;
	bundle = bundleOf(code, own, ...plugIns.map((game) => wordsOf(game, code)));
}

/** Add the words of games of other packages, in this language and in each that is spoken later. */
export async function learn(games: readonly string[]): Promise<void> {
	plugIns = games;
	const code = wanted;
	if (code === null || games.length === 0) return;
	await Promise.all(games.map((game) => fetchWords(game, code)));
	if (bundle?.locales.includes(code)) bundle = bundleOf(code, await catalogue(code), ...games.map((game) => wordsOf(game, code)));
}

/** The catalogue with the numbered rules of a game, as it is written. */
export async function rulesSource(game: string, code: Code): Promise<string> {
	if (!plugIns.includes(game)) return catalogue(`rules-${code}`);
	await fetchWords(game, code);
	return wordsOf(game, code);
}

/** Whether there is a sentence with this key: games of other packages may leave some out. */
export function knows(key: string): boolean {
	return bundle?.hasMessage(key) ?? false;
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
