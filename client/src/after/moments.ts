/** What a review tells about a game: what decided it, what else was costly, the luckiest draw, how well each decided. */

import type { ReviewLine, ReviewMoment, TextData } from "../wire";

/** What a decision must cost to be spoken of. */
export const DEAR = 0.05;
/** What a decision may cost and still be a good one. */
export const GOOD = 0.02;
const MOST = 5;

export interface Moment {
	/** As on the graph: first what decided the game, then the rest, each from left to right, from 1. */
	mark: number;
	number: number;
	/** From 0: who decided, or whom a draw favoured. */
	seat: number;
	kind: ReviewMoment["kind"];
	/** By how much of a win it changed the chances. */
	weight: number;
	line: ReviewLine;
	/** What was played, what it cost or brought, and why; null for those that did not decide the game. */
	why: TextData | null;
}

/** What decided the game, as the server found it, and the costliest of the other decisions: five together at most. */
export function momentsOf(
	lines: readonly ReviewLine[],
	deciding: readonly ReviewMoment[],
	costliest: readonly number[],
): { deciding: Moment[]; further: Moment[] } {
	const first = deciding.flatMap(({ number, seat, kind, weight, why }, index) => {
		const line = lines[number - 1];
		return line ? [{ mark: index + 1, number, seat: seat - 1, kind, weight, line, why }] : [];
	});
	const rest = costliest
		.map((number) => lines[number - 1])
		.filter((line): line is ReviewLine => line !== undefined && (line.cost ?? 0) >= DEAR && line.by !== "nature")
		.filter((line) => !first.some(({ number }) => number === line.number))
		.slice(0, MOST - first.length)
		.sort((a, b) => a.number - b.number);
	const further = rest.map((line, index): Moment => {
		const mark = first.length + index + 1;
		return { mark, number: line.number, seat: Number(line.by) - 1, kind: "cost", weight: line.cost ?? 0, line, why: null };
	});
	return { deciding: first, further };
}

export interface Luck {
	number: number;
	/** Who gained, from 0, and how much. */
	seat: number;
	gain: number;
}

/** The draw after which somebody stood better than before by the greatest step; none if no draw mattered. */
export function luckiest(lines: readonly ReviewLine[]): Luck | null {
	let best: Luck | null = null;
	lines.forEach((line, index) => {
		const before = lines[index - 1];
		if (line.by !== "nature" || !before) return;
		line.chances.forEach((chance, seat) => {
			const gain = chance - (before.chances[seat] ?? chance);
			if (gain >= DEAR && gain > (best?.gain ?? 0)) best = { number: line.number, seat, gain };
		});
	});
	return best;
}

export interface Deciding {
	/** How often the seat had a choice that could cost something. */
	choices: number;
	good: number;
	/** The mean cost of a choice. */
	mean: number;
}

export function decidingOf(lines: readonly ReviewLine[], seats: number): Deciding[] {
	return Array.from({ length: seats }, (_, seat) => {
		const costs = lines.filter((line) => line.by === seat + 1 && line.cost !== null).map((line) => line.cost ?? 0);
		const sum = costs.reduce((whole, cost) => whole + cost, 0);
		const good = costs.filter((cost) => cost <= GOOD).length;
		return { choices: costs.length, good, mean: costs.length ? sum / costs.length : 0 };
	});
}
