/**
 * The outbox of this browser: sends what waits, on whatever page, as soon as the server can be reached. One tab at a time
 * sends for a table, where the browser has locks; elsewhere an action that two tabs send counts once all the same.
 */

import type { Done, TextData } from "../wire";
import { post, Refused } from "./api";
import { shelf } from "./keep";
import { me } from "./me.svelte";
import { Outbox, type Answer, type Entry, type Outcome, type Wish } from "./outbox";

/** What a person is told about an action later: which game it belongs to, and a move in words. */
export interface About {
	game: string;
	label: TextData | null;
	names: readonly string[];
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 2000;
const LONGEST_HIDDEN_WAIT = 30_000;
/** How long to wait for a tab that may have gone to sleep with the lock. */
const LOCK_PATIENCE = 10_000;
/** Without locks, the tab in which something was done has so long to send it. */
const GRACE = 4000;
/** What a proxy answers when the server behind it does not. */
const GATEWAY = new Set([502, 504]);
const STRANGER = "web-other-person";

class Unsent {
	/** Everything of this person that waits or was returned, in order. */
	list = $state.raw<Entry[]>([]);
	readonly outbox = new Outbox(shelf, transmit, () => this.#look());
	#own = new Set<string>();
	#running = new Set<string>();
	#timers = new Map<string, number>();
	#misses = new Map<string, number>();

	/** Begin to send what earlier pages left; what comes back ends it. */
	start(): () => void {
		const stored = (event: StorageEvent) => {
			if (event.key === null || event.key.startsWith("shima-")) this.#stir();
		};
		const hurry = () => this.hurry();
		addEventListener("storage", stored);
		addEventListener("online", hurry);
		document.addEventListener("visibilitychange", hurry);
		this.refresh();
		return () => {
			removeEventListener("storage", stored);
			removeEventListener("online", hurry);
			document.removeEventListener("visibilitychange", hurry);
			for (const timer of this.#timers.values()) clearTimeout(timer);
			this.#timers.clear();
		};
	}

	/** Somebody who comes back to the page or the network does not wait for the next try. */
	hurry(): void {
		if (!document.hidden) this.refresh();
	}

	/** Look through everything again: time has passed, or this is another person now. */
	refresh(): void {
		this.#misses.clear();
		this.outbox.tidy(this.#owner);
		this.#stir();
	}

	/** Keep an action and send it; what came of it. */
	async act(table: string, wish: Wish, about: About): Promise<Answer> {
		const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
		const { game, label, names } = about;
		this.#own.add(id);
		const answered = this.outbox.add({ id, owner: this.#owner, table, game, wish, label, names: [...names] });
		this.#misses.delete(table);
		this.#run(table);
		return answered.finally(() => this.#own.delete(id));
	}

	/** What waits at a table, or everywhere, and could not be sent so far. */
	stuck(table: string | null = null): Entry[] {
		const waiting = this.list.filter((entry) => !entry.returned && (table === null || entry.table === table));
		return waiting.filter((entry) => this.outbox.isStuck(entry));
	}

	/** What was not made, and has not been put away. */
	returned(): Entry[] {
		return this.list.filter((entry) => entry.returned);
	}

	/** This person leaves no trace here. */
	forget(): void {
		this.outbox.forget(this.#owner);
	}

	get #owner(): string {
		return me.owner ?? "";
	}

	#look(): void {
		this.list = this.outbox.of(this.#owner);
	}

	/** Somebody else has changed something: another tab, or the person. */
	#stir(): void {
		this.outbox.settle();
		this.#look();
		for (const table of new Set(this.outbox.pending(this.#owner).map((entry) => entry.table))) this.#run(table);
	}

	#run(table: string): void {
		clearTimeout(this.#timers.get(table));
		this.#timers.delete(table);
		if (this.#running.has(table)) return;
		this.#running.add(table);
		void this.#deliver(table).then((wasAll) => {
			this.#running.delete(table);
			if (wasAll) this.#misses.delete(table);
			else this.#misses.set(table, (this.#misses.get(table) ?? 0) + 1);
			this.#plan(table);
		});
	}

	#deliver(table: string): Promise<boolean> {
		const owner = this.#owner;
		return lock(`shima-outbox/${owner}/${table}`, (locked) => {
			const mayNow = (entry: Entry) => locked || this.#own.has(entry.id) || Date.now() - entry.at > GRACE;
			return this.outbox.deliver(owner, table, mayNow);
		});
	}

	/** Try again later, if something is left. */
	#plan(table: string): void {
		if (this.#timers.has(table) || this.outbox.pending(this.#owner, table).length === 0) return;
		const misses = this.#misses.get(table) ?? 0;
		const longest = document.hidden ? LONGEST_HIDDEN_WAIT : LONGEST_WAIT;
		const wait = misses === 0 ? 0 : Math.min(FIRST_WAIT * 2 ** misses, longest);
		this.#timers.set(table, window.setTimeout(() => this.#run(table), wait));
	}
}

async function transmit(entry: Entry): Promise<Outcome> {
	const extra: Record<string, string> = entry.owner ? { "shima-person": entry.owner } : {};
	try {
		const path = `/tables/${encodeURIComponent(entry.table)}/actions`;
		const { version } = await post<Done>(path, { ...entry.wish, id: entry.id }, extra);
		return { kind: "done", version };
	} catch (error) {
		if (!(error instanceof Refused) || GATEWAY.has(error.status)) return { kind: "gone" };
		const { problem, status } = error;
		if (status >= 500 || (status === 429 && unsent.outbox.isStuck(entry))) return { kind: "busy", status, problem };
		if (status !== 401 && problem.text?.key !== STRANGER) return { kind: "refused", status, problem };
		await me.load().catch(() => {}); // the next answer tells it again
		return { kind: "stranger", status, problem };
	}
}

/** Do something while no other tab does; where there are no locks, or none comes, it is done without. */
async function lock<T>(name: string, work: (locked: boolean) => Promise<T>): Promise<T> {
	const locks = globalThis.navigator?.locks;
	if (!locks) return work(false);
	let begun = false;
	const patience = AbortSignal.timeout(LOCK_PATIENCE);
	try {
		return await locks.request(name, { signal: patience }, () => {
			begun = true;
			return work(true);
		});
	} catch (error) {
		if (begun) throw error;
		return work(false);
	}
}

export const unsent = new Unsent();
