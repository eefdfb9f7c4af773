/** Translations: the same Fluent catalogues as the server's, in the language of the settings. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameWords, TextData } from "../wire";
import type { Language } from "./settings.svelte";

/** Milliseconds after which loading the texts of a game fails. */
const TIMEOUT = 5_000;

export type Args = Record<string, FluentVariable>;

/** The URL of each catalogue, defined by `catalogues.ts`. */
declare const __CATALOGUES__: Record<string, string>;

/** Loaded catalogues by name, and the texts of games from other packages by language. */
const catalogues = new Map<string, string>();
const gameTexts = new Map<string, Map<Language, string>>();
let bundle = $state.raw<FluentBundle | null>(null);
let wanted: Language | null = null;
/** Games from other packages: their texts come from the server. */
let plugins: readonly string[] = [];

async function catalogue(name: string): Promise<string> {
	const known = catalogues.get(name);
	if (known !== undefined) return known;
	const response = await fetch(__CATALOGUES__[name] ?? "");
	if (!response.ok) throw new Error(`no catalogue ${name}`);
	const source = await response.text();
	catalogues.set(name, source);
	return source;
}

/** A game can be played without its texts, so failures are ignored. The next language tries again. */
async function fetchGameTexts(game: string, code: Language): Promise<void> {
	if (gameTexts.get(game)?.has(code)) return;
	try {
		const response = await fetch(`/api/games/${game}/words/${code}`, { signal: AbortSignal.timeout(TIMEOUT) });
		const { source } = (await response.json()) as GameWords;
		if (response.ok) gameTexts.set(game, (gameTexts.get(game) ?? new Map<Language, string>()).set(code, source));
	} catch {
		// texts in another language are better than none
	}
}

/** The game's texts in this language, otherwise in any that is loaded. */
function gameSource(game: string, code: Language): string {
	const known = gameTexts.get(game);
	return known?.get(code) ?? known?.values().next().value ?? "";
}

export function bundleOf(code: Language, ...sources: string[]): FluentBundle {
	const made = new FluentBundle(code, { useIsolating: false });
	for (const source of sources) made.addResource(new FluentResource(source));
	return made;
}

/** Load a language and show the whole page in it. */
export async function loadLanguage(code: Language): Promise<void> {
	wanted = code;
	if (bundle?.locales.includes(code)) return;
	const [own] = await Promise.all([catalogue(code), ...plugins.map((game) => fetchGameTexts(game, code))]);
	if (wanted !== code) return;
	document.documentElement.lang = code;
	bundle = bundleOf(code, own, ...plugins.map((game) => gameSource(game, code)));
}

/** Add the texts of games from other packages, in this language and in each that is loaded later. */
export async function addGameTexts(games: readonly string[]): Promise<void> {
	plugins = games;
	const code = wanted;
	if (code === null || games.length === 0) return;
	await Promise.all(games.map((game) => fetchGameTexts(game, code)));
	if (bundle?.locales.includes(code)) bundle = bundleOf(code, await catalogue(code), ...games.map((game) => gameSource(game, code)));
}

/** The source of the catalogue with the numbered rules of a game. */
export async function rulesSource(game: string, code: Language): Promise<string> {
	if (!plugins.includes(game)) return catalogue(`rules-${code}`);
	await fetchGameTexts(game, code);
	return gameSource(game, code);
}

/** All messages for the rules pages of a game: the client's own, and the game's guide and rules. */
export async function rulesBundle(game: string, code: Language): Promise<FluentBundle> {
	const [own, rules] = await Promise.all([catalogue(code), rulesSource(game, code)]);
	return bundleOf(code, own, rules);
}

/** Whether there is a message with this key: games from other packages may omit some. */
export function hasMessage(key: string): boolean {
	return bundle?.hasMessage(key) ?? false;
}

/** The message with this key. */
export function say(key: string, args: Args = {}): string {
	return bundle === null ? "" : sayIn(bundle, key, args);
}

/** A message that the server sent as data. Seats in it become names. */
export function sayText(text: TextData, names: readonly string[] = []): string {
	return bundle === null ? "" : sayTextIn(bundle, text, names);
}

export function sayIn(catalogue: FluentBundle, key: string, args: Args = {}): string {
	const pattern = catalogue.getMessage(key)?.value;
	if (!pattern) return key;
	return catalogue.formatPattern(pattern, args, []);
}

/** The arguments `player` and `other` are seats, counted from 1. */
export function sayTextIn(catalogue: FluentBundle, text: TextData, names: readonly string[] = []): string {
	const args: Args = {};
	for (const [name, value] of Object.entries(text.args)) args[name] = argument(catalogue, name, value, names);
	return sayIn(catalogue, text.key, args);
}

function argument(catalogue: FluentBundle, name: string, value: unknown, names: readonly string[]): FluentVariable {
	if (typeof value === "object" && value !== null) return sayTextIn(catalogue, value as TextData, names);
	if (typeof value === "number" && (name === "player" || name === "other")) {
		return names[value - 1] ?? sayIn(catalogue, "seat", { number: value });
	}
	return typeof value === "number" ? value : String(value);
}
