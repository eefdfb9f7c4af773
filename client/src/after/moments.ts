/** What a review tells about a game: the decisions that cost most, the draws that changed most, how well each decided. */

import type { ReviewLine } from "../wire";

/** What a decision must cost to be spoken of. */
export const DEAR = 0.05;
/** What a decision may cost and still be a good one. */
export const GOOD = 0.02;
const MOST = 5;

export interface Moment {
	/** As on the graph: from left to right, from 1. */
	mark: number;
	number: number;
	/** From 0. */
	seat: number;
	cost: number;
	line: ReviewLine;
}

/** The decisions that cost most, at most five, in the order in which they were made. */
export function momentsOf(lines: readonly ReviewLine[], costliest: readonly number[]): Moment[] {
	const chosen = costliest
		.map((number) => lines[number - 1])
		.filter((line): line is ReviewLine => line !== undefined && (line.cost ?? 0) >= DEAR && line.by !== "nature")
		.slice(0, MOST)
		.sort((a, b) => a.number - b.number);
	return chosen.map((line, index) => {
		return { mark: index + 1, number: line.number, seat: Number(line.by) - 1, cost: line.cost ?? 0, line };
	});
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
