/** The rules of a game as a book: sections, rules, rulings, and links between rules. */

import { facts, ruleAddress } from "../lib/facts.svelte";
import { type Catalogue, Messages } from "../lib/messages";
import type { Language } from "../lib/settings.svelte";

export interface Rule {
	/** Y6.4, or Y10.ananda for a specialist. */
	number: string;
	/** The name of a rule without a number. */
	name: string | null;
	text: string;
	ruling: string | null;
	/** What each rulebook says where they disagree. */
	rulebooks: { name: string; text: string }[];
	/** The caption of its picture, if it has one. */
	caption: string | null;
}

export interface Section {
	number: string;
	heading: string;
	rules: Rule[];
}

export interface Book {
	title: string;
	intro: string;
	/** What differs under earlier versions of the rules, by their number. */
	versions: ReadonlyMap<number, string>;
	sections: Section[];
}

export interface Part {
	text: string;
	/** The rule that the text links to. */
	rule: string | null;
}

const KEY = /^rule-([A-Z]\d+)(?:-([a-z0-9-]+))?$/;
const RULEBOOKS = ["english", "german"];
const NUMBER = /\b[A-Z]\d+(?:\.\d+)?\b/g;

/** The keys of rules in a catalogue, in their order: section, and rule within it (empty for the heading). */
export function ruleKeys(catalogue: Catalogue): { key: string; section: string; rule: string }[] {
	return Object.keys(catalogue).flatMap((key) => {
		const [, section = "", rule = ""] = KEY.exec(key) ?? [];
		return section ? [{ key, section, rule }] : [];
	});
}

export function readBook(catalogue: Catalogue, code: Language, game: string): Book {
	const messages = new Messages(code, catalogue);
	const said = (key: string) => (messages.has(key) ? messages.say(key) : null);
	const letter = facts.of(game)?.letter;
	const sections: Section[] = [];
	for (const { key, section, rule } of ruleKeys(catalogue)) {
		if (section[0] !== letter) continue;
		const text = messages.say(key);
		if (!rule) {
			sections.push({ number: section, heading: text, rules: [] });
			continue;
		}
		sections.at(-1)?.rules.push({
			number: `${section}.${rule}`,
			...named(rule, text),
			ruling: said(`${key}.ruling`),
			rulebooks: RULEBOOKS.map((name) => ({ name, text: said(`${key}.${name}`) ?? "" })).filter(({ text }) => text),
			caption: said(key.replace("rule-", "picture-")),
		});
	}
	const start = `rules-${game}-`;
	const versions = Object.keys(catalogue).filter((key) => key.startsWith(`${start}version-`));
	return {
		title: messages.say(`${start}title`),
		intro: messages.say(`${start}intro`),
		versions: new Map(versions.map((key) => [Number(key.slice(`${start}version-`.length)), messages.say(key)])),
		sections,
	};
}

/** The texts of rules without a number start with their name and a colon. */
function named(rule: string, text: string): Pick<Rule, "name" | "text"> {
	const colon = text.indexOf(": ");
	if (/^\d+$/.test(rule) || colon < 0) return { name: null, text };
	return { name: text.slice(0, colon), text: text.slice(colon + 2) };
}

/** Split a text into plain parts and links to rules. */
export function parts(text: string): Part[] {
	const found: Part[] = [];
	let at = 0;
	for (const match of text.matchAll(NUMBER)) {
		if (ruleAddress(match[0]) === null) continue;
		if (match.index > at) found.push({ text: text.slice(at, match.index), rule: null });
		found.push({ text: match[0], rule: match[0] });
		at = match.index + match[0].length;
	}
	if (at < text.length) found.push({ text: text.slice(at), rule: null });
	return found;
}

/** Groups of rules, each next to the picture of its first rule. */
export function grouped(rules: readonly Rule[]): Rule[][] {
	const groups: Rule[][] = [];
	for (const rule of rules) {
		const group = groups.at(-1);
		if (group && rule.caption === null) group.push(rule);
		else groups.push([rule]);
	}
	return groups;
}
