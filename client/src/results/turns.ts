/** The game turn by turn, with what the review says about each turn. */

import type { Turn } from "../table/log";
import type { ReviewLine } from "../wire";
import { COSTLY } from "./decisions";

/** The smallest cost of a big mistake. */
const BIG = 0.15;

export interface ReviewTurn {
	/** `nature` is the set-up. */
	seat: number | "nature";
	/** The positions of the turn: before its first move and after its last one. */
	from: number;
	to: number;
	/** The position to show for the turn: before its costliest mistake, otherwise before its first move. */
	position: number;
	/** The player's win chance after the player's last move; null while unknown. */
	chance: number | null;
	sign: "" | "?" | "??";
}

export function reviewTurns(turns: readonly Turn[], lines: readonly ReviewLine[]): ReviewTurn[] {
	return turns.map(({ seat, lines: told }) => {
		const from = told[0]!.number - 1;
		const to = told.at(-1)!.number;
		if (seat === "nature") return { seat, from, to, position: from, chance: null, sign: "" };
		const own = lines.slice(from, to).filter((line) => line.by === seat);
		const worst = own.reduce<ReviewLine | null>((most, line) => ((line.cost ?? 0) > (most?.cost ?? 0) ? line : most), null);
		const cost = worst?.cost ?? 0;
		const isKnown = lines.length >= to;
		return {
			seat,
			from,
			to,
			position: worst && cost >= COSTLY ? worst.number - 1 : from,
			chance: isKnown ? (own.at(-1)?.chances[seat - 1] ?? null) : null,
			sign: cost >= BIG ? "??" : cost >= COSTLY ? "?" : "",
		};
	});
}

/** The index of the turn in which the next move after a position is made; at the end of the game the last turn. */
export function turnAt(turns: readonly ReviewTurn[], position: number): number {
	const found = turns.findIndex(({ to }) => position < to);
	return found < 0 ? turns.length - 1 : found;
}
