/** Who speaks now: the remarks of a turn one after another, each for a few seconds. */

import type { RemarkView } from "../wire";

/** Milliseconds that a line is shown. */
export const SHOWN = 6_000;

export class Speaking {
	now = $state.raw<RemarkView | null>(null);
	#waiting: readonly RemarkView[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Show these remarks instead of earlier ones. Without any, the current one stays for its time. */
	say(remarks: readonly RemarkView[]): void {
		if (remarks.length === 0) return;
		this.stop();
		this.#waiting = remarks;
		this.#next();
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#waiting = [];
		this.now = null;
	}

	#next(): void {
		this.now = this.#waiting[0] ?? null;
		this.#waiting = this.#waiting.slice(1);
		if (this.now) this.#timer = setTimeout(() => this.#next(), SHOWN);
	}
}
