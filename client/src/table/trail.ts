/** What others did since the viewer's last turn, from the lines of the log. */

import type { TrailMove } from "../games/contract";
import type { Told, Turn } from "./log";

/** The last turn of another player; for spectators the last turn of anybody. Null before it. */
export function lastTurnOfOthers(turns: readonly Turn[], viewer: number | null): (Turn & { seat: number }) | null {
	const found = turns.findLast((turn) => turn.seat !== "nature" && turn.seat !== viewer);
	return found && found.seat !== "nature" ? { ...found, seat: found.seat } : null;
}

/** The moves of other players since the viewer's last one, without those of chance; for spectators the last turn. */
export function trailOf(turns: readonly Turn[], viewer: number | null): TrailMove[] {
	const own = viewer === null ? turns.length - 2 : turns.findLastIndex((turn) => turn.seat === viewer);
	return turns.slice(own + 1).flatMap((turn) => moves(turn.lines));
}

/** The trail of a single line, for an earlier position. */
export function moves(lines: readonly Told[]): TrailMove[] {
	return lines.flatMap(({ number, by, handles, texts }) => (by === "nature" || handles.length === 0 ? [] : [{ number, seat: by, handles, texts }]));
}
