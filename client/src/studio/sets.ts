/** Component sets to and from the server, as plain text. */

import { ApiError, NetworkError } from "../lib/api";
import { me } from "../lib/me.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/i18n.svelte";
import type { KeptSet, Problem, SetCheck } from "../wire";

export const LARGEST = 100_000;

async function ask(path: string, body: string | null): Promise<Response> {
	const headers = { "accept-language": settings.language, "content-type": "text/plain; charset=utf-8" };
	const method = body === null ? "GET" : "POST";
	let answer: Response;
	try {
		answer = await fetch(`/api/sets${path}`, { method, headers, body, credentials: "same-origin" });
	} catch {
		throw new NetworkError(say("client-unreachable"));
	}
	if (answer.ok) return answer;
	const read: unknown = await answer.json().catch(() => null);
	throw new ApiError(answer.status, (read as Problem | null) ?? { fault: "busy", message: say("client-wrong") });
}

export async function checkSet(text: string): Promise<SetCheck> {
	return (await (await ask("/check", text)).json()) as SetCheck;
}

/** `which` is a hash, `standard`, or `new` for one to begin with. */
export async function textOfSet(game: string, which: string): Promise<string> {
	return (await ask(`/${game}/${which}`, null)).text();
}

export async function keepSet(text: string): Promise<KeptSet> {
	await me.ensure();
	return (await (await ask("", text)).json()) as KeptSet;
}
