/** My tables and the open ones, kept fresh while somebody looks. */

import { get, ApiError, errorMessage } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Line, MyTables, OpenTables } from "../wire";
import { joinable } from "./lines";

const EVERY = 10_000;
const NONE: MyTables = { turn: [], waiting: [], finished: [] };

export class Lists {
	mine = $state.raw<MyTables>(NONE);
	open = $state.raw<Line[]>([]);
	now = $state(Date.now());
	loaded = $state(false);
	problem = $state<string | null>(null);
	#asking = false;

	/** Begin to refresh; what comes back ends it. */
	watch(): () => void {
		const look = () => {
			if (!document.hidden) void this.refresh();
		};
		look();
		const pulse = setInterval(look, EVERY);
		document.addEventListener("visibilitychange", look);
		addEventListener("focus", look);
		return () => {
			clearInterval(pulse);
			document.removeEventListener("visibilitychange", look);
			removeEventListener("focus", look);
		};
	}

	async refresh(): Promise<void> {
		if (this.#asking) return;
		this.#asking = true;
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
			this.#asking = false;
		}
	}
}

/** Somebody whom the server has forgotten has no tables. */
async function myTables(): Promise<MyTables> {
	try {
		return await get<MyTables>("/me/tables");
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 401) throw error;
		await me.load();
		return NONE;
	}
}
