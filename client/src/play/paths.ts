/** How the notation of each game becomes a path of handles. */

import type { DuoView, GameView, YamataiView } from "../wire";
import type { Handle, PathOf } from "./offers";

export function pathsOf(view: GameView): PathOf {
	return view.game === "yamatai" ? (text) => yamataiPath(text, view) : (text) => duoPath(text, view);
}

const POWERS = new Set(["reserve", "peek", "slide", "sacred", "switch-token", "switch-boat", "remove"]);

export function yamataiPath(text: string, view: Pick<YamataiView, "phase">): Handle[] {
	const [verb = "", first = "", second = "", third = ""] = text.split(" ");
	// In a turn the power of the fleet is picked up first; asked for its second part, there is nothing else to do.
	const power = POWERS.has(verb) && view.phase === "turn" ? ["power"] : [];
	switch (verb) {
		case "fleet":
			return [`fleet:${first}`];
		case "any":
			return [`reserve:${first}`];
		case "buy":
		case "sell":
		case "aside":
			return [`${verb}:${first}`];
		case "place":
			return [`boat:${first}`, `spot:${second}`];
		case "build":
			return [`tile:${first}`, `island:${third}`];
		case "recruit":
			return [`specialist:${first}`, `pay:${text.split(" ").slice(2).join("+")}`];
		case "collect":
			return [`island:${first}`];
		case "sacred":
		case "switch-token":
			return [...power, `island:${first}`];
		case "with-token":
			return [`island:${first}`];
		case "clear":
			return ["power:Kachiko", `island:${first}`];
		case "slide":
			return [...power, `spot:${first}`, `spot:${third}`];
		case "switch-boat":
		case "remove":
			return [...power, `spot:${first}`];
		case "with-boat":
			return [`spot:${first}`];
		case "reserve":
			return [...power, `tile:${first}`];
		case "peek":
			return [...power, "deck"];
		case "top":
		case "below":
			return [`looked:${first}`, `deck:${verb}`];
		case "spend":
			return ["power:Hetsuka", `token:${first}`];
		case "gild":
			return ["power:Michimata", `token:${first}`];
		case "change":
			return ["power:Nakatsu", `pair:${second}+${third}`];
		case "melt":
			return ["power:Raijin", `pair:${first}+${second}`];
		default:
			return [verb];
	}
}

export function duoPath(text: string, view: Pick<DuoView, "phase" | "players" | "turn">): Handle[] {
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
export function meant(view: GameView, picked: readonly Handle[], handle: Handle): string | null {
	return view.game === "yamatai" ? meantInYamatai(view, picked, handle) : meantInDuo(view, picked, handle);
}

function meantInYamatai(view: YamataiView, picked: readonly Handle[], handle: Handle): string | null {
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

function meantInDuo(view: DuoView, picked: readonly Handle[], handle: Handle): string | null {
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
