/** A variation: moves tried from a position of a finished game. Nothing is played. */

import { errorMessage, post } from "../lib/api";
import { me } from "../lib/me.svelte";
import { notices } from "../lib/notices.svelte";
import type { Offer } from "../play/offers";
import { MoveSelection } from "../play/selection.svelte";
import type { HintView, TableView, VariationView } from "../wire";

const SEEDS = 2 ** 31;
/** Each position has a version of its own, so that the selection notices the change. */
let versions = 0;
/** The server judges one position at a time for each person. */
let judging = Promise.resolve();

/** Where a variation is: the moves of players after a number of moves of the game, and the seed of its draws. */
export interface Branch {
	number: number;
	moves: number[];
	seed: number;
}

/** A position of a variation and the move that led to it. */
export class TriedStep {
	/** The chances here, and good moves; null until they are known. */
	hint = $state.raw<HintView | null>(null);

	constructor(
		readonly position: VariationView,
		/** Null for the position where the variation starts. */
		readonly offer: Offer | null,
		/** Who made the move. */
		readonly seat: number,
	) {}
}

export class Variation {
	steps = $state.raw<readonly TriedStep[]>([]);
	at = $state(0);
	current = $derived(this.steps[this.at] ?? null);
	readonly selection: MoveSelection;
	readonly seed = Math.floor(Math.random() * SEEDS);

	constructor(
		/** The finished table. */
		readonly table: TableView,
		/** The moves of the game before the variation. */
		readonly number: number,
	) {
		this.selection = new MoveSelection(() => "", async (offer) => void (await this.#add(offer)));
		this.selection.proposes = false; // nothing is at stake
	}

	/** Where the position that is shown is. */
	get branch(): Branch {
		const moves = this.steps.slice(1, this.at + 1).map((step) => step.offer!.move);
		return { number: this.number, moves, seed: this.seed };
	}

	/** Load the first position. Returns whether it is there. */
	open(): Promise<boolean> {
		return this.#add(null);
	}

	show(at: number): void {
		this.at = at;
		const { view, turn, labels, scores, moves } = this.current!.position;
		this.selection.setTable({ ...this.table, version: --versions, seat: turn, view, turn, labels, scores, moves });
	}

	async #add(offer: Offer | null): Promise<boolean> {
		const { branch } = this;
		if (offer) branch.moves.push(offer.move);
		try {
			const position = await post<VariationView>(`/tables/${this.table.id}/variation`, branch);
			const step = new TriedStep(position, offer, this.current?.position.turn ?? 0);
			this.steps = [...this.steps.slice(0, this.at + 1), step];
			this.show(this.steps.length - 1);
			judging = judging.then(() => this.#judge(step, branch));
			return true;
		} catch (error) {
			notices.show(errorMessage(error));
			return false;
		}
	}

	/** Good moves at the position that is shown. */
	async hint(): Promise<HintView> {
		const step = this.current!;
		await judging;
		if (!step.hint) throw new Error();
		return step.hint;
	}

	async #judge(step: TriedStep, branch: Branch): Promise<void> {
		if (step.position.turn === null || !this.steps.includes(step)) return;
		try {
			await me.ensure();
			step.hint = await post<HintView>(`/tables/${this.table.id}/variation/hint`, branch);
		} catch (error) {
			notices.show(errorMessage(error));
		}
	}
}
