/** The review of a finished game, polled until it is complete. */

import { get, ApiError, errorMessage } from "../lib/api";
import type { ReviewLine, ReviewView } from "../wire";

const POLLING_INTERVAL = 1000;

export class Review {
	known = $state.raw<ReviewView | null>(null);
	failure = $state<string | null>(null);
	#timer = 0;
	#closed = false;

	constructor(readonly id: string) {}

	get lines(): readonly ReviewLine[] {
		return this.known?.lines ?? [];
	}

	get complete(): boolean {
		return this.known !== null && this.known.done >= this.known.moves;
	}

	open(): void {
		void this.#poll();
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
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
