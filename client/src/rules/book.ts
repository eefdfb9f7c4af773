/** The rules of a game as a book: sections, rules, rulings, and links between rules. */

import { facts, ruleAddress } from "../lib/facts.svelte";
import { bundleOf, sayIn } from "../lib/i18n.svelte";
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

const KEY = /^rule-([A-Z]\d+)(?:-([a-z0-9-]+))? *=/gm;
const VERSION = /^rules-([a-z0-9-]+)-version-(\d+) *=/gm;
const RULEBOOKS = ["english", "german"];
const NUMBER = /\b[A-Z]\d+(?:\.\d+)?\b/g;

/** The keys of rules in a catalogue, in their order: section, and rule within it (empty for the heading). */
export function ruleKeys(source: string): { key: string; section: string; rule: string }[] {
	return [...source.matchAll(KEY)].map(([, section = "", rule = ""]) => ({
		key: rule ? `rule-${section}-${rule}` : `rule-${section}`,
		section,
		rule,
	}));
}

export function readBook(source: string, code: Language, game: string): Book {
	const bundle = bundleOf(code, source);
	const letter = facts.of(game)?.letter;
	const sections: Section[] = [];
	for (const { key, section, rule } of ruleKeys(source)) {
		if (section[0] !== letter) continue;
		const text = sayIn(bundle, key);
		if (!rule) {
			sections.push({ number: section, heading: text, rules: [] });
			continue;
		}
		const attributes = bundle.getMessage(key)?.attributes ?? {};
		const attribute = (name: string) => (attributes[name] ? bundle.formatPattern(attributes[name], {}, []) : null);
		sections.at(-1)?.rules.push({
			number: `${section}.${rule}`,
			...named(rule, text),
			ruling: attribute("ruling"),
			rulebooks: RULEBOOKS.map((name) => ({ name, text: attribute(name) ?? "" })).filter(({ text }) => text),
			caption: bundle.hasMessage(captionKey(key)) ? sayIn(bundle, captionKey(key)) : null,
		});
	}
	const said = (part: string) => sayIn(bundle, `rules-${game}-${part}`);
	const versions = [...source.matchAll(VERSION)].filter(([, name]) => name === game).map(([, , version]) => Number(version));
	return {
		title: said("title"),
		intro: said("intro"),
		versions: new Map(versions.map((version) => [version, said(`version-${version}`)])),
		sections,
	};
}

function captionKey(key: string): string {
	return key.replace("rule-", "picture-");
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
