/** What the viewer is asked to do, in one sentence; on other turns, what the other player or chance is doing. */

import type { TextData, YamataiView } from "../../wire";

export function prompt(view: YamataiView, picked: readonly string[], mine: boolean): TextData {
	if (view.phase === "over" || view.actor === null) return { key: "client-yam-over", args: {} };
	if (view.actor === "nature") return { key: "client-yam-nature", args: { phase: view.phase } };
	if (!mine) return waiting(view, view.actor);
	if (picked.length > 0) return pickedUp(view, picked);
	return view.phase === "turn" ? inTurn(view) : begun(view);
}

/** Another player acts. */
function waiting(view: YamataiView, actor: number): TextData {
	const doing = view.phase === "turn" ? view.stage : view.phase;
	return { key: "client-yam-wait", args: { player: actor, doing } };
}

/** A handle is picked up. */
function pickedUp(view: YamataiView, picked: readonly string[]): TextData {
	const [kind = "", name = ""] = picked[0]!.split(":");
	switch (kind) {
		case "boat":
			return { key: "client-yam-ask-spot", args: { colour: name } };
		case "tile": {
			const built = view.moves.some((move) => move.text.startsWith(`build ${name} `));
			return { key: built ? "client-yam-ask-island" : "client-yam-lacks", args: { tile: Number(name) } };
		}
		case "specialist":
			return { key: "client-yam-ask-payment", args: { specialist: name } };
		case "looked":
			return { key: "client-yam-ask-deck", args: { tile: Number(name) } };
		case "spot":
			return { key: "client-yam-ask-power", args: { power: "slide-to" } };
		case "end":
			return { key: "client-yam-ask-aside", args: {} };
		case "power":
			if (name !== "") return { key: "client-yam-ask-specialist", args: { specialist: name } };
			return { key: "client-yam-ask-power", args: { power: picked.length > 1 ? "slide-to" : powerVerb(view) } };
		default:
			return view.phase === "turn" ? inTurn(view) : begun(view);
	}
}

const FLEET_VERBS = ["reserve", "peek", "slide", "sacred", "switch-token", "switch-boat", "remove"];

function powerVerb(view: YamataiView): string {
	const verbs = verbsOf(view);
	return FLEET_VERBS.find((verb) => verbs.has(verb)) ?? "none";
}

/** An action with several steps must be finished first. */
function begun(view: YamataiView): TextData {
	return { key: "client-yam-ask-begun", args: { phase: view.phase } };
}

/** The legal moves tell which parts of the turn are left. */
function inTurn(view: YamataiView): TextData {
	const verbs = verbsOf(view);
	const can = (verb: string): boolean => verbs.has(verb);
	if (can("fleet")) return { key: "client-yam-ask-fleet", args: {} };
	if (can("collect") || can("build")) {
		const doing = ["place", "collect", "build"].filter(can).join("-");
		return { key: "client-yam-ask-act", args: { doing } };
	}
	const doing = [can("buy") || can("sell") ? "trade" : "", can("place") ? "place" : ""].filter(Boolean).join("-");
	const then = can("recruit") ? "recruit" : "end";
	const again = view.placed.length > 0 ? "yes" : "no";
	if (doing !== "") return { key: "client-yam-ask-boats", args: { doing, then, again } };
	return { key: "client-yam-ask-rest", args: { then } };
}

function verbsOf(view: YamataiView): Set<string> {
	return new Set(view.moves.map((move) => move.text.split(" ")[0] ?? ""));
}
