import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventView, TableView } from "../src/wire";

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../src/lib/api", () => {
	class ApiError extends Error {
		constructor(
			readonly status: number,
			readonly problem: { fault: string; message: string; table?: unknown },
		) {
			super(problem.message);
		}
	}
	return { get, post, ApiError, NetworkError: class extends Error {} };
});
const { ApiError, NetworkError } = await import("../src/lib/api");
const { TableConnection } = await import("../src/lib/connection.svelte");
const { PROTOCOL } = await import("../src/lib/protocol");

class Socket {
	static OPEN = 1;
	static made: Socket[] = [];
	readyState = 0;
	sent: string[] = [];
	onopen: (() => void) | null = null;
	onclose: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;

	constructor(readonly url: URL) {
		Socket.made.push(this);
	}

	open(): void {
		this.readyState = 1;
		this.onopen?.();
	}

	receive(message: object): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}

	send(text: string): void {
		this.sent.push(text);
	}

	close(): void {
		this.readyState = 3;
	}
}

const table = (version: number): TableView => ({ id: "t", version, moves: version }) as TableView;
const event = (version: number): EventView => ({ version, kind: "moved", at: Date.now(), first: version, stories: [] });
function update(version: number, ...events: number[]): object {
	return { type: "update", protocol: PROTOCOL, table: table(version), events: events.map(event) };
}
const last = () => Socket.made.at(-1)!;

let updates: { version: number; events: number[]; fresh: boolean }[];
let connection: InstanceType<typeof TableConnection>;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("WebSocket", Socket);
	vi.stubGlobal("window", globalThis);
	vi.stubGlobal("location", { href: "https://play.example/table/t" });
	vi.stubGlobal("document", { hidden: false, addEventListener() {}, removeEventListener() {} });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	Socket.made = [];
	get.mockReset().mockRejectedValue(new NetworkError());
	post.mockReset();
	updates = [];
	connection = new TableConnection("t", ({ table: now, events, fresh }) =>
		updates.push({ version: now.version, events: events.map((each) => each.version), fresh }),
	);
	connection.open();
	last().open();
});

afterEach(() => {
	connection.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("updates", () => {
	it("arrive in order and once; older versions are ignored", () => {
		last().receive({ type: "fresh", table: table(3), events: [] });
		last().receive(update(4, 4));
		last().receive(update(4, 4));
		last().receive(update(2, 2));
		expect(updates).toEqual([
			{ version: 3, events: [], fresh: true },
			{ version: 4, events: [4], fresh: false },
		]);
	});

	it("contain only new events", () => {
		last().receive({ type: "fresh", table: table(3), events: [] });
		last().receive(update(5, 3, 4, 5));
		expect(updates.at(-1)).toEqual({ version: 5, events: [4, 5], fresh: false });
	});

	it("are marked fresh after a gap", () => {
		last().receive({ type: "fresh", table: table(3), events: [] });
		last().receive(update(6, 5, 6));
		expect(updates.at(-1)).toEqual({ version: 6, events: [], fresh: true });
	});
});

describe("a lost connection", () => {
	it("reconnects from the last known version", () => {
		last().receive({ type: "fresh", table: table(7), events: [] });
		last().onclose?.();
		expect(connection.status).toBe("lost");
		vi.advanceTimersByTime(1000);
		expect(Socket.made).toHaveLength(2);
		expect(last().url.searchParams.get("since")).toBe("7");
		expect(last().url.protocol).toBe("wss:");
		last().open();
		expect(connection.status).toBe("open");
	});

	it("is noticed when a ping is not answered", () => {
		vi.advanceTimersByTime(12_000);
		expect(last().sent).toEqual(['{"do":"ping"}']);
		vi.advanceTimersByTime(4500);
		expect(connection.status).toBe("lost");
	});

	it("is not assumed while pings are answered", () => {
		vi.advanceTimersByTime(12_100);
		last().receive({ type: "pong", version: 0 });
		vi.advanceTimersByTime(4500);
		expect(connection.status).toBe("open");
	});

	it("delivers no more messages", () => {
		const old = last();
		old.onclose?.();
		old.receive(update(9, 9));
		expect(updates).toEqual([]);
	});

	it("falls back to polling", async () => {
		get.mockResolvedValue(table(5));
		last().onclose?.();
		await vi.advanceTimersByTimeAsync(1000);
		expect(updates.at(-1)?.version).toBe(5);
	});
});

describe("a refused connection", () => {
	it("is final for a table that does not exist", () => {
		last().receive({ type: "refused", fault: "unknown", message: "There is no table." });
		expect(connection.failure?.message).toBe("There is no table.");
	});

	it("is retried when the server is busy", () => {
		last().receive({ type: "refused", fault: "too-many", message: "Wait." });
		last().onclose?.();
		vi.advanceTimersByTime(1000);
		expect(connection.failure).toBeNull();
		expect(Socket.made).toHaveLength(2);
	});
});

describe("another user", () => {
	it("gets a fresh table of the same version", () => {
		last().receive({ type: "fresh", table: table(3), events: [] });
		connection.reconnect();
		expect(last().url.searchParams.has("since")).toBe(false);
		last().open();
		last().receive({ type: "fresh", table: table(3), events: [] });
		expect(updates).toHaveLength(2);
	});
});

describe("an action", () => {
	it("resolves when the table shows its effect", async () => {
		post.mockResolvedValue({ version: 2 });
		last().receive({ type: "fresh", table: table(1), events: [] });
		let done = false;
		const acting = connection.act({ do: "leave" }).then(() => (done = true));
		await vi.advanceTimersByTimeAsync(100);
		expect([done, connection.pending]).toEqual([false, 1]);
		last().receive(update(2, 2));
		await acting;
		expect([done, connection.pending]).toEqual([true, 0]);
	});

	it("loads the table if the WebSocket does not deliver it", async () => {
		post.mockResolvedValue({ version: 2 });
		get.mockResolvedValue(table(2));
		const acting = connection.act({ do: "leave" });
		await vi.advanceTimersByTimeAsync(1100);
		await acting;
		expect(updates.at(-1)?.version).toBe(2);
	});

	it("is retried with the same id until it arrives", async () => {
		post.mockRejectedValueOnce(new NetworkError()).mockRejectedValueOnce(new ApiError(502, { fault: "busy", message: "" }));
		post.mockResolvedValue({ version: 1 });
		last().receive({ type: "fresh", table: table(1), events: [] });
		const acting = connection.act({ do: "leave" });
		await vi.advanceTimersByTimeAsync(100);
		expect(connection.retrying).toBe(true);
		await vi.advanceTimersByTimeAsync(5000);
		await acting;
		expect(connection.retrying).toBe(false);
		const ids = post.mock.calls.map(([, action]) => (action as { id: string }).id);
		expect(ids).toHaveLength(3);
		expect(new Set(ids).size).toBe(1);
	});

	it("that is stale is refused with the current table", async () => {
		post.mockRejectedValue(new ApiError(409, { fault: "stale", message: "", table: table(8) }));
		await expect(connection.act({ do: "leave" })).rejects.toBeInstanceOf(ApiError);
		expect(updates.at(-1)).toEqual({ version: 8, events: [], fresh: true });
	});
});
