import { say } from "../lib/i18n.svelte";

/** A win chance in per cent, or with a sign a change of it; empty if it is unknown. */
export function percent(chance: number | null | undefined, signed = false, precision = 1): string {
	if (chance == null) return "";
	const share = Math.round(100 * precision * Math.abs(chance)) / precision;
	return say("client-after-percent", { sign: signed ? (chance < 0 ? "minus" : "plus") : "none", percent: share });
}
