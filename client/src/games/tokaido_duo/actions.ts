/** The moves that are buttons next to the figure that has moved. */

import type { Offer } from "../../play/offers";
import type { Character, DuoView } from "../../wire";
import { placeOf } from "./figures";

export interface PlaceAction {
	offer: Offer;
	/** Another action gives the same for more. */
	dominated: boolean;
}

/** What the viewer can do at a place, in this order: actions, ending the die, the same sales for less. */
export function actionsOf(view: DuoView, offers: readonly Offer[]): PlaceAction[] {
	if (view.phase !== "act" && view.phase !== "return") return [];
	const found = offers.filter(({ path }) => path.length === 1).map((offer) => ({ offer, dominated: isDominated(offer, offers) }));
	const rank = ({ offer, dominated }: PlaceAction): number => (dominated ? 2 : offer.notation === "pass" ? 1 : 0);
	return found.toSorted((a, b) => rank(a) - rank(b) || gainOf(b.offer) - gainOf(a.offer));
}

const SALE = /^sell (\d+) at (\d+)$/;
const COUNTED = /^(?:draw|paint) (\d+)$/;

function isDominated({ notation }: Offer, offers: readonly Offer[]): boolean {
	const [, count, price] = SALE.exec(notation) ?? [];
	return offers.some((other) => {
		const sale = SALE.exec(other.notation);
		return sale !== null && count === sale[1] && Number(price) < Number(sale[2]);
	});
}

/** Larger sales, draws and paintings come first. */
function gainOf({ notation }: Offer): number {
	const [, count, price] = SALE.exec(notation) ?? [];
	return count ? Number(count) * Number(price) : Number(COUNTED.exec(notation)?.[1] ?? 0);
}

/** The place that the actions belong to: where the figure is that has just moved, or the merchant who has too many wares. */
export function placeOfActions(view: DuoView): { player: number; character: Character; handle: string } | null {
	const player = view.viewer;
	const character = view.phase === "return" ? "merchant" : view.playing?.character;
	return player === null || !character ? null : { player, character, handle: placeOf(view, player, character) };
}
