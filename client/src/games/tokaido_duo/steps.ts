/** The parts of a turn: take a die, move its figure, act where it arrives. */

import type { DuoView } from "../../wire";
import type { TurnStep } from "../contract";

/** Everything is on one tab of the tray. */
export const TAB = "table";

export function steps(view: DuoView, mine: boolean, picked: readonly string[] = []): TurnStep[] {
	if (view.phase === "over") return [];
	const moved = view.playing !== null && view.phase !== "move" && view.phase !== "throw";
	const die = picked[0]?.startsWith("die:") ? picked[0].slice(4) : null;
	const taken = moved ? view.playing : die !== null && die in view.dice ? { character: die, pips: view.dice[die as keyof DuoView["dice"]] ?? 0 } : null;
	const again = mine && picked[0] === "spring";
	const waiting = view.phase !== "move" && !moved;
	const stateOf = (step: "die" | "move" | "action"): TurnStep["state"] => {
		if (waiting) return "ahead";
		if (step === "die") return taken ? "done" : "now";
		if (step === "move") return again || (taken && !moved) ? "now" : moved ? "done" : "ahead";
		return moved && !again ? "now" : "ahead";
	};
	const label = taken ? { key: "client-duo-step-taken", args: { character: taken.character, pips: taken.pips } } : { key: "client-duo-step", args: { step: "die" } };
	return [
		{ id: "die", label, state: stateOf("die"), tab: TAB },
		{ id: "move", label: { key: "client-duo-step", args: { step: "move" } }, state: stateOf("move"), tab: TAB },
		{ id: "action", label: { key: "client-duo-step", args: { step: "action" } }, state: stateOf("action"), tab: TAB },
	];
}
