/** The log of a table: grows with events, and loads missing lines from the server. */

import type { Log } from "../wire";
import { get } from "../lib/api";
import type { TableUpdate } from "../lib/connection.svelte";
import { grown, told, turns, type Told } from "./log";

const RETRY_DELAY = 3000;

export class TableLog {
	lines = $state.raw<Told[]>([]);
	turns = $derived(turns(this.lines));
	#moves = 0;
	/** Counts how often known lines became unreliable. */
	#invalidations = 0;
	#reloadAll = false;
	#loading = false;
	#closed = false;

	constructor(readonly id: string) {}

	update({ table, events, fresh }: TableUpdate): void {
		if (table.view === null) return; // the game has not started
		if (fresh || table.moves < this.#moves) this.#invalidations += 1;
		this.#reloadAll ||= fresh;
		this.#moves = table.moves;
		this.lines = grown(this.lines, events, table.moves);
		void this.#load();
	}

	close(): void {
		this.#closed = true;
	}

	async #load(): Promise<void> {
		if (this.#loading) return;
		this.#loading = true;
		try {
			while (!this.#closed && (this.#reloadAll || this.lines.length < this.#moves)) {
				const after = this.#reloadAll ? 0 : this.lines.length;
				const invalidations = this.#invalidations;
				const { lines } = await get<Log>(`/tables/${this.id}/log?after=${after}`);
				if (invalidations !== this.#invalidations) continue; // a move was undone in the meantime
				this.#reloadAll = false;
				this.lines = [...this.lines.slice(0, after), ...lines.map(told)].slice(0, this.#moves);
				if (lines.length === 0) break;
			}
		} catch {
			setTimeout(() => void this.#load(), RETRY_DELAY);
		} finally {
			this.#loading = false;
		}
	}
}
