/** The analysis board of a finished game: its review, the position that is shown, and variations. */

import type { AnyView, TrailMove } from "../games/contract";
import { moves } from "../table/trail";
import type { TableSession } from "../table/session.svelte";
import { positionAfter, type HistoryStep } from "../table/history";
import type { BetterMove, ReviewLine } from "../wire";
import { GOOD } from "./decisions";
import { Review } from "./review.svelte";
import { Variation } from "./variation.svelte";

export type ReviewTab = "review" | "moves" | "table" | "hint" | "score" | "chat";

export class Analysis {
	readonly review: Review;
	tab = $state<ReviewTab>("review");
	/** The variations that were tried. */
	variations = $state.raw<readonly Variation[]>([]);
	/** The one that is shown instead of the game. */
	shown = $state.raw<Variation | null>(null);
	#tabBefore: ReviewTab = "review";

	constructor(readonly session: TableSession) {
		this.review = new Review(session.id);
	}

	/** The number of moves before the position of the game that is shown, or from which the variation starts. */
	get number(): number {
		const { history } = this.session;
		return history.at ?? history.moves;
	}

	/** What the review says about the next move. */
	get next(): ReviewLine | null {
		return this.review.lines[this.number] ?? null;
	}

	/** What would have been better than the next move. */
	get better(): BetterMove | null {
		return (this.next?.cost ?? 0) > GOOD ? (this.next?.best ?? null) : null;
	}

	/** The next move in its player's colour if nothing was better. */
	trail(view: AnyView): TrailMove[] {
		if (this.shown || this.better) return [];
		return moves(this.session.log.lines.slice(this.number, this.number + 1)).map((move) => ({ ...move, before: view }));
	}

	/** What was played and what was better; in a variation what a hint proposes. */
	plan(view: AnyView): readonly TrailMove[] {
		const { session, shown, better, next } = this;
		if (shown) return session.plan;
		if (!better || !next || next.by === "nature") return [];
		const common = { seat: next.by, texts: [], before: view };
		return [
			{ ...common, number: 1, handles: next.handles, sign: "?" },
			{ ...common, number: 2, handles: better.handles, sign: "!" },
		];
	}

	/** Show a position of the game. */
	goTo(number: number): void {
		this.leave();
		this.session.history.goTo(number);
	}

	step(step: HistoryStep): void {
		const { shown } = this;
		if (!shown) this.session.history.step(step);
		else shown.show(positionAfter(shown.at, shown.steps.length - 1, step));
	}

	/** Start a variation at the position that is shown. */
	async try(): Promise<Variation | null> {
		const table = this.session.table;
		if (!table || this.shown) return this.shown;
		const variation = new Variation(table, this.number);
		if (!(await variation.open()) || this.shown) return null;
		this.#tabBefore = this.tab;
		this.enter(variation);
		this.tab = "table";
		return variation;
	}

	/** Show a step of a variation. */
	enter(variation: Variation, at = variation.at): void {
		this.leave();
		if (!this.variations.includes(variation)) this.variations = [...this.variations, variation];
		this.session.history.goTo(variation.number);
		this.shown = variation;
		variation.show(at);
	}

	/** Return to the game. Returns whether a variation was shown. */
	leave(): boolean {
		if (!this.shown) return false;
		if (this.tab === "table" || this.tab === "hint") this.tab = this.#tabBefore;
		this.variations = this.variations.filter((each) => each.steps.length > 1);
		this.shown = null;
		return true;
	}
}
