/** Which page a URL shows. Pages are loaded on first use. */

import type { Component } from "svelte";

export type Page = { default: Component<Record<string, string>> };
export interface Route {
	page: () => Promise<Page>;
	/** The parts of the path that the page gets as props. */
	params: Record<string, string>;
}

const home = () => import("./home");
const rules = () => import("./reading");

const PAGES = {
	"": async () => ({ default: (await home()).Lobby }),
	new: async () => ({ default: (await home()).Create }),
	me: async () => ({ default: (await home()).Profile }),
	link: async () => ({ default: (await home()).Link }),
	recover: async () => ({ default: (await home()).Recover }),
	table: () => import("./Table.svelte"),
	rules: async () => ({ default: (await rules()).Rules }),
	"rules/aid": async () => ({ default: (await rules()).PlayerAid }),
	learn: () => import("./Learn.svelte"),
	studio: () => import("./Studio.svelte"),
} as unknown as Record<string, () => Promise<Page>>;
const NOT_FOUND = (async () => ({ default: (await home()).NotFound })) as unknown as () => Promise<Page>;

export function routeFor(path: string): Route {
	const [, first = "", second = "", third, ...rest] = path.split("/");
	const params: Record<string, string> = first === "table" || first === "learn" ? { id: second } : { game: second };
	const exists = rest.length === 0 && (second !== "" || (first !== "table" && third === undefined));
	return { page: (exists && PAGES[third === undefined ? first : `${first}/${third}`]) || NOT_FOUND, params };
}
