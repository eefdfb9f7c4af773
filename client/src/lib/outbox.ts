/**
 * What a player has done and the server has not answered yet. Each action lies in the browser's storage under a key of
 * its own until it is answered, so that it outlives the page; what the server refuses later stays there, with the reason,
 * until the player has seen it. Sending an action again is harmless: its id makes it count once.
 */

import type { AnyAction, Problem, TextData } from "../wire";

type WithoutId<A> = A extends unknown ? Omit<A, "id"> : never;
export type Wish = WithoutId<AnyAction>;

/** Why an action was not made. */
export type Reason = Pick<Problem, "fault" | "message" | "text" | "rule">;

export interface Entry {
	id: string;
	/** Who did it, at which table of which game, and when. */
	owner: string;
	table: string;
	game: string;
	at: number;
	wish: Wish;
	/** A move in words, and what the players were called. */
	label: TextData | null;
	names: string[];
	/** Set when it was not made and the player has not seen that yet. */
	returned: Reason | null;
}

/** What came of sending an action once. */
export type Outcome =
	| { kind: "done"; version: number }
	| { kind: "refused"; status: number; problem: Problem }
	/** The server has trouble, or no time. */
	| { kind: "busy"; status: number; problem: Problem }
	/** No answer: nobody knows whether it arrived. */
	| { kind: "gone" }
	/** Somebody else is signed in now. */
	| { kind: "stranger"; status: number; problem: Problem };

/** What came of an action in the end. `elsewhere` was answered to another tab, `returned` is shown until it was seen. */
export type Answer = Outcome | { kind: "elsewhere" } | { kind: "returned" };

/** Where entries are kept. `write` says whether it worked. */
export interface Shelf {
	keys(): string[];
	read(key: string): string | null;
	write(key: string, value: string): boolean;
	remove(key: string): void;
}

export const DAY = 24 * 3600 * 1000;
/** An action that has waited for longer is returned instead of being sent. */
export const LONGEST_WAIT = 7 * DAY;
/** Nothing is kept for longer, not even for somebody who comes back to this browser. */
export const LONGEST_STAY = 30 * DAY;
/** How many actions may wait at one table, and in all; how many returned ones are kept. */
export const MOST_AT_TABLE = 20;
export const MOST = 100;
/** How often an action is tried that the server is too busy for. */
export const BUSY_TRIES = 5;

const HEAD = "shima-outbox/";
const EXPIRED: Reason = { fault: "expired", message: "" };

/** So much is waiting that no more is taken. */
export class Full extends Error {}

export class Outbox {
	/** What could not be stored: it lasts as long as this page. */
	#unkept = new Map<string, Entry>();
	#callers = new Map<string, (answer: Answer) => void>();
	#tries = new Map<string, number>();
	#last = 0;

	constructor(
		readonly shelf: Shelf,
		readonly send: (entry: Entry) => Promise<Outcome>,
		/** Called whenever something was added, answered, returned or removed. */
		readonly changed: () => void = () => {},
		readonly now: () => number = Date.now,
	) {}

