/** Results of a review: key moments, other costly decisions, the luckiest draw, decision statistics. */

import type { ReviewLine, ReviewMoment, TextData } from "../wire";

/** The smallest cost of a decision that is listed. */
export const COSTLY = 0.05;
/** The largest cost of a good decision. */
export const GOOD = 0.02;
const MAX_MOMENTS = 5;

export interface Moment {
	/** The number on the graph, from 1: first the key moments, then the rest, each from left to right. */
	mark: number;
	number: number;
	/** From 0: the player who decided, or whom a draw favoured. */
	seat: number;
	kind: ReviewMoment["kind"];
	/** By how much it changed the win chance. */
	weight: number;
	line: ReviewLine;
	/** The move, its cost or gain, and the reason; null for moments that did not decide the game. */
	why: TextData | null;
}

/** The key moments from the server, and the costliest other decisions, up to five together. */
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
		.filter((line): line is ReviewLine => line !== undefined && (line.cost ?? 0) >= COSTLY && line.by !== "nature")
		.filter((line) => !first.some(({ number }) => number === line.number))
		.slice(0, MAX_MOMENTS - first.length)
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

/** The draw that raised a player's win chance the most; null if no draw mattered. */
export function luckiest(lines: readonly ReviewLine[]): Luck | null {
	let best: Luck | null = null;
	lines.forEach((line, index) => {
		const before = lines[index - 1];
		if (line.by !== "nature" || !before) return;
		line.chances.forEach((chance, seat) => {
			const gain = chance - (before.chances[seat] ?? chance);
			if (gain >= COSTLY && gain > (best?.gain ?? 0)) best = { number: line.number, seat, gain };
		});
	});
	return best;
}

export interface DecisionStats {
	/** The number of decisions that could cost something. */
	choices: number;
	good: number;
	/** The mean cost of a decision. */
	mean: number;
}

export function decisionStats(lines: readonly ReviewLine[], seats: number): DecisionStats[] {
	return Array.from({ length: seats }, (_, seat) => {
		const costs = lines.filter((line) => line.by === seat + 1 && line.cost !== null).map((line) => line.cost ?? 0);
		const sum = costs.reduce((whole, cost) => whole + cost, 0);
		const good = costs.filter((cost) => cost <= GOOD).length;
		return { choices: costs.length, good, mean: costs.length ? sum / costs.length : 0 };
	});
}
