/** Searches the rules by number, word or part of a word, ignoring case, accents and umlaut spelling. */

import type { Book, Rule, Section } from "./book";

/** A piece of a text, and whether it is a match. */
export interface Piece {
	text: string;
	hit: boolean;
}

const NUMBER = /^[a-z]?\d+(\.\d+)?$/;
const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Lower case without diacritics. */
function fold(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** Like `fold`, with umlauts spelt as on a keyboard without them. */
function foldUmlauts(text: string): string {
	return fold(text.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter));
}

export function wordsOf(search: string): string[] {
	return fold(search).split(/\s+/).filter(Boolean);
}

/** Start and end of each match of a word. A number does not match within a longer one. */
function matches(text: string, word: string): [number, number][] {
	return [fold, foldUmlauts].flatMap((normalise) => {
		const letters: string[] = [];
		const origin: number[] = [];
		let at = 0;
		for (const letter of text) {
			for (const each of normalise(letter)) {
				letters.push(each);
				origin.push(at);
			}
			at += letter.length;
		}
		origin.push(at);
		const whole = letters.join("");
		const hits: [number, number][] = [];
		for (let hit = whole.indexOf(word); hit >= 0; hit = whole.indexOf(word, hit + 1)) {
			const end = hit + word.length;
			const within = NUMBER.test(word) && (/\d/.test(whole[hit - 1] ?? "") || /\d/.test(whole[end] ?? ""));
			if (!within) hits.push([origin[hit]!, origin[end]!]);
		}
		return hits;
	});
}

/** Split a text into matches and the rest. */
export function pieces(text: string, words: readonly string[]): Piece[] {
	const hits = words.flatMap((word) => matches(text, word)).sort((a, b) => a[0] - b[0]);
	const parts: Piece[] = [];
	let at = 0;
	for (const [from, to] of hits) {
		if (to <= at) continue;
		if (from > at) parts.push({ text: text.slice(at, from), hit: false });
		parts.push({ text: text.slice(Math.max(at, from), to), hit: true });
		at = to;
	}
	if (at < text.length) parts.push({ text: text.slice(at), hit: false });
	return parts;
}

function rulingsOf({ ruling, rulebooks }: Rule): string {
	return [ruling ?? "", ...rulebooks.map(({ text }) => text)].join(" ");
}

/** The rules that contain every word; a section whose heading contains them keeps all its rules. */
export function searchRules(book: Book, words: readonly string[], rulings: boolean): Section[] {
	if (!words.length) return book.sections;
	const has = (text: string) => words.every((word) => matches(text, word).length > 0);
	return book.sections
		.map((section) => {
			if (has(`${section.number} ${section.heading}`)) return section;
			const rules = section.rules.filter((rule) => has(`${rule.number} ${rule.name ?? ""} ${rule.text} ${rulings ? rulingsOf(rule) : ""}`));
			return { ...section, rules };
		})
		.filter((section) => section.rules.length > 0);
}
