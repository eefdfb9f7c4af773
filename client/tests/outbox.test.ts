import { beforeEach, describe, expect, it } from "vitest";
import {
	MAX_BUSY_TRIES,
	DAY,
	OutboxFull,
	MAX_AGE,
	MAX_WAIT,
	MAX_PER_TABLE,
	Outbox,
	type Entry,
	type Outcome,
	type EntryStore,
} from "../src/lib/outbox";

/** The browser's storage, shared by several pages. */
class Store implements EntryStore {
	items = new Map<string, string>();
	capacity = Infinity;

	keys(): string[] {
		return [...this.items.keys()];
	}

	read(key: string): string | null {
		return this.items.get(key) ?? null;
	}

	write(key: string, value: string): boolean {
		if (!this.items.has(key) && this.items.size >= this.capacity) return false;
		this.items.set(key, value);
		return true;
	}

	remove(key: string): void {
		this.items.delete(key);
	}
}

const STALE = { kind: "refused", status: 409, problem: { fault: "stale", message: "Too late." } } as const;
const BUSY = { kind: "busy", status: 503, problem: { fault: "busy", message: "Wait." } } as const;
const UNREACHABLE = { kind: "unreachable" } as const;
const WRONG_USER = { kind: "wrong-user", status: 403, problem: { fault: "forbidden", message: "Not you." } } as const;

let store: Store;
let time: number;
/** The server's answers, and what was sent to it: `owner:table:id`. */
let answers: Outcome[];
let sent: string[];

beforeEach(() => {
	store = new Store();
	time = 1_000_000;
	answers = [];
	sent = [];
});

function page(): Outbox {
	const send = (entry: Entry): Promise<Outcome> => {
		sent.push(`${entry.owner}:${entry.table}:${entry.id}`);
		return Promise.resolve(answers.shift() ?? { kind: "done", version: sent.length });
	};
	return new Outbox(store, send, () => {}, () => time);
}

function made(id: string, table = "t", owner = "ann"): Omit<Entry, "at" | "returned"> {
	const wish = { do: "move", number: 1, move: "2" } as const;
	return { id, owner, table, game: "yamatai", wish, label: { key: "some-move", args: {} }, names: ["Ann", "Bob"] };
}

describe("an action", () => {
	it("is stored before it is sent and removed when it is answered", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		expect(store.items.size).toBe(1);
		expect(sent).toEqual([]);
		expect(await outbox.deliver("ann", "t")).toBe(true);
		expect(await answered).toEqual({ kind: "done", version: 1 });
		expect(store.items.size).toBe(0);
	});

	it("is sent with the same id by a later page", async () => {
		const first = page();
		void first.add(made("a"));
		answers = [UNREACHABLE];
		expect(await first.deliver("ann", "t")).toBe(false);
		expect(await page().deliver("ann", "t")).toBe(true);
		expect(sent).toEqual(["ann:t:a", "ann:t:a"]);
		expect(store.items.size).toBe(0);
	});

	it("keeps its place in the order, and waits for the one before it", async () => {
		const outbox = page();
		for (const id of ["c", "a", "b"]) void outbox.add(made(id));
		answers = [{ kind: "done", version: 1 }, UNREACHABLE];
		expect(await outbox.deliver("ann", "t")).toBe(false);
		await page().deliver("ann", "t");
		expect(sent).toEqual(["ann:t:c", "ann:t:a", "ann:t:a", "ann:t:b"]);
	});

	it("keeps the order when the clock is set back", async () => {
		void page().add(made("a"));
		time -= DAY;
		void page().add(made("b"));
		expect(page().pending("ann").map(({ id }) => id)).toEqual(["a", "b"]);
	});

	it("does not wait for another table", async () => {
		const outbox = page();
		void outbox.add(made("a", "one"));
		void outbox.add(made("b", "two"));
		await outbox.deliver("ann", "two");
		expect(sent).toEqual(["ann:two:b"]);
	});
});

