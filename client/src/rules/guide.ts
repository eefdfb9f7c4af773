/** The guide to a game and the values of its component sets, loaded once. */

import { get } from "../lib/api";
import { facts } from "../lib/facts.svelte";
import type { Guide, SetValues } from "../wire";

const STANDARD = "standard";
const requests = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
	const known = (requests.get(path) as Promise<T> | undefined) ?? get<T>(path);
	requests.set(path, known);
	known.catch(() => requests.delete(path));
	return known;
}

export function guideOf(game: string): Promise<Guide> {
	return once(`/rules/${game}/guide`);
}

/** The values of the set with this hash; without one, of the standard set. */
export function valuesOf(game: string, hash: string | null): Promise<SetValues> {
	return once(`/rules/${game}/values/${hash ?? STANDARD}`);
}

/** What the address says about the table that the rules were opened from. */
export interface FromTable {
	set: string | null;
	rulebook: string | null;
	/** The version of the rules. */
	rules: number | null;
}

export function fromTable(search: string): FromTable {
	const asked = new URLSearchParams(search);
	const rules = Number(asked.get("rules"));
	return { set: asked.get("set"), rulebook: asked.get("rulebook"), rules: Number.isInteger(rules) && rules > 0 ? rules : null };
}

/** The hash of the set whose values are shown: that of the table, otherwise the first of the server. */
export function shownSet(game: string, search: string): string | null {
	return fromTable(search).set ?? facts.of(game)?.sets[0]?.hash ?? null;
}

/** The version of the rules that the table began under, if the game has newer rules by now. */
export function earlierRules(game: string, search: string): number | null {
	const { rules } = fromTable(search);
	return rules !== null && rules < (facts.of(game)?.rules ?? 0) ? rules : null;
}

/** The rulebook whose rules apply, and whether a table has chosen it. Without a name, none applies. */
export interface Rulebook {
	name: string;
	ofTable: boolean;
}

/** The rulebook of the table that the rules were opened from; otherwise the one that tables follow by default. Earlier rules follow none. */
export function rulebookOf(game: string, search: string): Rulebook {
	if (earlierRules(game, search) !== null) return { name: "", ofTable: false };
	const known = facts.of(game)?.options.rulebook ?? [];
	const asked = fromTable(search).rulebook;
	return asked !== null && known.includes(asked) ? { name: asked, ofTable: true } : { name: known[0] ?? "", ofTable: false };
}

export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
