/** The order in which moves are offered: larger actions first, then ending the die, then the same sales for less. */

import type { Offer } from "../../play/offers";

export function inOrder(offers: readonly Offer[]): Offer[] {
	const rank = (offer: Offer): number => (isDominated(offer, offers) ? -1 : offer.notation === "pass" ? 0 : 1 + countOf(offer) * priceOf(offer));
	return offers.toSorted((a, b) => rank(b) - rank(a));
}

/** Whether another move sells the same for more. */
function isDominated(offer: Offer, offers: readonly Offer[]): boolean {
	return offers.some((other) => countOf(other) === countOf(offer) && priceOf(other) > priceOf(offer));
}

function countOf({ notation }: Offer): number {
	return Number(/^(?:sell|draw|paint) (\d+)/.exec(notation)?.[1] ?? 0);
}

function priceOf({ notation }: Offer): number {
	return Number(/ at (\d+)/.exec(notation)?.[1] ?? 1);
}
