import { beforeEach, describe, expect, it } from "vitest";
import {
	BUSY_TRIES,
	DAY,
	Full,
	LONGEST_STAY,
	LONGEST_WAIT,
	MOST_AT_TABLE,
	Outbox,
	type Entry,
	type Outcome,
	type Shelf,
} from "../src/lib/outbox";

/** The storage of a browser, which several pages share. */
class Store implements Shelf {
	kept = new Map<string, string>();
	room = Infinity;

	keys(): string[] {
		return [...this.kept.keys()];
	}

	read(key: string): string | null {
		return this.kept.get(key) ?? null;
	}

	write(key: string, value: string): boolean {
		if (!this.kept.has(key) && this.kept.size >= this.room) return false;
		this.kept.set(key, value);
		return true;
	}

	remove(key: string): void {
		this.kept.delete(key);
	}
}

const STALE = { kind: "refused", status: 409, problem: { fault: "stale", message: "Too late." } } as const;
const BUSY = { kind: "busy", status: 503, problem: { fault: "busy", message: "Wait." } } as const;
const GONE = { kind: "gone" } as const;
const STRANGER = { kind: "stranger", status: 403, problem: { fault: "forbidden", message: "Not you." } } as const;

let store: Store;
let time: number;
/** What a server answers, and what it has been sent: `owner:table:id`. */
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
	it("is stored before it is sent and gone once it is answered", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		expect(store.kept.size).toBe(1);
		expect(sent).toEqual([]);
		expect(await outbox.deliver("ann", "t")).toBe(true);
		expect(await answered).toEqual({ kind: "done", version: 1 });
		expect(store.kept.size).toBe(0);
	});

	it("is sent with the same id by a later page", async () => {
		const first = page();
		void first.add(made("a"));
		answers = [GONE];
		expect(await first.deliver("ann", "t")).toBe(false);
		expect(await page().deliver("ann", "t")).toBe(true);
		expect(sent).toEqual(["ann:t:a", "ann:t:a"]);
		expect(store.kept.size).toBe(0);
	});

	it("keeps its place in the order, and waits for the one before it", async () => {
		const outbox = page();
		for (const id of ["c", "a", "b"]) void outbox.add(made(id));
		answers = [{ kind: "done", version: 1 }, GONE];
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
	it("is told at once when nobody had to wait", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		answers = [STALE];
		await outbox.deliver("ann", "t");
		expect(await answered).toEqual(STALE);
		expect(outbox.of("ann")).toEqual([]);
	});

	it("is returned when it had waited", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		answers = [GONE, STALE];
		await outbox.deliver("ann", "t");
		await outbox.deliver("ann", "t");
		expect(await answered).toEqual({ kind: "returned" });
		expect(outbox.of("ann")[0]?.returned?.fault).toBe("stale");
	});

	it("is returned to a later page, with its words, until it is dismissed", async () => {
		void page().add(made("a"));
		const later = page();
		answers = [STALE];
		expect(await later.deliver("ann", "t")).toBe(true);
		const [entry] = page().of("ann");
		expect(entry?.label).toEqual({ key: "some-move", args: {} });
		expect(entry?.returned).toEqual({ fault: "stale", message: "Too late.", text: null, rule: null });
		await page().deliver("ann", "t");
		expect(sent).toHaveLength(1);
		later.drop(entry!);
		expect(page().of("ann")).toEqual([]);
	});

	it("does not hold up what was done after it", async () => {
		void page().add(made("a"));
		void page().add(made("b"));
		answers = [STALE];
		const later = page();
		await later.deliver("ann", "t");
		expect(sent).toEqual(["ann:t:a", "ann:t:b"]);
		expect(later.of("ann").map(({ id }) => id)).toEqual(["a"]);
	});

	it("is returned when the server stays busy", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		for (let tries = 1; tries < BUSY_TRIES; tries++) {
			answers = [BUSY];
			expect(await outbox.deliver("ann", "t")).toBe(false);
		}
		answers = [BUSY];
		expect(await outbox.deliver("ann", "t")).toBe(true);
		expect(await answered).toEqual({ kind: "returned" });
	});

	it("is not shown again once it was dismissed elsewhere", async () => {
		void page().add(made("a"));
		let hear = (_: Outcome): void => {};
		const slow = new Outbox(store, () => new Promise((done) => (hear = done)));
		const delivered = slow.deliver("ann", "t");
		answers = [STALE];
		const quick = page();
		await quick.deliver("ann", "t");
		for (const entry of quick.of("ann")) quick.drop(entry);
		hear(STALE);
		await delivered;
		expect(page().of("ann")).toEqual([]);
	});
});

