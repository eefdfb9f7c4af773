/** Which page an address leads to. Each is loaded when it is first gone to. */

import type { Component } from "svelte";

export type Page = { default: Component<Record<string, string>> };
export interface Place {
	page: () => Promise<Page>;
	/** What the address says, given to the page. */
	about: Record<string, string>;
}

const PAGES = {
	"": () => import("./Lobby.svelte"),
	new: () => import("./Create.svelte"),
	me: () => import("./Profile.svelte"),
	link: () => import("./Link.svelte"),
	recover: () => import("./Recover.svelte"),
	table: () => import("./Table.svelte"),
	rules: () => import("./Rules.svelte"),
	learn: () => import("./Learn.svelte"),
	studio: () => import("./Studio.svelte"),
} as unknown as Record<string, () => Promise<Page>>;
const NOTHING = (() => import("./NotFound.svelte")) as unknown as () => Promise<Page>;

export function placeAt(path: string): Place {
	const [, first = "", second = "", ...rest] = path.split("/");
	const about: Record<string, string> = first === "table" || first === "learn" ? { id: second } : { game: second };
	const leads = rest.length === 0 && (first !== "table" || second !== "");
	return { page: (leads && PAGES[first]) || NOTHING, about };
}
