/** A table in a list: its players and status. */

import type { Line } from "../wire";

const BOT = /^(random|greedy|level\d+)$|^search:/;

/** The names of bots are reserved, so people cannot have them. */
export function isBot(name: string): boolean {
	return BOT.test(name);
}

/** The other players, including bots. */
export function others(names: readonly string[], mine: string | null): string[] {
	const at = mine === null ? -1 : names.findIndex((name) => name === mine || isNumbered(name, mine));
	return names.filter((_, index) => index !== at);
}

/** The user's name gets a number at a table with a similar name: "Ada (2)". */
function isNumbered(name: string, mine: string): boolean {
	return name.startsWith(`${mine} (`) && /^ \(\d\)$/.test(name.slice(mine.length));
}

/** Equal names are listed once, with their count: "2 × Mio". */
export function counted(names: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

export function freeChairs(line: Line): number {
	return Math.max(0, line.players - line.names.length);
}

/** Whose turn it is, if the list can tell: at a table for two it is the other player; null at larger ones. */
export function playerToMove(line: Line, mine: string | null): string | null {
	if (line.status !== "playing" || line.your_turn) return null;
	const rest = others(line.names, mine);
	return rest.length === 1 ? (rest[0] ?? null) : null;
}

/** Open tables that the user has not joined. */
export function joinable(tables: readonly Line[], mine: readonly Line[]): Line[] {
	const own = new Set(mine.map((line) => line.id));
	return tables.filter((line) => !own.has(line.id));
}
