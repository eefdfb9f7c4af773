/** Alert players that it is their turn: a sound once the pieces of the last move have landed, and a browser notification when the page is hidden. */

import { titleOf } from "../lib/facts.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/i18n.svelte";
import { landed } from "./flights";
import { play } from "./sound";

export function alertTurn(table: string, game: string): void {
	void landed().then(() => play("turn"));
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
		// some phones only allow notifications from service workers
	}
}
