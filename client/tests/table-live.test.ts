import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventView, TableView } from "../src/wire";

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../src/lib/api", () => {
	class Refused extends Error {
		constructor(
			readonly status: number,
			readonly problem: { fault: string; message: string; table?: unknown },
		) {
			super(problem.message);
		}
	}
	return { get, post, Refused, Unreachable: class extends Error {} };
});
const { Refused, Unreachable } = await import("../src/lib/api");
const { LiveTable } = await import("../src/lib/live.svelte");
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

	tell(message: object): void {
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

let heard: { version: number; events: number[]; fresh: boolean }[];
let live: InstanceType<typeof LiveTable>;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("WebSocket", Socket);
	vi.stubGlobal("window", globalThis);
	vi.stubGlobal("location", { href: "https://play.example/table/t" });
	vi.stubGlobal("document", { hidden: false, addEventListener() {}, removeEventListener() {} });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	Socket.made = [];
	get.mockReset().mockRejectedValue(new Unreachable());
	post.mockReset();
	heard = [];
	live = new LiveTable("t", ({ table: now, events, fresh }) =>
		heard.push({ version: now.version, events: events.map((each) => each.version), fresh }),
	);
	live.open();
	last().open();
});

afterEach(() => {
	live.close();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("what is heard", () => {
	it("comes in order, each once, and nothing that is older", () => {
		last().tell({ type: "fresh", table: table(3), events: [] });
		last().tell(update(4, 4));
		last().tell(update(4, 4));
		last().tell(update(2, 2));
		expect(heard).toEqual([
			{ version: 3, events: [], fresh: true },
			{ version: 4, events: [4], fresh: false },
		]);
	});

	it("tells only what is new of several events", () => {
		last().tell({ type: "fresh", table: table(3), events: [] });
		last().tell(update(5, 3, 4, 5));
		expect(heard.at(-1)).toEqual({ version: 5, events: [4, 5], fresh: false });
	});

	it("is fresh after a gap", () => {
		last().tell({ type: "fresh", table: table(3), events: [] });
		last().tell(update(6, 5, 6));
		expect(heard.at(-1)).toEqual({ version: 6, events: [], fresh: true });
	});
});

describe("a broken line", () => {
	it("is opened again from what was heard last", () => {
		last().tell({ type: "fresh", table: table(7), events: [] });
		last().onclose?.();
		expect(live.line).toBe("lost");
		vi.advanceTimersByTime(1000);
		expect(Socket.made).toHaveLength(2);
		expect(last().url.searchParams.get("since")).toBe("7");
		expect(last().url.protocol).toBe("wss:");
		last().open();
		expect(live.line).toBe("open");
	});

	it("is noticed although nothing says so", () => {
		vi.advanceTimersByTime(12_000);
		expect(last().sent).toEqual(['{"do":"ping"}']);
		vi.advanceTimersByTime(4500);
		expect(live.line).toBe("lost");
	});

	it("stays open when it answers", () => {
		vi.advanceTimersByTime(12_100);
		last().tell({ type: "pong", version: 0 });
		vi.advanceTimersByTime(4500);
		expect(live.line).toBe("open");
	});

	it("cannot be heard any more", () => {
		const old = last();
		old.onclose?.();
		old.tell(update(9, 9));
		expect(heard).toEqual([]);
	});

	it("is made up for by asking", async () => {
		get.mockResolvedValue(table(5));
		last().onclose?.();
		await vi.advanceTimersByTimeAsync(1000);
		expect(heard.at(-1)?.version).toBe(5);
	});
});

describe("being turned away", () => {
	it("is final for a table that does not exist", () => {
		last().tell({ type: "refused", fault: "unknown", message: "There is no table." });
		expect(live.failure?.message).toBe("There is no table.");
	});

	it("passes when the server is only busy", () => {
		last().tell({ type: "refused", fault: "too-many", message: "Wait." });
		last().onclose?.();
		vi.advanceTimersByTime(1000);
		expect(live.failure).toBeNull();
		expect(Socket.made).toHaveLength(2);
	});
});

describe("somebody with other eyes", () => {
	it("sees the same version afresh", () => {
		last().tell({ type: "fresh", table: table(3), events: [] });
		live.again();
		expect(last().url.searchParams.has("since")).toBe(false);
		last().open();
		last().tell({ type: "fresh", table: table(3), events: [] });
		expect(heard).toHaveLength(2);
	});
});

describe("what is done", () => {
	it("is done when the table shows it", async () => {
		post.mockResolvedValue({ version: 2 });
		last().tell({ type: "fresh", table: table(1), events: [] });
		let done = false;
		const acting = live.act({ do: "leave" }).then(() => (done = true));
		await vi.advanceTimersByTimeAsync(100);
		expect([done, live.waiting]).toEqual([false, 1]);
		last().tell(update(2, 2));
		await acting;
		expect([done, live.waiting]).toEqual([true, 0]);
	});

	it("is asked for when the line does not tell it", async () => {
		post.mockResolvedValue({ version: 2 });
		get.mockResolvedValue(table(2));
		const acting = live.act({ do: "leave" });
		await vi.advanceTimersByTimeAsync(1100);
		await acting;
		expect(heard.at(-1)?.version).toBe(2);
	});

	it("is sent again with the same id until it arrives", async () => {
		post.mockRejectedValueOnce(new Unreachable()).mockRejectedValueOnce(new Refused(502, { fault: "busy", message: "" }));
		post.mockResolvedValue({ version: 1 });
		last().tell({ type: "fresh", table: table(1), events: [] });
		const acting = live.act({ do: "leave" });
		await vi.advanceTimersByTimeAsync(100);
		expect(live.failing).toBe(true);
		await vi.advanceTimersByTimeAsync(5000);
		await acting;
		expect(live.failing).toBe(false);
		const ids = post.mock.calls.map(([, action]) => (action as { id: string }).id);
		expect(ids).toHaveLength(3);
		expect(new Set(ids).size).toBe(1);
	});

	it("is refused with the table as it is now when it comes too late", async () => {
		post.mockRejectedValue(new Refused(409, { fault: "stale", message: "", table: table(8) }));
		await expect(live.act({ do: "leave" })).rejects.toBeInstanceOf(Refused);
		expect(heard.at(-1)).toEqual({ version: 8, events: [], fresh: true });
	});
});
