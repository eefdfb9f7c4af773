/** Bringing the record of a game: it goes to the server as plain text, and becomes a table to look at. */

import { Refused, Unreachable } from "../lib/api";
import { me } from "../lib/me.svelte";
import { route } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import type { Opened, Problem } from "../wire";

export async function bringRecord(text: string): Promise<void> {
	await me.ensure();
	const headers = { "accept-language": settings.language, "content-type": "text/plain; charset=utf-8" };
	let answer: Response;
	try {
		answer = await fetch("/api/records", { method: "POST", headers, body: text, credentials: "same-origin" });
	} catch {
		throw new Unreachable(say("client-unreachable"));
	}
	const read: unknown = await answer.json().catch(() => null);
	if (!answer.ok) throw new Refused(answer.status, (read as Problem | null) ?? { fault: "busy", message: say("client-wrong") });
	route.go(`/table/${(read as Opened).id}`);
}
