/** Imports the record of a game: the server creates a table from the plain text. */

import { ApiError, NetworkError } from "../lib/api";
import { me } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/i18n.svelte";
import type { Opened, Problem } from "../wire";

export async function importRecord(text: string): Promise<void> {
	await me.ensure();
	const headers = { "accept-language": settings.language, "content-type": "text/plain; charset=utf-8" };
	let answer: Response;
	try {
		answer = await fetch("/api/records", { method: "POST", headers, body: text, credentials: "same-origin" });
	} catch {
		throw new NetworkError(say("client-unreachable"));
	}
	const read: unknown = await answer.json().catch(() => null);
	if (!answer.ok) throw new ApiError(answer.status, (read as Problem | null) ?? { fault: "busy", message: say("client-wrong") });
	router.go(`/table/${(read as Opened).id}`);
}
