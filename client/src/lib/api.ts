/** HTTP to the server: what comes back is typed, and what is refused is an error that says why in the person's language. */

import type { Problem } from "../wire";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Whoever has not answered by then will not: the line is dead. */
const PATIENCE = 30_000;

export class Refused extends Error {
	constructor(
		readonly status: number,
		readonly problem: Problem,
	) {
		super(problem.message);
	}

	get rule(): string | null {
		return this.problem.rule ?? null;
	}
}

/** The server did not answer at all: the connection is gone, or the server is. */
export class Unreachable extends Error {}

export function get<T>(path: string): Promise<T> {
	return ask<T>("GET", path);
}

export function post<T>(path: string, body: unknown = undefined, extra: Record<string, string> = {}): Promise<T> {
	return ask<T>("POST", path, body, extra);
}

export async function ask<T>(
	method: string,
	path: string,
	body: unknown = undefined,
	extra: Record<string, string> = {},
): Promise<T> {
	const headers: Record<string, string> = { "accept-language": settings.language, ...extra };
	if (body !== undefined) headers["content-type"] = "application/json";
	let answer: Response;
	try {
		const sent = body === undefined ? null : JSON.stringify(body);
		const signal = AbortSignal.timeout(PATIENCE);
		answer = await fetch(`/api${path}`, { method, headers, body: sent, credentials: "same-origin", signal });
	} catch {
		throw new Unreachable(say("client-unreachable"));
	}
	if (answer.status === 204) return undefined as T;
	const read: unknown = await answer.json().catch(() => null);
	if (!answer.ok) throw new Refused(answer.status, asProblem(read, answer.status));
	if (read === null) throw new Unreachable(say("client-unreachable")); // it broke off in the middle
	return read as T;
}

function asProblem(read: unknown, status: number): Problem {
	if (typeof read === "object" && read !== null && "message" in read) return read as Problem;
	return { fault: "busy", message: say("client-failed", { status }) };
}

/** What a person is told about an error, whatever it was. */
export function sentence(error: unknown): string {
	return error instanceof Refused || error instanceof Unreachable ? error.message : say("client-wrong");
}
