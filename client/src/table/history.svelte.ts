/** Earlier positions, shown instead of the current one: while hovering the log, or until the user returns. */

import type { PositionView } from "../wire";
import { get, errorMessage } from "../lib/api";
import type { TableUpdate } from "../lib/connection.svelte";
import { notices } from "../lib/notices.svelte";
import { prefersReducedMotion } from "../lib/settings.svelte";
import { stepDuration } from "./pace";
import { positionAfter, type HistoryStep } from "./history";

const HOVER_DELAY = 150;
/** Milliseconds for each move of a replay if moves are otherwise shown at once. */
const REPLAY_PAUSE = 900;

export class GameHistory {
	/** The selected position; null is the current one. */
	at = $state<number | null>(null);
	/** The hovered position. */
	peeked = $state<number | null>(null);
	/** The position to show instead of the current one. */
	shown = $state.raw<PositionView | null>(null);
	moves = $state(0);
	over = $state(false);
	#hoverTimer = 0;
	#replayTimer = 0;
	/** The position that is shown after the hover delay. */
	#hovered: number | null = null;
	#positions = new Map<number, Promise<PositionView>>();

	constructor(readonly id: string) {}

	/** Drop cached positions that may have changed. */
	update({ table, events, fresh }: TableUpdate): void {
		const firsts = events.map((event) => event.first ?? Infinity);
		const unchanged = fresh ? -1 : Math.min(table.moves, ...firsts.map((first) => first - 1));
		for (const number of this.#positions.keys()) if (number > unchanged) this.#positions.delete(number);
		this.moves = table.moves;
		this.over = table.status === "over";
		if (this.at !== null && this.at > table.moves) this.returnToPresent();
	}

	goTo(number: number): void {
		clearTimeout(this.#replayTimer);
		this.#goTo(number);
	}

	#goTo(number: number): void {
		const at = Math.max(0, Math.min(number, this.moves));
		this.at = this.over && at === this.moves ? null : at;
		this.peeked = null;
		void this.#show();
	}

	step(stride: HistoryStep): void {
		const from = this.at ?? this.moves;
		if (stride === "on" && from === this.moves) this.returnToPresent();
		else this.goTo(positionAfter(from, this.moves, stride));
	}

	/** Show the moves after this position one after the other, up to the present. */
	replay(from: number): void {
		this.goTo(from);
		this.#playOn();
	}

	#playOn(): void {
		clearTimeout(this.#replayTimer);
		const pause = prefersReducedMotion() ? REPLAY_PAUSE : stepDuration() || REPLAY_PAUSE;
		this.#replayTimer = window.setTimeout(() => {
			if (this.at === null) return;
			if (this.at + 1 >= this.moves) this.returnToPresent();
			else {
				this.#goTo(this.at + 1);
				this.#playOn();
			}
		}, pause);
	}

	returnToPresent(): void {
		clearTimeout(this.#replayTimer);
		this.at = null;
		this.peeked = null;
		void this.#show();
	}

	/** Show a position while its line in the log is hovered or focused. */
	peek(number: number | null): void {
		if (number !== null && number === this.#hovered) return;
		clearTimeout(this.#hoverTimer);
		this.#hovered = number;
		if (number === null) {
			this.#setPeeked(null);
			return;
		}
		this.#hoverTimer = window.setTimeout(() => this.#setPeeked(number), HOVER_DELAY);
	}

	#setPeeked(number: number | null): void {
		if (number === this.peeked) return;
		this.peeked = number === this.moves && this.over ? null : number;
		void this.#show();
	}

	get #wanted(): number | null {
		return this.peeked ?? this.at;
	}

	async #show(): Promise<void> {
		const wanted = this.#wanted;
		if (wanted === null) {
			this.shown = null;
			return;
		}
		try {
			const position = await this.load(wanted);
			if (this.#wanted === wanted) this.shown = position;
			const beyond = wanted + (this.shown && wanted < this.moves ? 1 : 0);
			if (this.at === wanted && beyond !== wanted) void this.load(beyond).catch(() => {});
		} catch (error) {
			if (this.#wanted !== wanted) return;
			notices.show(errorMessage(error));
			this.returnToPresent();
		}
	}

	/** Fetch the position after a number of moves. */
	load(number: number): Promise<PositionView> {
		const known = this.#positions.get(number);
		if (known) return known;
		const request = get<PositionView>(`/tables/${this.id}/positions/${number}`);
		this.#positions.set(number, request);
		request.catch(() => this.#positions.delete(number));
		return request;
	}
}
