/** Queries of the viewer's offers. */

import type { Handle, Offer } from "../../play/offers";
import type { MoveSelection } from "../../play/selection.svelte";

/** The offer that starts with the handle. */
export function offerOf(selection: MoveSelection | null, handle: Handle): Offer | null {
	return selection?.offers.find((offer) => offer.path[0] === handle) ?? null;
}

/** The price of a trade according to its offer; otherwise the printed price. */
export function priceOf(offer: Offer | null, printed: number): number {
	const said = offer?.label.args.coins;
	return typeof said === "number" ? said : printed;
}
