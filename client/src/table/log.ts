/** The lines of the log, grouped by turn and updated from events. */

import { sayText } from "../lib/i18n.svelte";
import type { EventView, LogLine, TextData } from "../wire";

export interface Told {
	/** Number of the move, from 1. */
	number: number;
	by: number | "nature";
	texts: TextData[];
	/** What the move used, such as `boat:clay` and `spot:16`. */
	handles: readonly string[];
}

export function told(line: LogLine): Told {
	return { number: line.number, by: line.by, texts: line.texts, handles: line.handles };
}

/**
 * The log after these events, in a game with this many moves. Undone moves are removed. If lines are missing, the log ends
 * before the gap and is shorter than the game.
 */
export function grown(lines: readonly Told[], events: readonly EventView[], moves: number): Told[] {
	let log = [...lines];
	for (const { first, stories } of events) {
		if (first === null || first > log.length + 1) continue;
		log = [...log.slice(0, first - 1), ...stories.map(({ by, texts, handles }, index) => ({ number: first + index, by, texts, handles }))];
	}
	return log.slice(0, moves);
}

export interface Turn {
	/** Who moved. Chance belongs to the turn before it; `nature` is the set-up before the first turn. */
	seat: number | "nature";
	lines: Told[];
}

export function turns(lines: readonly Told[]): Turn[] {
	const found: Turn[] = [];
	for (const line of lines) {
		const last = found.at(-1);
		if (last && (line.by === "nature" || line.by === last.seat)) last.lines.push(line);
		else found.push({ seat: line.by, lines: [line] });
	}
	return found;
}

/** The sentence without the leading name if it is about the player of this seat, for use below the name. */
export function withoutName(text: TextData, names: readonly string[], seat: number | "nature"): string {
	const sentence = sayText(text, names);
	const start = seat === "nature" ? "" : `${names[seat - 1] ?? ""} `;
	if (text.args.player !== seat || !sentence.startsWith(start)) return sentence;
	const rest = sentence.slice(start.length);
	return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
