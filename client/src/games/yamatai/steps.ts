/** The turn line: the parts of a turn, from the legal moves and the position. */

import type { Offer } from "../../play/offers";
import type { TextData, YamataiView } from "../../wire";
import type { TurnStep } from "../contract";

const STEPS = ["fleet", "trade", "boats", "build", "recruit", "end"] as const;
type Step = (typeof STEPS)[number];
const TABS: Readonly<Record<Step, string>> = {
	fleet: "fleets",
	trade: "boats",
	boats: "boats",
	build: "buildings",
	recruit: "specialists",
	end: "boats",
};
/** The moves of each part. */
const VERBS: Readonly<Record<Step, readonly string[]>> = {
	fleet: ["fleet", "any"],
	trade: ["buy", "sell"],
	boats: ["place"],
	build: ["collect", "build"],
	recruit: ["recruit"],
	end: ["end", "aside"],
};

export function steps(view: YamataiView, mine: boolean): TurnStep[] {
	const possible = mine ? STEPS.filter((step) => view.moves.some((move) => VERBS[step].includes(verbOf(move.text)))) : [];
	const now = current(view, mine, possible);
	return STEPS.map((id) => ({ id, label: labelOf(id, view, mine), short: shortOf(id), state: stateOf(id, view, now, possible), tab: TABS[id] }));
}

/**
 * The first part that is possible now; boats come before trading once one has been placed. A power that takes a second
 * decision is part of none: it is used while boats are placed.
 */
function current(view: YamataiView, mine: boolean, possible: readonly Step[]): Step | null {
	if (view.phase === "over" || !mine) return null;
	if (possible.length === 0) return "boats";
	if (possible.includes("fleet")) return "fleet";
	if (possible.includes("build")) return "build";
	if (possible.includes("boats")) return "boats";
	return possible.find((step) => step !== "trade") ?? "trade";
}

function stateOf(id: Step, view: YamataiView, now: Step | null, possible: readonly Step[]): TurnStep["state"] {
	if (now === null) return "ahead";
	if (id === now) return "now";
	if (possible.includes(id)) return "open";
	if (STEPS.indexOf(id) > STEPS.indexOf(now)) return "ahead";
	return wasDone(id, view) ? "done" : "skipped";
}

function wasDone(id: Step, view: YamataiView): boolean {
	if (id === "fleet") return view.fleet !== null;
	if (id === "boats") return view.placed.length > 0;
	return id === "trade" ? view.trades === 0 : view.placed.length > 0;
}

function labelOf(id: Step, view: YamataiView, mine: boolean): TextData {
	return { key: "client-yam-step", args: { step: id, fleet: mine && view.fleet !== null ? view.fleet : 0 } };
}

function shortOf(id: Step): TextData {
	return { key: "client-yam-step-short", args: { step: id } };
}

function verbOf(notation: string): string {
	return notation.split(" ")[0] ?? "";
}

/** Ending the turn while a boat could still be placed. */
export function warning(_view: YamataiView, offers: readonly Offer[]): TextData | null {
	return offers.some((offer) => verbOf(offer.notation) === "place") ? { key: "client-yam-warn-boats", args: {} } : null;
}

/** The seats in turn order, each once. */
export function order(view: YamataiView): number[] {
	const seats = view.players.map((_, index) => index + 1);
	return [...new Set([...view.order, ...seats])];
}
