/** The table in sentences: the board, or what a player has. */

import { say } from "../../lib/i18n.svelte";
import type { DuoBoard, DuoView } from "../../wire";
import type { PositionProps } from "../contract";
import { CHARACTERS, figuresOf } from "./figures";
import { placeLabel, regionLabel, springLabel, waveLabel } from "./labels";

type Position = PositionProps<DuoView, DuoBoard>;

export function describe(position: Position, seat?: number): string[] {
	return seat === undefined ? describeBoard(position) : describePlayer(position, seat);
}

function describeBoard({ board, view, names }: Position): string[] {
	const occupied = [...new Set(figuresOf(view).map(({ handle }) => handle))];
	const towns = board.stations.filter((station) => station.kind === "town" && !occupied.includes(`at:${station.name}`));
	return [
		view.ending ? say("client-duo-ending") : say("client-duo-round", { round: view.round }),
		...CHARACTERS.filter((character) => view.dice[character] !== null).map((character) => say("client-duo-die", { character, pips: view.dice[character]!, state: "free" })),
		...occupied.map((handle) => nameOf(handle, board, view)),
		...towns.map((town) => placeLabel(town, view)),
		...view.waves.map((wave) => waveLabel(wave, names)),
		springLabel(view.hot_spring, names),
	];
}

/** The name of a place, with the figures there. */
function nameOf(handle: string, board: DuoBoard, view: DuoView): string {
	const [kind, name = ""] = handle.split(":");
	if (kind === "region") return regionLabel({ number: Number(name), landscape: board.regions[Number(name) - 1]!.landscape }, view);
	return placeLabel(board.stations.find((each) => each.name === name) ?? { name, wares: board.mountain_towns[name] ?? 0 }, view);
}

function describePlayer({ board, view }: Position, seat: number): string[] {
	const { colour, score, temple, garden, faith, trade, culture, coins, slabs, given, wares, face_up } = view.players[seat - 1]!;
	const [up, down] = [face_up.length, board.painting_points.length - 1 - given - face_up.length];
	return [
		say("client-duo-tell-player", { colour, mine: String(seat === view.viewer), points: score, temple, garden, faith, trade, culture, coins, slabs, given, up, down }),
		...Object.entries(wares).map(([ware, count]) => (count > 0 ? say("client-duo-wares", { ware, count }) : "")),
		...face_up.map((landscape) => say("duo-word-landscape", { landscape })),
	];
}
