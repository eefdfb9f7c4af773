/** The moves that are buttons next to the figure that has moved. */

import type { Offer } from "../../play/offers";
import type { Character, DuoView } from "../../wire";
import { placeOf } from "./figures";

export interface PlaceAction {
	offer: Offer;
	/** It ends the die, or another action gives the same for more. */
	minor: boolean;
}

/** What the viewer can do at a place. The offers are in order: after the end of the die there are only worse ones. */
export function actionsOf(view: DuoView, offers: readonly Offer[]): PlaceAction[] {
	if (view.phase !== "act" && view.phase !== "return") return [];
	const found = offers.filter(({ path }) => path.length === 1);
	const end = found.findIndex(({ notation }) => notation === "pass");
	return found.map((offer, index) => ({ offer, minor: end >= 0 && index >= end }));
}

/** The place that the actions belong to: where the figure is that has just moved, or the merchant who has too many wares. */
export function placeOfActions(view: DuoView): { player: number; character: Character; handle: string } | null {
	const player = view.viewer;
	const character = view.phase === "return" ? "merchant" : view.playing?.character;
	return player === null || !character ? null : { player, character, handle: placeOf(view, player, character) };
}
