/** The move that a touch without a legal move was probably meant as, so that the server can explain why it is illegal. */

import type { Handle } from "../../play/offers";
import type { DuoView } from "../../wire";

export function intendedMove(view: DuoView, picked: readonly Handle[], handle: Handle): string | null {
	const [kind = "", name = ""] = handle.split(":");
	const die = picked[0]?.startsWith("die:") ? picked[0].slice(4) : view.playing?.character;
	const inland = name.startsWith("M");
	const town = inland || /^C\d+$/.test(name);
	switch (kind) {
		case "at":
			if (die === "merchant" && town) return `merchant ${name}`;
			return inland ? `merchant ${name}` : `pilgrim ${name}`;
		case "region":
			return `artist ${name}`;
		case "die": {
			const mine = view.players[(view.viewer ?? 1) - 1];
			const there = { pilgrim: mine?.pilgrim, merchant: mine?.merchant, artist: mine?.artist }[name];
			return there === undefined ? null : `${name} ${there}`;
		}
		case "wave":
			return `wave ${name}`;
		case "ware":
			return `return ${name}`;
		case "spring":
			return "spring";
		default:
			return null;
	}
}
