/** SVG files whose shapes the whole page draws with <use>: fetched once and put into the document. They need no JavaScript. */

import { NetworkError } from "./api";
import { say } from "./i18n.svelte";

/** Milliseconds after which a file without a response fails. */
const TIMEOUT = 30_000;

const added = new Map<string, Promise<void>>();

/** Add the file's shapes to the page, if they are not there yet. After a failure, the next call tries again. */
export function addSymbols(url: string): Promise<void> {
	const known = added.get(url) ?? fetchSymbols(url);
	added.set(url, known);
	known.catch(() => added.delete(url));
	return known;
}

/** The same for drawings that the page can do without: it does not wait for them. After a failure, the next call tries again. */
export function decorate(url: string): void {
	addSymbols(url).catch(() => {});
}

async function fetchSymbols(url: string): Promise<void> {
	const text = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
		.then((response) => (response.ok ? response.text() : ""))
		.catch(() => "");
	if (!text.trimEnd().endsWith("</svg>")) throw new NetworkError(say("client-unreachable")); // nothing, or cut off
	const file = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
	file.classList.add("symbols");
	file.setAttribute("aria-hidden", "true");
	document.body.append(file);
}
