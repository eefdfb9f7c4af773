/** What the hand at the table offers, beyond single handles. */

import type { Handle, Offered } from "../../play/offers";
import type { Play } from "../../play/play.svelte";

/** The lit handles that begin so, in the order of the offers: all payments, all pairs. */
export function litWith(play: Play | null, start: string): Handle[] {
	if (!play) return [];
	const found = new Set(play.offers.flatMap((offer) => offer.path.filter((handle) => handle.startsWith(start))));
	return [...found].filter((handle) => play.light(handle) === "lit");
}

/** Whether a move begins with the handle. */
export function offered(play: Play | null, handle: Handle): Offered | null {
	return play?.offers.find((offer) => offer.path[0] === handle) ?? null;
}

/** What a trade costs or brings, as its offer says; otherwise what is printed on the mat. */
export function priceOf(offer: Offered | null, printed: number): number {
	const said = offer?.label.args.coins;
	return typeof said === "number" ? said : printed;
}
