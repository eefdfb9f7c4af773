/** Queries of the viewer's offers. */

import type { Handle, Offer } from "../../play/offers";
import type { MoveSelection } from "../../play/selection.svelte";

/** The lit handles with this prefix in the order of the offers, such as all payments or all pairs. */
export function litHandles(selection: MoveSelection | null, prefix: string): Handle[] {
	if (!selection) return [];
	const found = new Set(selection.offers.flatMap((offer) => offer.path.filter((handle) => handle.startsWith(prefix))));
	return [...found].filter((handle) => selection.highlight(handle) === "lit");
}

/** The offer that starts with the handle. */
export function offerOf(selection: MoveSelection | null, handle: Handle): Offer | null {
	return selection?.offers.find((offer) => offer.path[0] === handle) ?? null;
}

/** The price of a trade according to its offer; otherwise the printed price. */
export function priceOf(offer: Offer | null, printed: number): number {
	const said = offer?.label.args.coins;
	return typeof said === "number" ? said : printed;
}
