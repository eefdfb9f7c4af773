/** What a touch that leads nowhere may have meant. */

import type { Handle } from "../../play/offers";
import type { DuoView } from "../../wire";

/** The move that somebody may have meant by touching a handle that leads nowhere, to be told why not. */
export function meant(view: DuoView, picked: readonly Handle[], handle: Handle): string | null {
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
