/** How well players decided, as a review judges it. */

import type { ReviewLine } from "../wire";

/** The smallest cost of a mistake. */
export const COSTLY = 0.05;
/** The largest cost of a good decision. */
export const GOOD = 0.02;

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
