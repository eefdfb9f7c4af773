/** Searching the rules: by number, word or part of a word, however it is spelt. */

import type { Book, Section } from "../lobby/rules";

/** A piece of a text, and whether it was searched for. */
export interface Piece {
	text: string;
	hit: boolean;
}

const NUMBER = /^[a-z]?\d+(\.\d+)?$/;
const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Letters as people type them: without case, and without marks above or below. */
function plain(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** As on a keyboard without umlauts. */
function spelt(text: string): string {
	return plain(text.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter));
}

export function wordsOf(search: string): string[] {
	return plain(search).split(/\s+/).filter(Boolean);
}

/** From where to where in the text the word stands. A number is not found within a longer one. */
function found(text: string, word: string): [number, number][] {
	return [plain, spelt].flatMap((fold) => {
		const letters: string[] = [];
		const origin: number[] = [];
		let at = 0;
		for (const letter of text) {
			for (const each of fold(letter)) {
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

/** The text in pieces, those that were searched for apart. */
export function pieces(text: string, words: readonly string[]): Piece[] {
	const hits = words.flatMap((word) => found(text, word)).sort((a, b) => a[0] - b[0]);
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

/** The rules in which every word stands; a section whose heading has them all keeps all its rules. */
export function searched(book: Book, words: readonly string[], rulings: boolean): Section[] {
	if (!words.length) return book.sections;
	const has = (text: string) => words.every((word) => found(text, word).length > 0);
	return book.sections
		.map((section) => {
			if (has(`${section.number} ${section.heading}`)) return section;
			const rules = section.rules.filter((rule) => has(`${rule.number} ${rule.name ?? ""} ${rule.text} ${rulings ? (rule.ruling ?? "") : ""}`));
			return { ...section, rules };
		})
		.filter((section) => section.rules.length > 0);
}
