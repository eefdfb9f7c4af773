/** HTTP requests to the server. Responses are typed; errors carry a message in the user's language. */

import type { Problem } from "../wire";
import { settings } from "./settings.svelte";
import { say } from "./i18n.svelte";

/** Milliseconds after which a request without a response fails. */
const TIMEOUT = 30_000;

/** The server refused the request and said why. */
export class ApiError extends Error {
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

/** No response: the connection or the server is down. */
export class NetworkError extends Error {}

export function get<T>(path: string): Promise<T> {
	return request<T>("GET", path);
}

export function post<T>(path: string, body: unknown = undefined, extraHeaders: Record<string, string> = {}): Promise<T> {
	return request<T>("POST", path, body, extraHeaders);
}

export async function request<T>(
	method: string,
	path: string,
	body: unknown = undefined,
	extraHeaders: Record<string, string> = {},
): Promise<T> {
	const headers: Record<string, string> = { "accept-language": settings.language, ...extraHeaders };
	if (body !== undefined) headers["content-type"] = "application/json";
	let response: Response;
	try {
		const payload = body === undefined ? null : JSON.stringify(body);
		const signal = AbortSignal.timeout(TIMEOUT);
		response = await fetch(`/api${path}`, { method, headers, body: payload, credentials: "same-origin", signal });
	} catch {
		throw new NetworkError(say("client-unreachable"));
	}
	if (response.status === 204) return undefined as T;
	const parsed: unknown = await response.json().catch(() => null);
	if (!response.ok) throw new ApiError(response.status, toProblem(parsed, response.status));
	if (parsed === null) throw new NetworkError(say("client-unreachable")); // the response was cut off
	return parsed as T;
}

function toProblem(parsed: unknown, status: number): Problem {
	if (typeof parsed === "object" && parsed !== null && "message" in parsed) return parsed as Problem;
	return { fault: "busy", message: say("client-failed", { status }) };
}

/** The message to show for any error. */
export function errorMessage(error: unknown): string {
	return error instanceof ApiError || error instanceof NetworkError ? error.message : say("client-wrong");
}
