/** A media query that components can follow. */

export class Media {
	#matches = $state(false);

	constructor(query: string) {
		const list = matchMedia(query);
		this.#matches = list.matches;
		list.addEventListener("change", () => (this.#matches = list.matches));
	}

	get matches(): boolean {
		return this.#matches;
	}
}

/** Enough room for two columns. */
export const twoColumns = new Media("(min-width: 1000px)");
