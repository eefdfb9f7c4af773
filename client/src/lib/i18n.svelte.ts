/** Translations: the same Fluent catalogues as the server's, in the language of the settings. */

import type { GameWords, TextData } from "../wire";
import { type Args, type Catalogue, Messages } from "./messages";
import type { Language } from "./settings.svelte";

/** Milliseconds after which loading the texts of a game fails. */
const TIMEOUT = 5_000;

/** The URL of each catalogue, defined by `catalogues.ts`. */
declare const __CATALOGUES__: Record<string, string>;

/** Loaded catalogues by name, and the texts of games from other packages by language. */
const catalogues = new Map<string, Catalogue>();
const gameTexts = new Map<string, Map<Language, Catalogue>>();
let shown = $state.raw<Messages | null>(null);
let wanted: Language | null = null;
/** Games from other packages: their texts come from the server. */
let plugins: readonly string[] = [];

async function catalogue(name: string): Promise<Catalogue> {
	const known = catalogues.get(name);
	if (known !== undefined) return known;
	const response = await fetch(__CATALOGUES__[name] ?? "");
	if (!response.ok) throw new Error(`no catalogue ${name}`);
	const loaded = (await response.json()) as Catalogue;
	catalogues.set(name, loaded);
	return loaded;
}

/** A game can be played without its texts, so failures are ignored. The next language tries again. */
async function fetchGameTexts(game: string, code: Language): Promise<void> {
	if (gameTexts.get(game)?.has(code)) return;
	try {
		const response = await fetch(`/api/games/${game}/words/${code}`, { signal: AbortSignal.timeout(TIMEOUT) });
		const { messages } = (await response.json()) as GameWords;
		if (response.ok) gameTexts.set(game, (gameTexts.get(game) ?? new Map<Language, Catalogue>()).set(code, messages as Catalogue));
	} catch {
		// texts in another language are better than none
	}
}

/** The game's texts in this language, otherwise in any that is loaded. */
function gameCatalogue(game: string, code: Language): Catalogue {
	const known = gameTexts.get(game);
	return known?.get(code) ?? known?.values().next().value ?? {};
}

/** Load a language and show the whole page in it. */
export async function loadLanguage(code: Language): Promise<void> {
	wanted = code;
	if (shown?.language === code) return;
	const [own] = await Promise.all([catalogue(code), ...plugins.map((game) => fetchGameTexts(game, code))]);
	if (wanted !== code) return;
	document.documentElement.lang = code;
	shown = new Messages(code, own, ...plugins.map((game) => gameCatalogue(game, code)));
}

/** Add the texts of games from other packages, in this language and in each that is loaded later. */
export async function addGameTexts(games: readonly string[]): Promise<void> {
	plugins = games;
	const code = wanted;
	if (code === null || games.length === 0) return;
	await Promise.all(games.map((game) => fetchGameTexts(game, code)));
	if (shown?.language === code) shown = new Messages(code, await catalogue(code), ...games.map((game) => gameCatalogue(game, code)));
}

/** The catalogue with the numbered rules of a game. */
export async function rulesCatalogue(game: string, code: Language): Promise<Catalogue> {
	if (!plugins.includes(game)) return catalogue(`rules-${code}`);
	await fetchGameTexts(game, code);
	return gameCatalogue(game, code);
}

/** All messages for the rules pages of a game: the client's own, and the game's guide and rules. */
export async function rulesMessages(game: string, code: Language): Promise<Messages> {
	return new Messages(code, ...(await Promise.all([catalogue(code), rulesCatalogue(game, code)])));
}

/** Whether there is a message with this key: games from other packages may omit some. */
export function hasMessage(key: string): boolean {
	return shown?.has(key) ?? false;
}

/** The message with this key. */
export function say(key: string, args: Args = {}): string {
	return shown?.say(key, args) ?? "";
}

/** A message that the server sent as data. Seats in it become names. */
export function sayText(text: TextData, names: readonly string[] = []): string {
	return shown === null ? "" : sayTextIn(shown, text, names);
}

/** The arguments `player` and `other` are seats, counted from 1. */
export function sayTextIn(messages: Messages, text: TextData, names: readonly string[] = []): string {
	const args = Object.entries(text.args).map(([name, value]) => [name, argument(messages, name, value, names)]);
	return messages.say(text.key, Object.fromEntries(args));
}

function argument(messages: Messages, name: string, value: unknown, names: readonly string[]): string | number {
	if (typeof value === "object" && value !== null) return sayTextIn(messages, value as TextData, names);
	if (typeof value === "number" && (name === "player" || name === "other")) {
		return names[value - 1] ?? messages.say("seat", { number: value });
	}
	return typeof value === "number" ? value : String(value);
}
