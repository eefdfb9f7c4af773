/**
 * The queue of actions that the server has not answered yet. Each action is in the browser's storage under its own key until
 * it is answered, so that it survives closing the page. If the server refuses it later, it stays there with the reason until
 * the player dismisses it. Sending an action twice is harmless: the server applies each id once.
 */

import type { AnyAction, Problem, TextData } from "../wire";

type WithoutId<A> = A extends unknown ? Omit<A, "id"> : never;
export type Action = WithoutId<AnyAction>;

/** Why the server did not apply an action. */
export type Reason = Pick<Problem, "fault" | "message" | "text" | "rule">;

export interface Entry {
	id: string;
	/** Whose action it is, at which table of which game, and when it was made. */
	owner: string;
	table: string;
	game: string;
	at: number;
	/** The action. Stored entries use this name. */
	wish: Action;
	/** The move in words, and the names of the players. */
	label: TextData | null;
	names: string[];
	/** Set if the action was not applied and the player has not dismissed it yet. */
	returned: Reason | null;
}

/** The result of one attempt to send an action. */
export type Outcome =
	| { kind: "done"; version: number }
	| { kind: "refused"; status: number; problem: Problem }
	/** The server is overloaded or has an error. */
	| { kind: "busy"; status: number; problem: Problem }
	/** No answer, so the action may or may not have arrived. */
	| { kind: "unreachable" }
	/** Another person is signed in now. */
	| { kind: "wrong-user"; status: number; problem: Problem };

/** The final result of an action. `other-tab` was answered to another tab, `returned` is shown until it is dismissed. */
export type Answer = Outcome | { kind: "other-tab" } | { kind: "returned" };

/** Where entries are stored. `write` returns whether it worked. */
export interface EntryStore {
	keys(): string[];
	read(key: string): string | null;
	write(key: string, value: string): boolean;
	remove(key: string): void;
}

export const DAY = 24 * 3600 * 1000;
/** Actions that have waited longer are returned instead of sent. */
export const MAX_WAIT = 7 * DAY;
/** Older entries are deleted, even if their owner comes back to this browser. */
export const MAX_AGE = 30 * DAY;
/** How many actions can wait at one table, and in total; also how many returned ones are kept. */
export const MAX_PER_TABLE = 20;
export const MAX_ENTRIES = 100;
/** How often an action is retried while the server is busy. */
export const MAX_BUSY_TRIES = 5;

const KEY_PREFIX = "shima-outbox/";
const EXPIRED: Reason = { fault: "expired", message: "" };

/** Too many actions are waiting. */
export class OutboxFull extends Error {}

export class Outbox {
	/** Entries that could not be stored. They last as long as this page. */
	#unstored = new Map<string, Entry>();
	#resolvers = new Map<string, (answer: Answer) => void>();
	#tries = new Map<string, number>();
	#last = 0;

	constructor(
		readonly entryStore: EntryStore,
		readonly send: (entry: Entry) => Promise<Outcome>,
		/** Called when an entry is added, answered, returned or removed. */
		readonly onChange: () => void = () => {},
		readonly now: () => number = Date.now,
	) {}

