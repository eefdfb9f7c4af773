/** What the viewer is asked to do, in one sentence; on the opponent's turn, what they are doing. */

import type { DuoView, TextData } from "../../wire";

export function prompt(view: DuoView, picked: readonly string[], mine: boolean): TextData {
	const player = typeof view.actor === "number" ? view.actor : view.turn;
	switch (view.phase) {
		case "shops":
		case "waves":
			return { key: "client-duo-ask-set-up", args: {} };
		case "throw":
			return { key: "client-duo-ask-throw", args: { player: view.leader } };
		case "draw":
			return { key: "client-duo-ask-draw", args: { player } };
		case "paint":
			return { key: "client-duo-ask-paint", args: { player } };
		case "over":
			return { key: "client-duo-ask-over", args: {} };
		case "return":
			return mine ? { key: "client-duo-ask-return", args: {} } : { key: "client-duo-ask-other-return", args: { player } };
		case "move":
			return mine ? playerToMove(view, picked) : { key: "client-duo-ask-other-move", args: { player } };
		case "act":
			return mine ? toAct(view, picked) : toWatch(view, player);
	}
}

function playerToMove(view: DuoView, picked: readonly string[]): TextData {
	const die = picked[0]?.startsWith("die:") ? picked[0].slice(4) : null;
	if (die) return { key: "client-duo-ask-where", args: { character: die } };
	const left = Object.values(view.dice).filter((pips) => pips !== null).length;
	return { key: left === 1 ? "client-duo-ask-last-die" : "client-duo-ask-die", args: {} };
}

function toAct(view: DuoView, picked: readonly string[]): TextData {
	const character = view.playing?.character ?? "pilgrim";
	if (picked[0] === "spring") return { key: "client-duo-ask-where-again", args: { character } };
	const acts = view.moves.some(({ text }) => text !== "pass" && !text.startsWith(`${character} `));
	const again = view.moves.some(({ text }) => text.startsWith(`${character} `));
	const args = { character, place: placeOf(view) };
	if (acts) return { key: "client-duo-ask-act", args };
	return { key: again ? "client-duo-ask-again" : "client-duo-ask-nothing", args };
}

function toWatch(view: DuoView, player: number): TextData {
	const character = view.playing?.character ?? "pilgrim";
	return { key: "client-duo-ask-other-act", args: { player, character, place: placeOf(view) } };
}

/** The place of the figure that has just moved. */
function placeOf(view: DuoView): string {
	const player = view.players[view.turn - 1];
	const character = view.playing?.character;
	return !player || !character ? "" : String(player[character]);
}
