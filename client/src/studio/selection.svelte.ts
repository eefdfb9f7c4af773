/** The selection on the map of the studio: touching a handle goes to its line in the text; no moves are played. */

import { MoveSelection, type Highlight } from "../play/selection.svelte";
import { kindsOf } from "./kinds";
import type { Studio } from "./studio.svelte";

export class StudioSelection extends MoveSelection {
	#studio: Studio;
	#wide: () => boolean;
	#entry = $state("");

	constructor(studio: Studio, wide: () => boolean) {
		super(() => "", async () => {});
		this.#studio = studio;
		this.#wide = wide;
	}

	override highlight(handle: string): Highlight {
		const studio = this.#studio;
		if (studio.wrongHandles.has(handle)) return "lit";
		if (studio.markedHandles.has(handle)) return "picked";
		const { setMap, kind } = studio;
		if (kind && setMap && kindsOf(studio.shown(setMap.whereOf(handle))).includes(kind)) return "goal";
		return handle === (this.#entry || setMap?.first) ? "entry" : "open";
	}

	override hover(handle: string | null): void {
		this.#studio.hovered = handle && (this.#studio.setMap?.whereOf(handle) ?? null);
		if (handle) this.#entry = handle;
	}

	override async touch(handle: string): Promise<void> {
		const where = this.#studio.setMap?.whereOf(handle);
		if (where) this.#studio.pick(where, this.#wide());
	}
}
