/** Shows how one position becomes the next: lets pieces fly, and tells when a round has ended. */

import { tick, untrack } from "svelte";
import type { AnyView, TableMove } from "../games/contract";
import type { LoadedBoard } from "./board-loader";
import { depart, fly } from "./flights";
import type { Told } from "./log";
import { flightDuration } from "./pace";
import { play } from "./sound";

export interface ShownPosition {
	view: AnyView;
	/** How many moves led to it. */
	number: number;
	lines: readonly Told[];
	loaded: LoadedBoard | null;
	/** Whether it is the current position, not an earlier one. */
	isPresent: boolean;
	/** Whether the player of this seat uses this device. */
	isHere: (seat: number) => boolean;
}

/** The only decision between two positions, with what followed by itself; null if there were others. */
export function moveBetween(lines: readonly Told[], from: number, to: number): TableMove | null {
	const played = lines.slice(from, to).filter(({ by }) => by !== "nature");
	const seat = played[0]?.by;
	if (lines.length < to || typeof seat !== "number" || played.some(({ by }) => by !== seat)) return null;
	return { seat, handles: played.flatMap(({ handles }) => handles) };
}

/** Call while a component is created. `onround` gets the last position of a round when the next one has begun. */
export function showMotion(shown: () => ShownPosition, onround: (before: AnyView) => void): void {
	let last: ShownPosition | null = null;
	$effect.pre(() => {
		const now = shown();
		const before = last;
		last = now;
		if (before && now.number > before.number) untrack(() => show(before, now));
	});

	function show(before: ShownPosition, { view, number, lines, loaded, isPresent, isHere }: ShownPosition): void {
		if (isPresent && before.isPresent && view.round !== before.view.round && loaded?.Round) onround(before.view);
		const move = moveBetween(lines, before.number, number);
		if (!loaded || !move) return;
		const flights = loaded.flights(before.view, view, move, loaded.board);
		const duration = flightDuration(isPresent && isHere(move.seat));
		if (duration === 0) {
			if (flights[0]) play(flights[0].sound);
			return;
		}
		const departures = depart(flights);
		void tick().then(() => fly(departures, duration));
	}
}
