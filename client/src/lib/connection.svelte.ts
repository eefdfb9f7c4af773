/**
 * The connection to a table. Updates come over a WebSocket that reconnects by itself; actions go through the outbox, which
 * retries them over HTTP until they are answered. If WebSockets do not get through, the table is polled over HTTP.
 */

import type { EventView, Problem, TableView, TextData, Update } from "../wire";
import { get, ApiError } from "./api";
import type { Action } from "./outbox";
import { isCompatible } from "./protocol";
import { sender } from "./outbox.svelte";

export type ConnectionStatus = "connecting" | "open" | "lost";
/** A `fresh` table does not follow from the last one: the events in between are unknown. */
export type TableUpdate = { table: TableView; events: EventView[]; fresh: boolean };
type RefusedMessage = { type: "refused" } & Problem;
type Message = Update | RefusedMessage | { type: "pong"; version: number };

/** The action was refused after a delay; the outbox shows it until it is dismissed. */
export class ActionReturned extends Error {}

const FIRST_RETRY_DELAY = 300;
const LONGEST_RETRY_DELAY = 8000;
/** Milliseconds between requests while the server answers but WebSockets do not get through. */
const POLLING_INTERVAL = 2000;
/** Milliseconds between pings, and how long the answer may take. */
const PING_INTERVAL = 12_000;
const PONG_TIMEOUT = 4000;
const FINAL_FAULTS = new Set(["unknown", "forbidden", "malformed"]);
const SIGNED_OUT = "person-signed-out";

export class TableConnection {
	table = $state.raw<TableView | null>(null);
	status = $state<ConnectionStatus>("connecting");
	failure = $state.raw<Problem | null>(null);
	/** This browser was signed out from another device. */
	signedOut = $state(false);
	/** The number of this page's actions that have not been answered yet. */
	pending = $state(0);
	/** Milliseconds by which this clock is ahead of the server's, as far as known. */
	clockSkew = $state(0);
	#clocksCompared = false;
	#caughtUp = false;
	#socket: WebSocket | null = null;
	#closed = false;
	#viewerChanged = false;
	#retryDelay = FIRST_RETRY_DELAY;
	#retryTimer = 0;
	#pingTimer = 0;
	#pongTimer = 0;
	#lastMessageAt = 0;
	#versionWaiters: { version: number; done: () => void }[] = [];

	constructor(
		readonly id: string,
		readonly onUpdate: (update: TableUpdate) => void = () => {},
	) {}

