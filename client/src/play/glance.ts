/** A look at something that may be gone before one looks away: the hand that looked is remembered, not asked for again. */

import type { Play } from "./play.svelte";

export class Glance {
	#by: Play | null = null;

	at(play: Play | null, look: (play: Play) => void): void {
		this.#by = play;
		if (play) look(play);
	}

	away = (): void => {
		this.#by?.look(null);
		this.#by = null;
	};
}
