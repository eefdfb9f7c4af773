/** Loads, checks and saves component sets as plain text. */

import { ApiError, NetworkError } from "../lib/api";
import { me } from "../lib/me.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/i18n.svelte";
import type { KeptSet, Problem, SetCheck } from "../wire";

export const MAX_SIZE = 100_000;

async function request(path: string, body: string | null): Promise<Response> {
	const headers = { "accept-language": settings.language, "content-type": "text/plain; charset=utf-8" };
	const method = body === null ? "GET" : "POST";
	let response: Response;
	try {
		response = await fetch(`/api/sets${path}`, { method, headers, body, credentials: "same-origin" });
	} catch {
		throw new NetworkError(say("client-unreachable"));
	}
	if (response.ok) return response;
	const read: unknown = await response.json().catch(() => null);
	throw new ApiError(response.status, (read as Problem | null) ?? { fault: "busy", message: say("client-wrong") });
}

export async function checkSet(text: string): Promise<SetCheck> {
	return (await (await request("/check", text)).json()) as SetCheck;
}

/** `which` is a hash, `standard`, or `new` for a template. */
export async function loadSet(game: string, which: string): Promise<string> {
	return (await request(`/${game}/${which}`, null)).text();
}

export async function saveSet(text: string): Promise<KeptSet> {
	await me.ensure();
	return (await (await request("", text)).json()) as KeptSet;
}