describe("two tabs", () => {
	it("both hear of an action that one of them has sent", async () => {
		const [one, two] = [page(), page()];
		const answered = one.add(made("a"));
		await two.deliver("ann", "t");
		expect(await one.deliver("ann", "t")).toBe(true);
		expect(await answered).toEqual({ kind: "elsewhere" });
		expect(sent).toHaveLength(1);
	});

	it("both hear that it was returned", async () => {
		const [one, two] = [page(), page()];
		const answered = one.add(made("a"));
		answers = [STALE];
		await two.deliver("ann", "t");
		one.settle();
		expect(await answered).toEqual({ kind: "returned" });
	});

	it("may leave it to the one in which it was done", async () => {
		void page().add(made("a"));
		expect(await page().deliver("ann", "t", () => false)).toBe(false);
		expect(sent).toEqual([]);
	});
});

describe("another person", () => {
	it("neither sends nor sees what the first one did", async () => {
		void page().add(made("a"));
		const later = page();
		expect(later.of("bob")).toEqual([]);
		await later.deliver("bob", "t");
		expect(sent).toEqual([]);
		await later.deliver("ann", "t");
		expect(sent).toEqual(["ann:t:a"]);
	});

	it("leaves what the server does not take from them to the first one", async () => {
		const outbox = page();
		const answered = outbox.add(made("a"));
		answers = [STRANGER];
		expect(await outbox.deliver("ann", "t")).toBe(false);
		expect(await answered).toEqual(STRANGER);
		expect(page().pending("ann")).toHaveLength(1);
	});

	it("finds no trace of somebody who wanted to leave none", () => {
		void page().add(made("a"));
		void page().add(made("b", "t", "bob"));
		page().forget("ann");
		expect(store.keys().some((key) => key.includes("ann"))).toBe(false);
		expect(page().of("bob")).toHaveLength(1);
	});
});

describe("storage", () => {
	it("that is full or forbidden leaves the action to this page", async () => {
		store.room = 0;
		const outbox = page();
		const answered = outbox.add(made("a"));
		const [entry] = outbox.pending("ann");
		expect(outbox.isKept(entry!)).toBe(false);
		answers = [GONE];
		expect(await outbox.deliver("ann", "t")).toBe(false);
		await outbox.deliver("ann", "t");
		expect(await answered).toEqual({ kind: "done", version: 2 });
		expect(outbox.of("ann")).toEqual([]);
	});

	it("takes no more than a player can have meant", () => {
		for (let n = 0; n < MOST_AT_TABLE; n++) void page().add(made(`n${n}`));
		expect(() => page().add(made("more"))).toThrow(Full);
		expect(() => page().add(made("more", "other"))).not.toThrow();
	});

	it("with rubbish in it is cleaned", () => {
		store.kept.set("shima-outbox/ann/t/1/a", "{");
		store.kept.set("shima-outbox/ann/t/2/b", '{"id": 3}');
		store.kept.set("shima-language", "de");
		page().tidy("ann");
		expect(store.keys()).toEqual(["shima-language"]);
	});

	it("returns what has waited for too long, and forgets it in the end", async () => {
		void page().add(made("a"));
		time += LONGEST_WAIT + 1;
		const later = page();
		later.tidy("ann");
		await later.deliver("ann", "t");
		expect(sent).toEqual([]);
		expect(later.of("ann")[0]?.returned?.fault).toBe("expired");
		time += LONGEST_STAY;
		later.tidy("bob");
		expect(store.kept.size).toBe(0);
	});
});
