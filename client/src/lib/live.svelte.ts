/**
 * A table, live. Whatever happens at it comes over a WebSocket, which is opened again whenever it breaks; what one does
 * goes through the outbox, which sends it by HTTP until it has arrived. Where no WebSocket gets through, the table is
 * asked for by HTTP again and again.
 */

import type { EventView, Problem, TableView, TextData, Update } from "../wire";
import { get, Refused } from "./api";
import type { Wish } from "./outbox";
import { understands } from "./protocol";
import { unsent } from "./unsent.svelte";

export type Line = "connecting" | "open" | "lost";
/** `fresh` tables do not follow from the last one: what happened in between is not told. */
export type Heard = { table: TableView; events: EventView[]; fresh: boolean };
type Turned = { type: "refused" } & Problem;
type Message = Update | Turned | { type: "pong"; version: number };

/** What was done did not happen, and the outbox shows it until it was seen. */
export class Returned extends Error {}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Where the server answers and only WebSockets do not get through. */
const ASKING_WAIT = 2000;
/** How often the line is tried, and how long an answer may take. */
const BEAT = 12_000;
const ANSWER = 4000;
const FINAL = new Set(["unknown", "forbidden", "malformed"]);
const SIGNED_OUT = "person-signed-out";

export class LiveTable {
	table = $state.raw<TableView | null>(null);
	line = $state<Line>("connecting");
	failure = $state.raw<Problem | null>(null);
	/** This browser was signed out from another device. */
	signedOut = $state(false);
	/** Actions of this page that have not been answered yet. */
	waiting = $state(0);
	/** By how many milliseconds this clock is ahead of the server's, as far as it is known. */
	ahead = $state(0);
	#compared = false;
	#steady = false;
	#socket: WebSocket | null = null;
	#closed = false;
	#otherEyes = false;
	#wait = FIRST_WAIT;
	#retry = 0;
	#beat = 0;
	#probe = 0;
	#heardAt = 0;
	#arrivals: { version: number; done: () => void }[] = [];

	constructor(
		readonly id: string,
		readonly heard: (news: Heard) => void = () => {},
	) {}

