/** The log of a table: grows with what happens, and asks the server for what is missing. */

import type { Log } from "../wire";
import { get } from "../lib/api";
import type { TableUpdate } from "../lib/connection.svelte";
import { grown, told, turns, type Told } from "./log";

const AGAIN = 3000;

export class TableLog {
	lines = $state.raw<Told[]>([]);
	turns = $derived(turns(this.lines));
	#wanted = 0;
	/** Counts up whenever lines that were known may be wrong. */
	#doubts = 0;
	#anew = false;
	#asking = false;
	#closed = false;

	constructor(readonly id: string) {}

	take({ table, events, fresh }: TableUpdate): void {
		if (table.view === null) return; // there is nothing to tell before the game
		if (fresh || table.moves < this.#wanted) this.#doubts += 1;
		this.#anew ||= fresh;
		this.#wanted = table.moves;
		this.lines = grown(this.lines, events, table.moves);
		void this.#ask();
	}

	close(): void {
		this.#closed = true;
	}

	async #ask(): Promise<void> {
		if (this.#asking) return;
		this.#asking = true;
		try {
			while (!this.#closed && (this.#anew || this.lines.length < this.#wanted)) {
				const after = this.#anew ? 0 : this.lines.length;
				const doubts = this.#doubts;
				const { lines } = await get<Log>(`/tables/${this.id}/log?after=${after}`);
				if (doubts !== this.#doubts) continue; // something was taken back meanwhile
				this.#anew = false;
				this.lines = [...this.lines.slice(0, after), ...lines.map(told)].slice(0, this.#wanted);
				if (lines.length === 0) break;
			}
		} catch {
			setTimeout(() => void this.#ask(), AGAIN);
		} finally {
			this.#asking = false;
		}
	}
}
