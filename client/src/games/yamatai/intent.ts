/** The move that a touch without a legal move was probably meant as, so that the server can explain why it is illegal. */

import type { Handle } from "../../play/offers";
import type { Boat, YamataiPlayer, YamataiView } from "../../wire";
import type { CandidateMoves } from "../contract";
import { BOATS, CULTURES, spread } from "./counts";

/** A use of each specialist's power, as close as possible to what the player has. Specialists without a use have no moves. */
const POWERS: Readonly<Record<string, (view: YamataiView, mine: YamataiPlayer) => string>> = {
	Hetsuka: (_, mine) => `spend ${token(mine)}`,
	Kachiko: (view) => `clear ${Math.max(0, view.islands.findIndex((island) => island.sacred)) + 1}`,
	Michimata: (_, mine) => `gild ${token(mine)}`,
	Nakatsu: (view) => `change gold ${pair({ ...view.reserve, gold: 0 })}`,
	Raijin: (_, mine) => `melt ${pair(mine.boats)}`,
};

export function intendedMove(view: YamataiView, picked: readonly Handle[], handle: Handle): string | null {
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
			if (held[0] === "end") return `aside ${name}`;
			return `place ${name} ${Object.keys(view.boats)[0] ?? 1}`;
		case "fleet":
		case "buy":
		case "sell":
			return `${kind} ${name}`;
		case "reserve":
			return `buy ${name}`;
		case "specialist":
			return `recruit ${name} ${firstPayment(mine?.tokens ?? {})}`;
		case "pay":
			return held[0] === "specialist" ? `recruit ${held[1]} ${name.replaceAll("+", " ")}` : null;
		case "power":
			return mine?.specialists.includes(name) ? (POWERS[name]?.(view, mine) ?? null) : null;
		case "deck":
			return "peek";
		case "end":
			return "end";
		default:
			return null;
	}
}

/** The first token that the player has, otherwise any. */
function token({ tokens }: YamataiPlayer): string {
	return spread(tokens, CULTURES)[0] ?? CULTURES[0]!;
}

/** The first two boats; if there are fewer, one of them twice. */
function pair(boats: Record<Boat, number>): string {
	const [one = BOATS[0]!, other = one] = spread(boats, BOATS);
	return `${one} ${other}`;
}

/** A payment that is closest to the tokens, so that the explanation mentions them. */
function firstPayment(tokens: Record<string, number>): string {
	const kinds = Object.entries(tokens).sort((a, b) => b[1] - a[1]);
	const most = kinds[0];
	if (!most || most[1] < 1) return "fan fan";
	return `${most[0]} ${most[0]}`;
}

/** A tile is checked even if it cannot be built yet: the islands show what they lack. A fleet shows where it is enough. */
export function candidateMoves(handle: Handle): CandidateMoves | null {
	if (handle.startsWith("fleet:")) return { prefix: `fleet ${handle.slice(6)}`, target: null };
	if (!handle.startsWith("tile:")) return null;
	return { prefix: `build ${handle.slice(5)} on`, target: (notation) => `island:${notation.split(" ").at(-1)}` };
}
