/** The settings of a table in one line. */

import { say } from "../lib/i18n.svelte";
import type { TableView } from "../wire";

export function sayTerms(table: TableView): string {
	const { clock } = table;
	const minutes = Math.round(clock.seconds / 6) / 10;
	const parts = [
		say("client-terms-order", { order: table.order }),
		say("client-terms-clock", { kind: clock.kind, minutes, increment: clock.increment, days: clock.days }),
		say("client-terms-hints", { on: table.hints ? "yes" : "no" }),
		...Object.entries(table.options).map(([option, value]) => say("client-terms-option", { option, value })),
	];
	return parts.join(" ");
}
