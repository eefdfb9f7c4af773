/** Looking back: a former position is shown instead of the present one, for a moment or until one returns. */

import type { PositionView } from "../wire";
import { get, errorMessage } from "../lib/api";
import type { TableUpdate } from "../lib/connection.svelte";
import { notices } from "../lib/notices.svelte";
import { stepped, type Stride } from "./steps";

const PATIENCE = 150;

export class Past {
	/** The position that one stays at; null is the present. */
	at = $state<number | null>(null);
	/** The position that one looks at for a moment. */
	glanced = $state<number | null>(null);
	/** What is shown instead of the present position. */
	shown = $state.raw<PositionView | null>(null);
	moves = $state(0);
	over = $state(false);
	#waiting = 0;
	/** What is about to be glanced at. */
	#soon: number | null = null;
	#kept = new Map<number, Promise<PositionView>>();

	constructor(readonly id: string) {}

	/** Positions that may not be what they were are forgotten. */
	take({ table, events, fresh }: TableUpdate): void {
		const firsts = events.map((event) => event.first ?? Infinity);
		const sure = fresh ? -1 : Math.min(table.moves, ...firsts.map((first) => first - 1));
		for (const number of this.#kept.keys()) if (number > sure) this.#kept.delete(number);
		this.moves = table.moves;
		this.over = table.status === "over";
		if (this.at !== null && this.at > table.moves) this.leave();
	}

	goTo(number: number): void {
		const at = Math.max(0, Math.min(number, this.moves));
		this.at = this.over && at === this.moves ? null : at;
		this.glanced = null;
		void this.#show();
	}

	step(stride: Stride): void {
		const from = this.at ?? this.moves;
		if (stride === "on" && from === this.moves) this.leave();
		else this.goTo(stepped(from, this.moves, stride));
	}

	/** Back to the present. */
	leave(): void {
		this.at = null;
		this.glanced = null;
		void this.#show();
	}

	/** Show a position as long as the pointer or the focus is on its line in the log. */
	glance(number: number | null): void {
		if (number !== null && number === this.#soon) return;
		clearTimeout(this.#waiting);
		this.#soon = number;
		if (number === null) {
			this.#look(null);
			return;
		}
		this.#waiting = window.setTimeout(() => this.#look(number), PATIENCE);
	}

	#look(number: number | null): void {
		if (number === this.glanced) return;
		this.glanced = number === this.moves && this.over ? null : number;
		void this.#show();
	}

	get #wanted(): number | null {
		return this.glanced ?? this.at;
	}

	async #show(): Promise<void> {
		const wanted = this.#wanted;
		if (wanted === null) {
			this.shown = null;
			return;
		}
		try {
			const position = await this.#load(wanted);
			if (this.#wanted === wanted) this.shown = position;
			const beyond = wanted + (this.shown && wanted < this.moves ? 1 : 0);
			if (this.at === wanted && beyond !== wanted) void this.#load(beyond).catch(() => {});
		} catch (error) {
			if (this.#wanted !== wanted) return;
			notices.show(errorMessage(error));
			this.leave();
		}
	}

	#load(number: number): Promise<PositionView> {
		const known = this.#kept.get(number);
		if (known) return known;
		const asked = get<PositionView>(`/tables/${this.id}/positions/${number}`);
		this.#kept.set(number, asked);
		asked.catch(() => this.#kept.delete(number));
		return asked;
	}
}
