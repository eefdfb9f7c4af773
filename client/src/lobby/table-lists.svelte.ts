/** The user's tables and the open ones, refreshed while the page is visible. */

import { get, ApiError, errorMessage } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Line, MyTables, OpenTables } from "../wire";
import { joinable } from "./table-lines";

const REFRESH_INTERVAL = 10_000;
const NONE: MyTables = { turn: [], waiting: [], finished: [] };

export class TableLists {
	mine = $state.raw<MyTables>(NONE);
	open = $state.raw<Line[]>([]);
	now = $state(Date.now());
	loaded = $state(false);
	problem = $state<string | null>(null);
	#loading = false;

	/** Start refreshing. Returns a function that stops it. */
	watch(): () => void {
		const refreshIfVisible = () => {
			if (!document.hidden) void this.refresh();
		};
		refreshIfVisible();
		const timer = setInterval(refreshIfVisible, REFRESH_INTERVAL);
		document.addEventListener("visibilitychange", refreshIfVisible);
		addEventListener("focus", refreshIfVisible);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", refreshIfVisible);
			removeEventListener("focus", refreshIfVisible);
		};
	}

	async refresh(): Promise<void> {
		if (this.#loading) return;
		this.#loading = true;
		try {
			if (!me.known) await me.load();
			const [mine, open] = await Promise.all([me.name === null ? NONE : myTables(), get<OpenTables>("/tables")]);
			this.mine = mine;
			this.open = joinable(open.tables, [...mine.turn, ...mine.waiting]);
			this.problem = null;
		} catch (error) {
			this.problem = errorMessage(error);
		} finally {
			this.now = Date.now();
			this.loaded = true;
			this.#loading = false;
		}
	}
}

/** A user whom the server no longer knows has no tables. */
async function myTables(): Promise<MyTables> {
	try {
		return await get<MyTables>("/me/tables");
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 401) throw error;
		await me.load();
		return NONE;
	}
}
