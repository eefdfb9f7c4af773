/** Relative times: "5 minutes ago", "in 2 days". Times are milliseconds since 1970. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function distance(span: number): [number, Intl.RelativeTimeFormatUnit] {
	const size = Math.abs(span);
	if (size < 45 * SECOND) return [0, "second"];
	if (size < 45 * MINUTE) return [atLeastOne(span / MINUTE), "minute"];
	if (size < 22 * HOUR) return [atLeastOne(span / HOUR), "hour"];
	if (size < 26 * DAY) return [atLeastOne(span / DAY), "day"];
	return size < 320 * DAY ? [atLeastOne(span / (30.4 * DAY)), "month"] : [atLeastOne(span / (365 * DAY)), "year"];
}

function atLeastOne(value: number): number {
	return Math.sign(value) * Math.max(1, Math.round(Math.abs(value)));
}

/** How long ago something was. */
export function ago(then: number, now: number, language: string): string {
	const [value, unit] = distance(Math.min(0, then - now));
	return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(value, unit);
}

/** How long until something happens, rounded down; null if it is imminent. */
export function until(then: number, now: number, language: string): string | null {
	const span = then - now;
	if (span < 45 * SECOND) return null;
	const [size, unit] = ([[DAY, "day"], [HOUR, "hour"], [MINUTE, "minute"]] as const).find(([size]) => span >= 1.5 * size) ?? [
		MINUTE,
		"minute" as const,
	];
	return new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.floor(span / size)), unit);
}

/** Date and time. */
export function moment(then: number, language: string): string {
	return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(then);
}

/** The date. */
export function day(then: number, language: string): string {
	return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(then);
}
