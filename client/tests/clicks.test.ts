/** The clicks of a move, in positions of real games. `bench/clicks.py` must give the same numbers. */

import { describe, expect, it } from "vitest";
import yamatai from "../src/games/yamatai";
import { commonStart, fanOf, offersOf, touch, type Handle, type Offer } from "../src/play/offers";
import type { TableView } from "../src/wire";
import cases from "../../tests/clicks/cases.json";

function offersIn(moves: Record<string, string[]>): Offer[] {
	const listed = Object.entries(moves).map(([text, handles], move) => ({ move, text, handles }));
	const labels = listed.map(({ move }) => ({ move, label: { key: "", args: {} } }));
	return offersOf({ view: { moves: listed }, labels } as unknown as TableView, yamatai);
}

/** The least number of clicks that play the move. A fan costs a click unless a pointer can rest on its handle. */
function clicks(offers: readonly Offer[], chosen: string, fanCosts: 0 | 1): number {
	const handles = new Set(offers.flatMap((offer) => offer.path));
	const waiting: { picked: Handle[]; count: number }[] = [{ picked: commonStart(offers), count: 0 }];
	const seen = new Set<string>();
	let least = Infinity;
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		const { picked, count } = next;
		if (seen.has(picked.join(" ")) || count > 4) continue;
		seen.add(picked.join(" "));
		for (const handle of handles) {
			const step = touch(offers, picked, handle);
			if (step.kind === "pick") waiting.push({ picked: step.picked, count: count + 1 });
			if (step.kind === "drop") waiting.push({ picked: picked.slice(0, -1), count: count + 1 });
			if (step.kind === "play" && step.offer.notation === chosen) least = Math.min(least, count + 1);
			for (const entry of fanOf(offers, picked, handle)) {
				if (entry.picked) waiting.push({ picked: entry.picked, count: count + 1 + fanCosts });
				else if (entry.offer.notation === chosen) least = Math.min(least, count + 1 + fanCosts);
			}
		}
		waiting.sort((one, other) => one.count - other.count);
	}
	return least;
}

describe("the clicks of a move", () => {
	for (const [index, { chosen, mouse, touch: taps, moves }] of cases.entries()) {
		it(`case ${index}: ${chosen}`, () => {
			const offers = offersIn(moves as unknown as Record<string, string[]>);
			expect([clicks(offers, chosen, 0), clicks(offers, chosen, 1)]).toEqual([mouse, taps]);
		});
	}
});
