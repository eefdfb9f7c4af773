/** A table in a list: who sits there, and what of it is to be said. */

import type { Line } from "../wire";

const BOT = /^(random|greedy|level\d+)$|^search:/;

/** Nobody is called like a bot: such a name is one. */
export function isBot(name: string): boolean {
	return BOT.test(name);
}

/** Those who sit there besides me, bots among them. */
export function others(names: readonly string[], mine: string | null): string[] {
	const at = mine === null ? -1 : names.findIndex((name) => name === mine || isNumbered(name, mine));
	return names.filter((_, index) => index !== at);
}

/** At a table with a name that looks the same, one's own has a number: "Ada (2)". */
function isNumbered(name: string, mine: string): boolean {
	return name.startsWith(`${mine} (`) && /^ \(\d\)$/.test(name.slice(mine.length));
}

/** Equal names are said once, with their number: "2 × Novice". */
export function counted(names: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

export function freeChairs(line: Line): number {
	return Math.max(0, line.players - line.names.length);
}

/** Who is to move, as far as a list knows: at a table for two it is the other one, at larger ones nobody in particular. */
export function toMove(line: Line, mine: string | null): string | null {
	if (line.status !== "playing" || line.your_turn) return null;
	const rest = others(line.names, mine);
	return rest.length === 1 ? (rest[0] ?? null) : null;
}

/** Open tables at which I do not sit already. */
export function joinable(tables: readonly Line[], mine: readonly Line[]): Line[] {
	const own = new Set(mine.map((line) => line.id));
	return tables.filter((line) => !own.has(line.id));
}
