/** How the notation of moves becomes paths of handles, and back. */

import type { Handle } from "../../play/offers";
import type { DuoView } from "../../wire";

export function pathOf(view: Pick<DuoView, "phase" | "players" | "turn">, text: string): Handle[] {
	const [verb = "", first = ""] = text.split(" ");
	const mine = view.players[view.turn - 1];
	// A figure that goes on after its action goes with the hot spring's die.
	const die = view.phase === "act" ? "spring" : `die:${verb}`;
	switch (verb) {
		case "pilgrim":
			return [die, `at:${first}`];
		case "merchant":
			return [die, first === "stay" ? `at:${mine?.merchant}` : `at:${first}`];
		case "artist":
			return [die, first === "stay" ? `region:${mine?.artist}` : `region:${first}`];
		case "wave":
			return [`wave:${first}`];
		case "return":
			return [`ware:${first}`];
		default:
			return [`do:${text.replaceAll(" ", "-")}`];
	}
}

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
