/** Counts the messages of the chat that came since it was last open. */

import type { Saying } from "../wire";

export class Unread {
	#read = $state<number | null>(null);

	count(chat: readonly Saying[]): number {
		const read = this.#read;
		return read === null ? 0 : chat.filter((saying) => saying.at > read).length;
	}

	/** Call it in an effect. Messages from before the page was opened are not new. */
	update(chat: readonly Saying[], isOpen: boolean): void {
		if (this.#read === null || isOpen) this.#read = chat.at(-1)?.at ?? 0;
	}
}
