/** A hand on the map of the studio: it plays nothing, touching something leads to its line. */

import { Play, type Light } from "../play/play.svelte";
import { kindsOf } from "./kinds";
import type { Studio } from "./studio.svelte";

export class StudioHand extends Play {
	#studio: Studio;
	#wide: () => boolean;
	#entry = $state("");

	constructor(studio: Studio, wide: () => boolean) {
		super("", async () => {});
		this.#studio = studio;
		this.#wide = wide;
	}

	override light(handle: string): Light {
		const studio = this.#studio;
		if (studio.wrongPlaces.has(handle)) return "lit";
		if (studio.markedPlaces.has(handle)) return "picked";
		const { ground, kind } = studio;
		if (kind && ground && kindsOf(studio.shown(ground.whereOf(handle))).includes(kind)) return "goal";
		return handle === (this.#entry || ground?.first) ? "entry" : "open";
	}

	override look(handle: string | null): void {
		this.#studio.looked = handle && (this.#studio.ground?.whereOf(handle) ?? null);
		if (handle) this.#entry = handle;
	}

	override async touch(handle: string): Promise<void> {
		const where = this.#studio.ground?.whereOf(handle);
		if (where) this.#studio.pick(where, this.#wide());
	}
}