	open(): void {
		addEventListener("online", this.#retryNow);
		addEventListener("offline", this.#retryNow);
		document.addEventListener("visibilitychange", this.#retryNow);
		this.#connect();
	}

	close(): void {
		this.#closed = true;
		removeEventListener("online", this.#retryNow);
		removeEventListener("offline", this.#retryNow);
		document.removeEventListener("visibilitychange", this.#retryNow);
		this.#disconnect();
		for (const { done } of this.#versionWaiters.splice(0)) done();
	}

	/** Reconnect as another person, who may see something else. */
	reconnect(): void {
		this.#viewerChanged = true;
		this.#disconnect();
		this.#connect();
	}

	/** Whether an action at this table could not be sent and is being retried. */
	get retrying(): boolean {
		return sender.stuck(this.id).length > 0;
	}

	/** Send an action. Resolves when the table shows its effect; throws if it is refused. */
	async act(action: Action, label: TextData | null = null, names: readonly string[] = []): Promise<void> {
		this.pending += 1;
		try {
			const answer = await sender.act(this.id, action, { game: this.table?.game ?? "", label, names });
			if (answer.kind === "done") await this.#waitForVersion(answer.version);
			else if (answer.kind === "refused" || answer.kind === "wrong-user") {
				if (answer.problem.table) this.#apply(answer.problem.table, []);
				throw new ApiError(answer.status, answer.problem);
			} else {
				await this.refresh();
				if (answer.kind === "returned") throw new ActionReturned();
			}
		} finally {
			this.pending -= 1;
		}
	}

	/** Load the table over HTTP. */
	async refresh(): Promise<void> {
		try {
			this.#apply(await get<TableView>(`/tables/${this.id}`), []);
			this.#retryDelay = Math.min(this.#retryDelay, POLLING_INTERVAL);
		} catch (error) {
			if (error instanceof ApiError) this.#handleProblem(error.problem);
		}
	}

	/** Wait until the WebSocket has delivered this version; if it does not, load the table over HTTP. */
	async #waitForVersion(version: number): Promise<void> {
		if (this.#closed || (this.table?.version ?? 0) >= version) return;
		const delivered = new Promise<boolean>((done) => this.#versionWaiters.push({ version, done: () => done(true) }));
		const late = new Promise<boolean>((done) => setTimeout(() => done(false), 1000));
		if (!(await Promise.race([delivered, late]))) await this.refresh();
	}

	#connect(): void {
		if (this.#closed) return;
		const address = new URL(`/api/tables/${this.id}/live`, location.href);
		address.protocol = address.protocol.replace("http", "ws");
		if (this.table && !this.#viewerChanged) address.searchParams.set("since", String(this.table.version));
		const socket = new WebSocket(address);
		this.#socket = socket;
		this.#caughtUp = false;
		this.#pongTimer = window.setTimeout(() => this.#scheduleReconnect(), 2 * PONG_TIMEOUT);
		socket.onopen = () => {
			clearTimeout(this.#pongTimer);
			this.#lastMessageAt = Date.now();
			this.status = "open";
			this.#pingTimer = window.setInterval(() => this.#ping(), PING_INTERVAL);
		};
		socket.onmessage = (event) => {
			this.#lastMessageAt = Date.now();
			this.#retryDelay = FIRST_RETRY_DELAY;
			this.#receive(JSON.parse(String(event.data)) as Message);
		};
		socket.onclose = () => this.#scheduleReconnect();
	}

	/** Drop the socket, whatever its state, and reconnect after a delay. */
	#scheduleReconnect(): void {
		this.#disconnect();
		if (this.#closed) return;
		this.status = "lost";
		this.#retryTimer = window.setTimeout(() => {
			this.#connect();
			void this.refresh();
		}, this.#retryDelay * (0.5 + Math.random()));
		this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_DELAY);
	}

	#disconnect(): void {
		clearTimeout(this.#retryTimer);
		clearTimeout(this.#pongTimer);
		clearInterval(this.#pingTimer);
		const socket = this.#socket;
		this.#socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}

	#ping(): void {
		const socket = this.#socket;
		if (socket?.readyState !== WebSocket.OPEN) return;
		const sentAt = Date.now();
		socket.send('{"do":"ping"}');
		clearTimeout(this.#pongTimer);
		this.#pongTimer = window.setTimeout(() => {
			if (this.#socket === socket && this.#lastMessageAt < sentAt) this.#scheduleReconnect();
		}, PONG_TIMEOUT);
	}

	/** Do not wait for the next retry when the user returns to the page or the network is back. */
	#retryNow = (): void => {
		if (this.#closed || document.hidden) return;
		if (this.status === "open") {
			this.#ping();
			return;
		}
		this.#retryDelay = FIRST_RETRY_DELAY;
		this.#disconnect();
		this.#connect();
	};

	#receive(message: Message): void {
		if (message.type === "update" || message.type === "fresh") {
			if (!isCompatible(message.protocol)) return;
			this.#compareClocks(message.events);
			this.#apply(message.table, message.events);
		}
		if (message.type === "refused") this.#handleProblem(message);
		if (message.type === "pong" && this.table && message.version > this.table.version) void this.refresh();
	}

	/** Give up on a table that does not exist and after signing out; all other problems are temporary. */
	#handleProblem(problem: Problem): void {
		this.signedOut = problem.text?.key === SIGNED_OUT;
		if (!this.signedOut && (this.table !== null || !FINAL_FAULTS.has(problem.fault))) return;
		this.failure = problem;
		this.close();
	}

	#apply(table: TableView, events: EventView[]): void {
		const known = this.table?.version ?? 0;
		const other = this.#viewerChanged && table.version >= known;
		if (this.#closed || (table.version <= known && !other)) return;
		const missed = events.filter((event) => event.version > known);
		const fresh = other || missed[0]?.version !== known + 1;
		this.#viewerChanged = false;
		this.table = table;
		this.onUpdate({ table, events: fresh ? [] : missed, fresh });
		const reached = this.#versionWaiters.filter((each) => each.version <= table.version);
		this.#versionWaiters = this.#versionWaiters.filter((each) => each.version > table.version);
		for (const { done } of reached) done();
	}

	/** The first message of a connection may hold old events; later ones arrive at once, and the fastest is the most exact. */
	#compareClocks(events: EventView[]): void {
		const last = events.at(-1);
		if (this.#caughtUp && last) {
			const clockSkew = Date.now() - last.at;
			this.clockSkew = this.#clocksCompared ? Math.min(this.clockSkew, clockSkew) : clockSkew;
			this.#clocksCompared = true;
		}
		this.#caughtUp = true;
	}
}
