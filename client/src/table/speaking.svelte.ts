/** Who speaks now: the remarks of a turn one after another, each for a few seconds. */

import type { RemarkView } from "../wire";

/** Milliseconds that a line is shown. */
export const SHOWN = 6_000;

export class Speaking {
	/** The remark that is shown, then those that follow. */
	#remarks = $state.raw<readonly RemarkView[]>([]);
	#timer: ReturnType<typeof setTimeout> | undefined;

	get now(): RemarkView | undefined {
		return this.#remarks[0];
	}

	/** Show these remarks instead of earlier ones. Without any, the current one stays for its time. */
	say(remarks: readonly RemarkView[]): void {
		if (remarks.length > 0) this.#show(remarks);
	}

	stop(): void {
		this.#show([]);
	}

	#show(remarks: readonly RemarkView[]): void {
		clearTimeout(this.#timer);
		this.#remarks = remarks;
		if (remarks.length > 0) this.#timer = setTimeout(() => this.#show(remarks.slice(1)), SHOWN);
	}
}