describe("an action that is refused", () => {
	it("is refused at once on the first attempt", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		answers = [STALE];
		await outbox.deliver("ann", "t");
		expect(await answered).toEqual(STALE);
		expect(outbox.entries("ann")).toEqual([]);
	});

	it("is returned after a failed attempt", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		answers = [UNREACHABLE, STALE];
		await outbox.deliver("ann", "t");
		await outbox.deliver("ann", "t");
		expect(await answered).toEqual({ kind: "returned" });
		expect(outbox.entries("ann")[0]?.returned?.fault).toBe("stale");
	});

	it("is returned to a later page with its label until it is dismissed", async () => {
		void page().add(made("a"));
		const later = page();
		answers = [STALE];
		expect(await later.deliver("ann", "t")).toBe(true);
		const [entry] = page().entries("ann");
		expect(entry?.label).toEqual({ key: "some-move", args: {} });
		expect(entry?.returned).toEqual({ fault: "stale", message: "Too late.", text: null, rule: null });
		await page().deliver("ann", "t");
		expect(sent).toHaveLength(1);
		later.dismiss(entry!);
		expect(page().entries("ann")).toEqual([]);
	});

	it("does not block later actions", async () => {
		void page().add(made("a"));
		void page().add(made("b"));
		answers = [STALE];
		const later = page();
		await later.deliver("ann", "t");
		expect(sent).toEqual(["ann:t:a", "ann:t:b"]);
		expect(later.entries("ann").map(({ id }) => id)).toEqual(["a"]);
	});

	it("is returned when the server stays busy", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		for (let tries = 1; tries < MAX_BUSY_TRIES; tries++) {
			answers = [BUSY];
			expect(await outbox.deliver("ann", "t")).toBe(false);
		}
		answers = [BUSY];
		expect(await outbox.deliver("ann", "t")).toBe(true);
		expect(await answered).toEqual({ kind: "returned" });
	});

	it("is not shown again after another tab dismissed it", async () => {
		void page().add(made("a"));
		let hear = (_: Outcome): void => {};
		const slow = new Outbox(store, () => new Promise((done) => (hear = done)));
		const delivered = slow.deliver("ann", "t");
		answers = [STALE];
		const quick = page();
		await quick.deliver("ann", "t");
		for (const entry of quick.entries("ann")) quick.dismiss(entry);
		hear(STALE);
		await delivered;
		expect(page().entries("ann")).toEqual([]);
	});
});

describe("two tabs", () => {
	it("both get the answer to an action that one of them sent", async () => {
		const [one, two] = [page(), page()];
		const answered = one.add(made("a"));
		await two.deliver("ann", "t");
		expect(await one.deliver("ann", "t")).toBe(true);
		expect(await answered).toEqual({ kind: "other-tab" });
		expect(sent).toHaveLength(1);
	});

	it("both see that it was returned", async () => {
		const [one, two] = [page(), page()];
		const answered = one.add(made("a"));
		answers = [STALE];
		await two.deliver("ann", "t");
		one.settle();
		expect(await answered).toEqual({ kind: "returned" });
	});

	it("can leave it to the tab that made it", async () => {
		void page().add(made("a"));
		expect(await page().deliver("ann", "t", () => false)).toBe(false);
		expect(sent).toEqual([]);
	});
});

describe("another person", () => {
	it("neither sends nor sees the first person's actions", async () => {
		void page().add(made("a"));
		const later = page();
		expect(later.entries("bob")).toEqual([]);
		await later.deliver("bob", "t");
		expect(sent).toEqual([]);
		await later.deliver("ann", "t");
		expect(sent).toEqual(["ann:t:a"]);
	});

	it("keeps the first person's actions if the server refuses the sender", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		answers = [WRONG_USER];
		expect(await outbox.deliver("ann", "t")).toBe(false);
		expect(await answered).toEqual(WRONG_USER);
		expect(page().pending("ann")).toHaveLength(1);
	});

	it("finds nothing after the first one cleared the outbox", () => {
		void page().add(made("a"));
		void page().add(made("b", "t", "bob"));
		page().clear("ann");
		expect(store.keys().some((key) => key.includes("ann"))).toBe(false);
		expect(page().entries("bob")).toHaveLength(1);
	});
});

describe("storage", () => {
	it("that is full or disabled keeps the action in this page", async () => {
		store.capacity = 0;
		const outbox = page();
		const answered = outbox.add(made("a"));
		const [entry] = outbox.pending("ann");
		expect(outbox.isStored(entry!)).toBe(false);
		answers = [UNREACHABLE];
		expect(await outbox.deliver("ann", "t")).toBe(false);
		await outbox.deliver("ann", "t");
		expect(await answered).toEqual({ kind: "done", version: 2 });
		expect(outbox.entries("ann")).toEqual([]);
	});

	it("is limited per table", () => {
		for (let n = 0; n < MAX_PER_TABLE; n++) void page().add(made(`n${n}`));
		expect(() => page().add(made("more"))).toThrow(OutboxFull);
		expect(() => page().add(made("more", "other"))).not.toThrow();
	});

	it("with invalid entries is cleaned up", () => {
		store.items.set("shima-outbox/ann/t/1/a", "{");
		store.items.set("shima-outbox/ann/t/2/b", '{"id": 3}');
		store.items.set("shima-language", "de");
		page().cleanUp("ann");
		expect(store.keys()).toEqual(["shima-language"]);
	});

	it("returns actions that waited too long and deletes old ones", async () => {
		void page().add(made("a"));
		time += MAX_WAIT + 1;
		const later = page();
		later.cleanUp("ann");
		await later.deliver("ann", "t");
		expect(sent).toEqual([]);
		expect(later.entries("ann")[0]?.returned?.fault).toBe("expired");
		time += MAX_AGE;
		later.cleanUp("bob");
		expect(store.items.size).toBe(0);
	});
});