	/** Queue an action. `deliver` sends it; the promise resolves to the final result. */
	add(made: Omit<Entry, "at" | "returned">): Promise<Answer> {
		const waiting = this.pending(made.owner);
		if (waiting.length >= MAX_ENTRIES || waiting.filter(({ table }) => table === made.table).length >= MAX_PER_TABLE) {
			throw new OutboxFull();
		}
		this.#last = Math.max(this.now(), this.#last + 1, (waiting.at(-1)?.at ?? 0) + 1);
		const entry: Entry = { ...made, at: this.#last, returned: null };
		this.#store(entry);
		const answered = new Promise<Answer>((done) => this.#resolvers.set(entry.id, done));
		this.onChange();
		return answered;
	}

	/** All entries of a person, oldest first. */
	entries(owner: string): Entry[] {
		const stored = this.#keys(owner).flatMap((key) => parse(this.entryStore.read(key)) ?? []);
		const unstored = [...this.#unstored.values()].filter((entry) => entry.owner === owner);
		return [...stored, ...unstored].sort((one, other) => one.at - other.at);
	}

	pending(owner: string, table: string | null = null): Entry[] {
		return this.entries(owner).filter((entry) => !entry.returned && (table === null || entry.table === table));
	}

	/** Whether the entry survives closing this page. */
	isStored(entry: Entry): boolean {
		return !this.#unstored.has(entry.id);
	}

	/** Whether an attempt to send the entry has failed, or an earlier page left it. */
	isStuck(entry: Entry): boolean {
		return this.#tries.has(entry.id) || !this.#resolvers.has(entry.id);
	}

	/** Send the entries of a table one after the other. Returns false if some are left for a retry. */
	async deliver(owner: string, table: string, canSend: (entry: Entry) => boolean = () => true): Promise<boolean> {
		this.settle();
		for (;;) {
			const entry = this.pending(owner, table)[0];
			if (!entry) return true;
			if (!canSend(entry)) return false;
			const outcome = await this.send(entry);
			if (!this.#handle(entry, outcome)) return false;
		}
	}

	/** Resolve the promises of actions that another tab has handled. */
	settle(): void {
		for (const id of [...this.#resolvers.keys()]) {
			if (this.#unstored.has(id)) continue;
			const entry = this.#find(id);
			if (!entry) this.#resolve(id, { kind: "other-tab" });
			else if (entry.returned) this.#resolve(id, { kind: "returned" });
		}
	}

	/** Remove an entry that the player has seen or no longer wants. */
	dismiss(entry: Entry): void {
		this.#remove(entry);
		this.#resolve(entry.id, { kind: "other-tab" });
		this.onChange();
	}

	/** Remove all entries of a person. */
	clear(owner: string): void {
		for (const entry of this.entries(owner)) this.dismiss(entry);
	}

	/** Return entries that have waited too long; delete old, unreadable and excess ones. */
	cleanUp(owner: string): void {
		const now = this.now();
		for (const key of this.#keys()) {
			const entry = parse(this.entryStore.read(key));
			if (!entry || now - entry.at > MAX_AGE) this.entryStore.remove(key);
		}
		for (const entry of this.pending(owner)) {
			if (now - entry.at > MAX_WAIT) this.#return(entry, EXPIRED);
		}
		const returned = this.entries(owner).filter((entry) => entry.returned);
		for (const entry of returned.slice(0, -MAX_ENTRIES)) this.#remove(entry);
		this.onChange();
	}

	/** Returns whether the next entry can be sent, because this one has its final answer. */
	#handle(entry: Entry, outcome: Outcome): boolean {
		if (outcome.kind === "done") {
			this.#remove(entry);
			this.#resolve(entry.id, outcome);
		} else if (outcome.kind === "refused") {
			this.#refuse(entry, outcome.status, outcome.problem);
		} else if (outcome.kind === "wrong-user") {
			this.#resolve(entry.id, outcome);
		} else {
			const tries = (this.#tries.get(entry.id) ?? 0) + (outcome.kind === "busy" ? 1 : 0);
			this.#tries.set(entry.id, tries);
			if (outcome.kind === "busy" && tries >= MAX_BUSY_TRIES) this.#refuse(entry, outcome.status, outcome.problem);
			else {
				this.onChange();
				return false;
			}
		}
		this.onChange();
		return outcome.kind !== "wrong-user";
	}

	/** Reject at once if the caller still waits for the first attempt; otherwise return the entry. */
	#refuse(entry: Entry, status: number, problem: Problem): void {
		if (!this.isStuck(entry)) {
			this.#remove(entry);
			this.#resolve(entry.id, { kind: "refused", status, problem });
			return;
		}
		const { fault, message, text = null, rule = null } = problem;
		if (this.#unstored.has(entry.id) || this.#find(entry.id)) this.#return(entry, { fault, message, text, rule });
		this.#resolve(entry.id, { kind: "returned" });
	}

	#return(entry: Entry, returned: Reason): void {
		this.#store({ ...entry, returned });
		this.#tries.delete(entry.id);
	}

	#resolve(id: string, answer: Answer): void {
		this.#tries.delete(id);
		this.#resolvers.get(id)?.(answer);
		this.#resolvers.delete(id);
	}

	#store(entry: Entry): void {
		if (entry.owner && this.entryStore.write(keyOf(entry), JSON.stringify(entry))) {
			this.#unstored.delete(entry.id);
			return;
		}
		this.entryStore.remove(keyOf(entry)); // the previous version
		this.#unstored.set(entry.id, entry);
	}

	#remove(entry: Entry): void {
		this.#unstored.delete(entry.id);
		this.#tries.delete(entry.id);
		this.entryStore.remove(keyOf(entry));
	}

	#find(id: string): Entry | null {
		const key = this.#keys().find((each) => each.endsWith(`/${id}`));
		return key === undefined ? null : parse(this.entryStore.read(key));
	}

	#keys(owner: string | null = null): string[] {
		const prefix = owner === null ? KEY_PREFIX : `${KEY_PREFIX}${owner}/`;
		return this.entryStore.keys().filter((key) => key.startsWith(prefix));
	}
}

function keyOf({ owner, table, at, id }: Entry): string {
	return `${KEY_PREFIX}${owner}/${table}/${at}/${id}`;
}

/** Parse a stored entry; null if it is invalid. */
function parse(stored: string | null): Entry | null {
	try {
		const entry = JSON.parse(stored ?? "null") as Entry | null;
		const texts = [entry?.id, entry?.owner, entry?.table, entry?.game, entry?.wish?.do];
		const valid = texts.every((each) => typeof each === "string") && typeof entry?.at === "number";
		return valid && Array.isArray(entry?.names) ? entry : null;
	} catch {
		return null;
	}
}
