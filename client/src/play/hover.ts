/** Hover state of a handle. Remembers the selection, because the handle's prop may be null by the time the pointer leaves. */

import type { MoveSelection } from "./selection.svelte";

export class Hover {
	#selection: MoveSelection | null = null;

	enter(selection: MoveSelection | null, hover: (selection: MoveSelection) => void): void {
		this.#selection = selection;
		if (selection) hover(selection);
	}

	leave = (): void => {
		this.#selection?.hover(null);
		this.#selection = null;
	};
}
