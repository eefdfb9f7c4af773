/** Which page a URL shows. Pages are loaded on first use. */

import type { Component } from "svelte";

export type Page = { default: Component<Record<string, string>> };
export interface Route {
	page: () => Promise<Page>;
	/** The parts of the path that the page gets as props. */
	params: Record<string, string>;
}

const PAGES = {
	"": () => import("./Lobby.svelte"),
	new: () => import("./Create.svelte"),
	me: () => import("./Profile.svelte"),
	link: () => import("./Link.svelte"),
	recover: () => import("./Recover.svelte"),
	table: () => import("./Table.svelte"),
	rules: () => import("./Rules.svelte"),
	"rules/aid": () => import("./PlayerAid.svelte"),
	learn: () => import("./Learn.svelte"),
	studio: () => import("./Studio.svelte"),
} as unknown as Record<string, () => Promise<Page>>;
const NOT_FOUND = (() => import("./NotFound.svelte")) as unknown as () => Promise<Page>;

export function routeFor(path: string): Route {
	const [, first = "", second = "", third, ...rest] = path.split("/");
	const params: Record<string, string> = first === "table" || first === "learn" ? { id: second } : { game: second };
	const exists = rest.length === 0 && (second !== "" || (first !== "table" && third === undefined));
	return { page: (exists && PAGES[third === undefined ? first : `${first}/${third}`]) || NOT_FOUND, params };
}
