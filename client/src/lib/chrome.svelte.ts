/** Whether the header of the app is visible. A table uses the whole window. */

import { untrack } from "svelte";

class Chrome {
	#hidden = $state(0);

	get isHidden(): boolean {
		return this.#hidden > 0;
	}

	/** Hide the header. Call the result to show it again. */
	hide(): () => void {
		untrack(() => (this.#hidden += 1));
		return () => (this.#hidden -= 1);
	}
}

export const chrome = new Chrome();
