/** The review of a finished game, polled until it is complete, and the log. */

import { get, ApiError, errorMessage } from "../lib/api";
import type { Log, LogLine, ReviewView } from "../wire";

const POLLING_INTERVAL = 1000;

export class Review {
	known = $state.raw<ReviewView | null>(null);
	log = $state.raw<LogLine[]>([]);
	failure = $state<string | null>(null);
	#timer = 0;
	#closed = false;

	constructor(readonly id: string) {}

	get complete(): boolean {
		return this.known !== null && this.known.done >= this.known.moves;
	}

	open(): void {
		void this.#loadLog();
		void this.#poll();
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
	}

	async #loadLog(): Promise<void> {
		try {
			this.log = (await get<Log>(`/tables/${this.id}/log`)).lines;
		} catch (error) {
			this.failure = errorMessage(error);
		}
	}

	/** Does not poll while the page is hidden. */
	async #poll(): Promise<void> {
		if (!document.hidden) {
			try {
				const found = await get<ReviewView>(`/tables/${this.id}/review`);
				if (this.#closed) return;
				this.known = found;
				this.failure = null;
			} catch (error) {
				this.failure = errorMessage(error);
				if (error instanceof ApiError && error.status < 500 && error.status !== 429) return;
			}
		}
		if (!this.#closed && !this.complete) this.#timer = window.setTimeout(() => void this.#poll(), POLLING_INTERVAL);
	}
}
