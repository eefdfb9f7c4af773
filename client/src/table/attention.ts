/** Calling somebody whose turn it is: by a sound, and by a notification of the browser when the page is not seen. */

import { titleOf } from "../lib/facts.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/i18n.svelte";
import { pluck } from "./sound";

export function call(table: string, game: string): void {
	if (settings.sound) pluck();
	if (!document.hidden || !settings.notify || typeof Notification === "undefined") return;
	if (Notification.permission !== "granted") return;
	try {
		const note = new Notification(say("client-table-your-turn"), {
			body: titleOf(game),
			tag: `shima-${table}`,
			icon: "/mark.svg",
		});
		note.onclick = () => {
			focus();
			note.close();
		};
	} catch {
		// some phones allow notifications from service workers only
	}
}
