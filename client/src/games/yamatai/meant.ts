/** What a touch that leads nowhere may have meant, and what is weighed while it is in hand. */

import type { Handle } from "../../play/offers";
import type { YamataiView } from "../../wire";
import type { Weighed } from "../contract";

/** The move that somebody may have meant by touching a handle that leads nowhere, to be told why not. */
export function meant(view: YamataiView, picked: readonly Handle[], handle: Handle): string | null {
	const [kind = "", name = ""] = handle.split(":");
	const held = picked.at(-1)?.split(":") ?? [];
	const mine = view.players[(view.viewer ?? 1) - 1];
	switch (kind) {
		case "spot": {
			if (held[0] === "spot") return `slide ${held[1]} to ${name}`;
			const own = Object.entries(mine?.boats ?? {}).find(([, count]) => count > 0)?.[0];
			return `place ${held[0] === "boat" ? held[1] : (own ?? "bamboo")} ${name}`;
		}
		case "island":
			if (held[0] === "tile") return `build ${held[1]} on ${name}`;
			if (held[0] === "power" && held[1] === "Kachiko") return `clear ${name}`;
			return `collect ${name}`;
		case "tile":
			return `build ${name} on ${view.islands.findIndex((island) => island.building === null) + 1}`;
		case "boat":
			return `place ${name} ${Object.keys(view.boats)[0] ?? 1}`;
		case "fleet":
		case "buy":
		case "sell":
		case "aside":
			return `${kind} ${name}`;
		case "reserve":
			return `buy ${name}`;
		case "specialist":
			return `recruit ${name} ${firstPayment(mine?.tokens ?? {})}`;
		case "pay":
			return held[0] === "specialist" ? `recruit ${held[1]} ${name.replaceAll("+", " ")}` : null;
		case "deck":
			return "peek";
		case "end":
			return "end";
		default:
			return null;
	}
}

/** Some payment that the tokens come nearest to, so that the answer speaks about them. */
function firstPayment(tokens: Record<string, number>): string {
	const kinds = Object.entries(tokens).sort((a, b) => b[1] - a[1]);
	const most = kinds[0];
	if (!most || most[1] < 1) return "fan fan";
	return `${most[0]} ${most[0]}`;
}

/** A tile in hand is weighed even if it cannot be built yet: the islands show what they lack for it. */
export function weighed(handle: Handle): Weighed | null {
	if (!handle.startsWith("tile:")) return null;
	return { start: `build ${handle.slice(5)} on`, place: (notation) => `island:${notation.split(" ").at(-1)}` };
}
