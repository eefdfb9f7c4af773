/** The pieces that a move takes from one place to another, from the positions before and after it. */

import type { DuoBoard, DuoView, Landscape, Ware } from "../../wire";
import type { Flight, TableMove } from "../contract";
import { wareHandle } from "./changes";
import { CHARACTERS } from "./figures";
import { islandOf } from "./island";
import { walksOf } from "./trail";

/** The most pieces of a kind that fly at once. */
const MOST = 3;

export function flights(before: DuoView, after: DuoView, { seat, handles }: TableMove, board: DuoBoard): Flight[] {
	const was = before.players[seat - 1]!;
	const is = after.players[seat - 1]!;
	const plaque = `seat:${seat}`;
	const figure = (character: string): string => `figure:${is.colour}-${character}`;
	return [...walks(), ...tracks(), ...wares(), ...coins(), ...paintings(), ...tiles(), ...dice()];

	/** The figure along its way, and its die to where it starts. */
	function walks(): Flight[] {
		return walksOf([{ number: 1, seat, handles, texts: [], before }], after, before, board, islandOf(board)).flatMap(({ character, line }) => {
			const place = figure(character);
			const walk: Flight = { drawing: place, from: place, to: place, via: line.slice(1, -1), sound: "step", settles: true };
			const die = `die:${character}`;
			return handles.includes(die) ? [walk, { drawing: die, from: die, to: place, sound: "die" }] : [walk];
		});
	}

	/** Steps on the tracks of temples and gardens. */
	function tracks(): Flight[] {
		return (["temple", "garden"] as const).flatMap((kind) => exchanged(`#duo-station-${kind}`, is[kind] > was[kind] ? 1 : 0, figure("pilgrim"), `${kind}:${seat} ${plaque}`));
	}

	function wares(): Flight[] {
		return (Object.keys(is.wares) as Ware[]).flatMap((ware) => {
			const gained = is.wares[ware] - was.wares[ware];
			const own = `${wareHandle(ware, seat, seat === after.viewer)} ${plaque}`;
			return exchanged(`#duo-ware-${ware}`, gained, figure("merchant"), own);
		});
	}

	/** Earned, or turned into gold slabs. */
	function coins(): Flight[] {
		const own = `coins:${seat} ${plaque}`;
		const there = is.slabs > was.slabs ? `slabs:${seat}` : figure("merchant");
		return exchanged("#duo-coin", is.coins - was.coins, there, own, "coins");
	}

	/** Turned over where the artist is, or given away. */
	function paintings(): Flight[] {
		const all = [...was.face_up, ...is.face_up];
		return [...new Set(all)].flatMap((landscape: Landscape) => {
			const count = (of: readonly Landscape[]): number => of.filter((each) => each === landscape).length;
			return exchanged(`#duo-landscape-${landscape}`, count(is.face_up) - count(was.face_up), figure("artist"), `paintings:${seat} ${plaque}`);
		});
	}

	function tiles(): Flight[] {
		const taken = after.waves.filter(({ character, owner }) => owner === seat && before.waves.every((wave) => wave.character !== character || wave.owner !== seat));
		const names = taken.map(({ character }) => `wave:${character}`);
		if (after.hot_spring === seat && before.hot_spring !== seat) names.push("spring");
		return names.map((name) => ({ drawing: name, from: name, to: plaque, sound: "collect" }));
	}

	/** Rolled at the start of a round. */
	function dice(): Flight[] {
		if (after.round === before.round) return [];
		return CHARACTERS.map((character) => `die:${character}`).map((die) => ({ drawing: die, from: die, to: die, sound: "die" }));
	}
}

/** Pieces between the place where something happens and a player's board. */
function exchanged(drawing: string, gained: number, there: string, own: string, sound: Flight["sound"] = "collect"): Flight[] {
	const [from, to] = gained > 0 ? [there, own] : [own, there];
	return Array.from({ length: Math.min(MOST, Math.abs(gained)) }, () => ({ drawing, from, to, sound }));
}
