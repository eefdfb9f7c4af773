/** The time left, and its text. */

import type { ClockView } from "../wire";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this the clock warns: half a minute with a live clock, two hours with days per turn. */
const SHORT = { live: 30 * SECOND, days: 2 * HOUR };

export interface Time {
	left: number;
	runs: boolean;
	short: boolean;
}

/** What the seat (from 1) has left at this time of the server's clock; null without a clock. */
export function timeLeft(clock: ClockView, turn: number | null, seat: number, now: number): Time | null {
	if (clock.kind !== "live" && clock.kind !== "days") return null;
	if (turn === seat && clock.deadline !== null) {
		const left = Math.max(0, clock.deadline - now);
		return { left, runs: true, short: left < SHORT[clock.kind] };
	}
	const rest = clock.kind === "live" ? clock.left?.[seat - 1] : undefined;
	return rest === undefined ? null : { left: rest, runs: false, short: false };
}

export interface ClockText {
	key: string;
	args: Record<string, string | number>;
}

/** Days and hours, hours and minutes, or minutes and seconds. */
export function clockText(left: number): ClockText {
	if (left >= DAY) {
		return { key: "client-clock-days", args: { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) } };
	}
	const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
	if (left >= HOUR) {
		return { key: "client-clock-hours", args: { hours: Math.floor(left / HOUR), minutes: two((left % HOUR) / MINUTE) } };
	}
	// Round up, so that the clock shows 0:00 only when time is up.
	const seconds = Math.ceil(left / SECOND);
	return { key: "client-clock-minutes", args: { minutes: Math.floor(seconds / 60), seconds: two(seconds % 60) } };
}
