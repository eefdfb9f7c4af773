// The server over HTTP. What it refuses becomes an error whose message is for people.

import { say } from "./words.js";

export class Refused extends Error {
	constructor(status, problem) {
		super(problem.message);
		this.status = status;
	}
}

async function ask(method, path, body) {
	const options = { method, credentials: "same-origin" };
	if (body !== undefined) {
		options.headers = { "content-type": "application/json" };
		options.body = JSON.stringify(body);
	}
	const answer = await fetch(`/api${path}`, options).catch(() => {
		throw new Refused(0, { message: say("noServer") });
	});
	const content = await answer.json().catch(() => ({ message: say("noServer") }));
	if (!answer.ok) throw new Refused(answer.status, content);
	return content;
}

export const get = (path) => ask("GET", path);
export const post = (path, body) => ask("POST", path, body);

export function tablePath(id) {
	return `/table/${id}`;
}
