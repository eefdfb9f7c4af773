/** What the viewer is asked to do, in one sentence; on the opponent's turn, what they are doing. */

import type { DuoBoard, DuoView, TextData } from "../../wire";

export function prompt(view: DuoView, picked: readonly string[], mine: boolean, board: DuoBoard): TextData {
	const player = typeof view.actor === "number" ? view.actor : view.turn;
	switch (view.phase) {
		case "compass":
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
			return mine ? toAct(view, picked, board) : toWatch(view, player, board);
	}
}

function playerToMove(view: DuoView, picked: readonly string[]): TextData {
	const die = picked[0]?.startsWith("die:") ? picked[0].slice(4) : null;
	if (die) return { key: "client-duo-ask-where", args: { character: die } };
	const left = Object.values(view.dice).filter((pips) => pips !== null).length;
	return { key: left === 1 ? "client-duo-ask-last-die" : "client-duo-ask-die", args: {} };
}

function toAct(view: DuoView, picked: readonly string[], board: DuoBoard): TextData {
	const character = view.playing?.character ?? "pilgrim";
	if (picked[0] === "spring") return { key: "client-duo-ask-where-again", args: { character } };
	const acts = view.moves.some(({ text }) => text !== "pass" && !text.startsWith(`${character} `));
	const again = view.moves.some(({ text }) => text.startsWith(`${character} `));
	const args = { character, place: placeOf(view, board) };
	if (acts) return { key: "client-duo-ask-act", args };
	return { key: again ? "client-duo-ask-again" : "client-duo-ask-nothing", args };
}

function toWatch(view: DuoView, player: number, board: DuoBoard): TextData {
	const character = view.playing?.character ?? "pilgrim";
	return { key: "client-duo-ask-other-act", args: { player, character, place: placeOf(view, board) } };
}

/** Where the figure that has just moved is. */
function placeOf(view: DuoView, board: DuoBoard): TextData {
	const player = view.players[view.turn - 1]!;
	if (view.playing?.character === "artist") return { key: "client-duo-in-region", args: { region: player.artist } };
	if (view.playing?.character === "merchant") return { key: "client-duo-in-town", args: { town: player.merchant } };
	const { kind, town, number } = board.stations.find(({ name }) => name === player.pilgrim)!;
	return { key: "duo-at-station", args: { kind, town, number } };
}
