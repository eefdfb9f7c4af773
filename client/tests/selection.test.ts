import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "../src/wire";

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../src/lib/api", () => ({ get, errorMessage: () => "" }));
vi.stubGlobal("window", globalThis);
const { notices } = await import("../src/lib/notices.svelte");
const { MoveSelection } = await import("../src/play/selection.svelte");

const NOTATIONS = ["buy clay", "buy wood", "end"];
function table(version: number, notations = NOTATIONS): TableView {
	const moves = notations.map((text, move) => ({ move, text, handles: [text.replace(" ", ":")] }));
	const labels = moves.map(({ move }) => ({ move, label: { key: "", args: {} } }));
	const view = { game: "yamatai", phase: "turn", players: [], moves };
	return { id: "t", version, moves: version, labels, view } as unknown as TableView;
}

let sent: string[];
let arrive: () => void;
let selection: InstanceType<typeof MoveSelection>;

beforeEach(() => {
	get.mockReset().mockResolvedValue({ stories: [], then: [] });
	sent = [];
	selection = new MoveSelection("/tables/t", (offer) => {
		sent.push(offer.notation);
		return new Promise((done) => (arrive = done));
	});
	selection.setTable(table(1));
});

describe("clicking faster than the connection", () => {
	it("plays the next move when the first has arrived", async () => {
		const first = selection.touch("buy:clay");
		void selection.touch("end");
		expect(sent).toEqual(["buy clay"]);
		selection.setTable(table(2));
		arrive();
		await vi.waitFor(() => expect(sent).toEqual(["buy clay", "end"]));
		arrive();
		await first;
		expect(selection.sending).toBe(false);
	});

	it("drops a move that has become illegal", async () => {
		const first = selection.touch("buy:clay");
		void selection.touch("buy:wood");
		selection.setTable(table(2, ["end"]));
		arrive();
		await first;
		expect(sent).toEqual(["buy clay"]);
	});

	it("counts a double click once", async () => {
		const first = selection.touch("buy:clay");
		void selection.touch("buy:clay");
		selection.setTable(table(2));
		arrive();
		await first;
		expect(sent).toEqual(["buy clay"]);
	});
});

describe("a move that is being retried", () => {
	it("is the only one that is kept, and the player is told", async () => {
		const first = selection.touch("buy:clay");
		void selection.touch("end");
		selection.markStuck();
		expect(notices.list).toHaveLength(1);
		notices.list = [];
		void selection.touch("buy:wood");
		expect(notices.list).toHaveLength(1);
		selection.setTable(table(2));
		arrive();
		await first;
		expect(sent).toEqual(["buy clay"]);
		expect(selection.stuck).toBe(false);
	});
});

describe("touching an idle handle", () => {
	it("asks the server why not, but not on another player's turn", async () => {
		get.mockResolvedValue({ allowed: false, message: "No.", rule: "Y4.1" });
		await selection.touch("fleet:3");
		expect(selection.refusal).toEqual({ handle: "fleet:3", message: "No.", rule: "Y4.1" });
		selection.setTable(table(2, []));
		get.mockClear();
		await selection.touch("fleet:3");
		expect(get).not.toHaveBeenCalled();
	});
});