	/** Keep an action. It is sent by `deliver`; the promise tells what came of it. */
	add(made: Omit<Entry, "at" | "returned">): Promise<Answer> {
		const waiting = this.pending(made.owner);
		if (waiting.length >= MOST || waiting.filter(({ table }) => table === made.table).length >= MOST_AT_TABLE) {
			throw new Full();
		}
		this.#last = Math.max(this.now(), this.#last + 1, (waiting.at(-1)?.at ?? 0) + 1);
		const entry: Entry = { ...made, at: this.#last, returned: null };
		this.#keep(entry);
		const answered = new Promise<Answer>((done) => this.#callers.set(entry.id, done));
		this.changed();
		return answered;
	}

	/** Everything of one person, in the order in which it was done. */
	of(owner: string): Entry[] {
		const kept = this.#keys(owner).flatMap((key) => read(this.shelf.read(key)) ?? []);
		const others = [...this.#unkept.values()].filter((entry) => entry.owner === owner);
		return [...kept, ...others].sort((one, other) => one.at - other.at);
	}

	pending(owner: string, table: string | null = null): Entry[] {
		return this.of(owner).filter((entry) => !entry.returned && (table === null || entry.table === table));
	}

	/** Whether it will still be there when this page is closed. */
	isKept(entry: Entry): boolean {
		return !this.#unkept.has(entry.id);
	}

	/** Whether a try to send it has failed, or it was left by an earlier page. */
	isStuck(entry: Entry): boolean {
		return this.#tries.has(entry.id) || !this.#callers.has(entry.id);
	}

	/** Send what waits at a table, one after the other. False if something is left for another try. */
	async deliver(owner: string, table: string, may: (entry: Entry) => boolean = () => true): Promise<boolean> {
		this.settle();
		for (;;) {
			const entry = this.pending(owner, table)[0];
			if (!entry) return true;
			if (!may(entry)) return false;
			const outcome = await this.send(entry);
			if (!this.#take(entry, outcome)) return false;
		}
	}

	/** Answer callers whose actions another tab has dealt with. */
	settle(): void {
		for (const id of [...this.#callers.keys()]) {
			if (this.#unkept.has(id)) continue;
			const entry = this.#find(id);
			if (!entry) this.#answer(id, { kind: "elsewhere" });
			else if (entry.returned) this.#answer(id, { kind: "returned" });
		}
	}

	/** The player has seen it, or does not want it any more. */
	drop(entry: Entry): void {
		this.#remove(entry);
		this.#answer(entry.id, { kind: "elsewhere" });
		this.changed();
	}

	/** Leave no trace of a person. */
	forget(owner: string): void {
		for (const entry of this.of(owner)) this.drop(entry);
	}

	/** What has waited too long is returned; what is too old, too much or unreadable is thrown away. */
	tidy(owner: string): void {
		const now = this.now();
		for (const key of this.#keys()) {
			const entry = read(this.shelf.read(key));
			if (!entry || now - entry.at > LONGEST_STAY) this.shelf.remove(key);
		}
		for (const entry of this.pending(owner)) {
			if (now - entry.at > LONGEST_WAIT) this.#giveBack(entry, EXPIRED);
		}
		const returned = this.of(owner).filter((entry) => entry.returned);
		for (const entry of returned.slice(0, -MOST)) this.#remove(entry);
		this.changed();
	}

	/** Whether the next action may be sent: this one was answered for good. */
	#take(entry: Entry, outcome: Outcome): boolean {
		if (outcome.kind === "done") {
			this.#remove(entry);
			this.#answer(entry.id, outcome);
		} else if (outcome.kind === "refused") {
			this.#refuse(entry, outcome.status, outcome.problem);
		} else if (outcome.kind === "stranger") {
			this.#answer(entry.id, outcome);
		} else {
			const tries = (this.#tries.get(entry.id) ?? 0) + (outcome.kind === "busy" ? 1 : 0);
			this.#tries.set(entry.id, tries);
			if (outcome.kind === "busy" && tries >= BUSY_TRIES) this.#refuse(entry, outcome.status, outcome.problem);
			else {
				this.changed();
				return false;
			}
		}
		this.changed();
		return outcome.kind !== "stranger";
	}

	/** Those waiting for the answer hear it at once; what was done a while ago is returned. */
	#refuse(entry: Entry, status: number, problem: Problem): void {
		if (!this.isStuck(entry)) {
			this.#remove(entry);
			this.#answer(entry.id, { kind: "refused", status, problem });
			return;
		}
		const { fault, message, text = null, rule = null } = problem;
		if (this.#unkept.has(entry.id) || this.#find(entry.id)) this.#giveBack(entry, { fault, message, text, rule });
		this.#answer(entry.id, { kind: "returned" });
	}

	#giveBack(entry: Entry, returned: Reason): void {
		this.#keep({ ...entry, returned });
		this.#tries.delete(entry.id);
	}

	#answer(id: string, answer: Answer): void {
		this.#tries.delete(id);
		this.#callers.get(id)?.(answer);
		this.#callers.delete(id);
	}

	#keep(entry: Entry): void {
		if (entry.owner && this.shelf.write(keyOf(entry), JSON.stringify(entry))) {
			this.#unkept.delete(entry.id);
			return;
		}
		this.shelf.remove(keyOf(entry)); // what it was before
		this.#unkept.set(entry.id, entry);
	}

	#remove(entry: Entry): void {
		this.#unkept.delete(entry.id);
		this.#tries.delete(entry.id);
		this.shelf.remove(keyOf(entry));
	}

	#find(id: string): Entry | null {
		const key = this.#keys().find((each) => each.endsWith(`/${id}`));
		return key === undefined ? null : read(this.shelf.read(key));
	}

	#keys(owner: string | null = null): string[] {
		const head = owner === null ? HEAD : `${HEAD}${owner}/`;
		return this.shelf.keys().filter((key) => key.startsWith(head));
	}
}

function keyOf({ owner, table, at, id }: Entry): string {
	return `${HEAD}${owner}/${table}/${at}/${id}`;
}

/** An entry as it was stored; null for anything else that lies there. */
function read(stored: string | null): Entry | null {
	try {
		const entry = JSON.parse(stored ?? "null") as Entry | null;
		const texts = [entry?.id, entry?.owner, entry?.table, entry?.game, entry?.wish?.do];
		const sound = texts.every((each) => typeof each === "string") && typeof entry?.at === "number";
		return sound && Array.isArray(entry?.names) ? entry : null;
	} catch {
		return null;
	}
}
