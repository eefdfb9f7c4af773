/** The review of a finished game, asked for again until all of it is there, and the sentences of its moves. */

import { get, ApiError, errorMessage } from "../lib/api";
import type { Log, LogLine, ReviewView } from "../wire";

const EVERY = 1000;

export class Review {
	known = $state.raw<ReviewView | null>(null);
	log = $state.raw<LogLine[]>([]);
	failure = $state<string | null>(null);
	#again = 0;
	#closed = false;

	constructor(readonly id: string) {}

	get complete(): boolean {
		return this.known !== null && this.known.done >= this.known.moves;
	}

	open(): void {
		void this.#tell();
		void this.#ask();
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#again);
	}

	async #tell(): Promise<void> {
		try {
			this.log = (await get<Log>(`/tables/${this.id}/log`)).lines;
		} catch (error) {
			this.failure = errorMessage(error);
		}
	}

	/** Nobody is asked while the page lies in the background. */
	async #ask(): Promise<void> {
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
		if (!this.#closed && !this.complete) this.#again = window.setTimeout(() => void this.#ask(), EVERY);
	}
}
