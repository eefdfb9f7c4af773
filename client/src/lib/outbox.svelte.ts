/**
 * Sends the queued actions of this browser from any page, with retries. If the browser has Web Locks, one tab at a time sends
 * for a table; without them two tabs may send the same action, which the server applies once.
 */

import type { Done, TextData } from "../wire";
import { post, ApiError } from "./api";
import { entryStore } from "./storage";
import { me } from "./me.svelte";
import { Outbox, type Answer, type Entry, type Outcome, type Action } from "./outbox";

/** What the page shows about an action later: the game, and the move in words. */
export interface ActionInfo {
	game: string;
	label: TextData | null;
	names: readonly string[];
}

const FIRST_RETRY_DELAY = 300;
const LONGEST_RETRY_DELAY = 2000;
const LONGEST_HIDDEN_RETRY_DELAY = 30_000;
/** How long to wait for the lock: a sleeping tab may hold it. */
const LOCK_TIMEOUT = 10_000;
/** Without locks, other tabs wait this long for the tab that made the action to send it. */
const OTHER_TAB_DELAY = 4000;
/** The status codes of a proxy whose server does not answer. */
const GATEWAY_ERRORS = new Set([502, 504]);
const WRONG_USER = "web-other-person";

class OutboxSender {
	/** The waiting and returned entries of this person, oldest first. */
	list = $state.raw<Entry[]>([]);
	readonly outbox = new Outbox(entryStore, send, () => this.#updateList());
	#ownIds = new Set<string>();
	#running = new Set<string>();
	#timers = new Map<string, number>();
	#failures = new Map<string, number>();

	/** Start sending what earlier pages left. Returns a function that stops it. */
	start(): () => void {
		const onStorage = (event: StorageEvent) => {
			if (event.key === null || event.key.startsWith("shima-")) this.#sendAll();
		};
		const retryNow = () => this.retryNow();
		addEventListener("storage", onStorage);
		addEventListener("online", retryNow);
		document.addEventListener("visibilitychange", retryNow);
		this.refresh();
		return () => {
			removeEventListener("storage", onStorage);
			removeEventListener("online", retryNow);
			document.removeEventListener("visibilitychange", retryNow);
			for (const timer of this.#timers.values()) clearTimeout(timer);
			this.#timers.clear();
		};
	}

	/** Do not wait for the next retry when the user returns to the page or the network is back. */
	retryNow(): void {
		if (!document.hidden) this.refresh();
	}

	/** Check all entries again, because time has passed or the user has changed. */
	refresh(): void {
		this.#failures.clear();
		this.outbox.cleanUp(this.#owner);
		this.#sendAll();
	}

	/** Queue an action and send it. */
	async act(table: string, wish: Action, info: ActionInfo): Promise<Answer> {
		const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
		const { game, label, names } = info;
		this.#ownIds.add(id);
		const answered = this.outbox.add({ id, owner: this.#owner, table, game, wish, label, names: [...names] });
		this.#failures.delete(table);
		this.#run(table);
		return answered.finally(() => this.#ownIds.delete(id));
	}

	/** The entries at a table, or at all tables, that could not be sent so far. */
	stuck(table: string | null = null): Entry[] {
		const waiting = this.list.filter((entry) => !entry.returned && (table === null || entry.table === table));
		return waiting.filter((entry) => this.outbox.isStuck(entry));
	}

	/** The entries that were not applied and not yet dismissed. */
	returned(): Entry[] {
		return this.list.filter((entry) => entry.returned);
	}

	/** Remove all entries of this person. */
	clear(): void {
		this.outbox.clear(this.#owner);
	}

	get #owner(): string {
		return me.owner ?? "";
	}

	#updateList(): void {
		this.list = this.outbox.entries(this.#owner);
	}

	/** Another tab has changed an entry, or the user has changed. */
	#sendAll(): void {
		this.outbox.settle();
		this.#updateList();
		for (const table of new Set(this.outbox.pending(this.#owner).map((entry) => entry.table))) this.#run(table);
	}

	#run(table: string): void {
		clearTimeout(this.#timers.get(table));
		this.#timers.delete(table);
		if (this.#running.has(table)) return;
		this.#running.add(table);
		void this.#deliver(table).then((sentAll) => {
			this.#running.delete(table);
			if (sentAll) this.#failures.delete(table);
			else this.#failures.set(table, (this.#failures.get(table) ?? 0) + 1);
			this.#scheduleRetry(table);
		});
	}

	#deliver(table: string): Promise<boolean> {
		const owner = this.#owner;
		return withLock(`shima-outbox/${owner}/${table}`, (locked) => {
			const canSend = (entry: Entry) => locked || this.#ownIds.has(entry.id) || Date.now() - entry.at > OTHER_TAB_DELAY;
			return this.outbox.deliver(owner, table, canSend);
		});
	}

		#scheduleRetry(table: string): void {
		if (this.#timers.has(table) || this.outbox.pending(this.#owner, table).length === 0) return;
		const failures = this.#failures.get(table) ?? 0;
		const longest = document.hidden ? LONGEST_HIDDEN_RETRY_DELAY : LONGEST_RETRY_DELAY;
		const wait = failures === 0 ? 0 : Math.min(FIRST_RETRY_DELAY * 2 ** failures, longest);
		this.#timers.set(table, window.setTimeout(() => this.#run(table), wait));
	}
}

async function send(entry: Entry): Promise<Outcome> {
	const headers: Record<string, string> = entry.owner ? { "shima-person": entry.owner } : {};
	try {
		const path = `/tables/${encodeURIComponent(entry.table)}/actions`;
		const { version } = await post<Done>(path, { ...entry.wish, id: entry.id }, headers);
		return { kind: "done", version };
	} catch (error) {
		if (!(error instanceof ApiError) || GATEWAY_ERRORS.has(error.status)) return { kind: "unreachable" };
		const { problem, status } = error;
		if (status >= 500 || (status === 429 && sender.outbox.isStuck(entry))) return { kind: "busy", status, problem };
		if (status !== 401 && problem.text?.key !== WRONG_USER) return { kind: "refused", status, problem };
		await me.load().catch(() => {}); // the next response says it again
		return { kind: "wrong-user", status, problem };
	}
}

/** Run `work` with a lock across tabs; without it if locks are missing or the wait times out. */
async function withLock<T>(name: string, work: (locked: boolean) => Promise<T>): Promise<T> {
	const locks = globalThis.navigator?.locks;
	if (!locks) return work(false);
	let started = false;
	const signal = AbortSignal.timeout(LOCK_TIMEOUT);
	try {
		return await locks.request(name, { signal }, () => {
			started = true;
			return work(true);
		});
	} catch (error) {
		if (started) throw error;
		return work(false);
	}
}

export const sender = new OutboxSender();