	open(): void {
		addEventListener("online", this.#hurry);
		addEventListener("offline", this.#hurry);
		document.addEventListener("visibilitychange", this.#hurry);
		this.#connect();
	}

	close(): void {
		this.#closed = true;
		removeEventListener("online", this.#hurry);
		removeEventListener("offline", this.#hurry);
		document.removeEventListener("visibilitychange", this.#hurry);
		this.#letGo();
		for (const { done } of this.#arrivals.splice(0)) done();
	}

	/** Somebody else looks now, and may see something else: see the table afresh. */
	again(): void {
		this.#otherEyes = true;
		this.#letGo();
		this.#connect();
	}

	/** Something that was done here could not be sent, and is being sent again. */
	get failing(): boolean {
		return unsent.stuck(this.id).length > 0;
	}

	/** Do something at the table. Resolves when the table shows it; what is refused is thrown. */
	async act(wish: Wish, label: TextData | null = null, names: readonly string[] = []): Promise<void> {
		this.waiting += 1;
		try {
			const answer = await unsent.act(this.id, wish, { game: this.table?.game ?? "", label, names });
			if (answer.kind === "done") await this.#arrival(answer.version);
			else if (answer.kind === "refused" || answer.kind === "stranger") {
				if (answer.problem.table) this.#take(answer.problem.table, []);
				throw new Refused(answer.status, answer.problem);
			} else {
				await this.refresh();
				if (answer.kind === "returned") throw new Returned();
			}
		} finally {
			this.waiting -= 1;
		}
	}

	/** Ask for the table by HTTP. */
	async refresh(): Promise<void> {
		try {
			this.#take(await get<TableView>(`/tables/${this.id}`), []);
			this.#wait = Math.min(this.#wait, ASKING_WAIT);
		} catch (error) {
			if (error instanceof Refused) this.#refused(error.problem);
		}
	}

	/** What was done is shown as soon as the line tells it; if it does not, it is asked for. */
	async #arrival(version: number): Promise<void> {
		if (this.#closed || (this.table?.version ?? 0) >= version) return;
		const told = new Promise<boolean>((done) => this.#arrivals.push({ version, done: () => done(true) }));
		const late = new Promise<boolean>((done) => setTimeout(() => done(false), 1000));
		if (!(await Promise.race([told, late]))) await this.refresh();
	}

	#connect(): void {
		if (this.#closed) return;
		const address = new URL(`/api/tables/${this.id}/live`, location.href);
		address.protocol = address.protocol.replace("http", "ws");
		if (this.table && !this.#otherEyes) address.searchParams.set("since", String(this.table.version));
		const socket = new WebSocket(address);
		this.#socket = socket;
		this.#steady = false;
		this.#probe = window.setTimeout(() => this.#lose(), 2 * ANSWER);
		socket.onopen = () => {
			clearTimeout(this.#probe);
			this.#heardAt = Date.now();
			this.line = "open";
			this.#beat = window.setInterval(() => this.#ping(), BEAT);
		};
		socket.onmessage = (event) => {
			this.#heardAt = Date.now();
			this.#wait = FIRST_WAIT;
			this.#hear(JSON.parse(String(event.data)) as Message);
		};
		socket.onclose = () => this.#lose();
	}

	/** The line is dead, whatever the socket says: let go of it and try again. */
	#lose(): void {
		this.#letGo();
		if (this.#closed) return;
		this.line = "lost";
		this.#retry = window.setTimeout(() => {
			this.#connect();
			void this.refresh();
		}, this.#wait * (0.5 + Math.random()));
		this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
	}

	#letGo(): void {
		clearTimeout(this.#retry);
		clearTimeout(this.#probe);
		clearInterval(this.#beat);
		const socket = this.#socket;
		this.#socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}

	#ping(): void {
		const socket = this.#socket;
		if (socket?.readyState !== WebSocket.OPEN) return;
		const asked = Date.now();
		socket.send('{"do":"ping"}');
		clearTimeout(this.#probe);
		this.#probe = window.setTimeout(() => {
			if (this.#socket === socket && this.#heardAt < asked) this.#lose();
		}, ANSWER);
	}

	/** Somebody who comes back to the page or the network does not wait for the next try. */
	#hurry = (): void => {
		if (this.#closed || document.hidden) return;
		if (this.line === "open") {
			this.#ping();
			return;
		}
		this.#wait = FIRST_WAIT;
		this.#letGo();
		this.#connect();
	};

	#hear(message: Message): void {
		if (message.type === "update" || message.type === "fresh") {
			if (!understands(message.protocol)) return;
			this.#compareClocks(message.events);
			this.#take(message.table, message.events);
		}
		if (message.type === "refused") this.#refused(message);
		if (message.type === "pong" && this.table && message.version > this.table.version) void this.refresh();
	}

	/** A table that does not exist will not come into being, and who was signed out sits here no more; other troubles pass. */
	#refused(problem: Problem): void {
		this.signedOut = problem.text?.key === SIGNED_OUT;
		if (!this.signedOut && (this.table !== null || !FINAL.has(problem.fault))) return;
		this.failure = problem;
		this.close();
	}

	#take(table: TableView, events: EventView[]): void {
		const known = this.table?.version ?? 0;
		const other = this.#otherEyes && table.version >= known;
		if (this.#closed || (table.version <= known && !other)) return;
		const missed = events.filter((event) => event.version > known);
		const fresh = other || missed[0]?.version !== known + 1;
		this.#otherEyes = false;
		this.table = table;
		this.heard({ table, events: fresh ? [] : missed, fresh });
		const there = this.#arrivals.filter((each) => each.version <= table.version);
		this.#arrivals = this.#arrivals.filter((each) => each.version > table.version);
		for (const { done } of there) done();
	}

	/** The first message of a line may tell old news; later ones tell them when they happen, the quickest most exactly. */
	#compareClocks(events: EventView[]): void {
		const last = events.at(-1);
		if (this.#steady && last) {
			const ahead = Date.now() - last.at;
			this.ahead = this.#compared ? Math.min(this.ahead, ahead) : ahead;
			this.#compared = true;
		}
		this.#steady = true;
	}
}
