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

/** Empty while the shown position is not the current one. */
let path: string;
let sent: string[];
let arrive: () => void;
let selection: InstanceType<typeof MoveSelection>;

beforeEach(() => {
	get.mockReset().mockResolvedValue({ stories: [], then: [] });
	notices.list = [];
	path = "/tables/t";
	sent = [];
	selection = new MoveSelection(() => path, (offer) => {
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

/** A position with boats of two colours, a specialist, and a power. */
const PATHS: Record<string, string[]> = {
	"place clay 16": ["boat:clay", "spot:16"],
	"place wood 16": ["boat:wood", "spot:16"],
	"place wood 17": ["boat:wood", "spot:17"],
	"recruit Riu fan fan": ["specialist:Riu", "pay:fan+fan"],
	"recruit Riu mask mask": ["specialist:Riu", "pay:mask+mask"],
	"recruit Tomoe fan fan": ["specialist:Tomoe", "pay:fan+fan"],
	"slide 3 to 4": ["power", "spot:3", "spot:4"],
	end: ["end"],
};

function rich(version: number): TableView {
	const moves = Object.entries(PATHS).map(([text, handles], move) => ({ move, text, handles }));
	const labels = moves.map(({ move }) => ({ move, label: { key: "", args: {} } }));
	return { id: "t", version, moves: version, labels, view: { game: "yamatai", phase: "turn", players: [], moves } } as unknown as TableView;
}

describe("a fan", () => {
	beforeEach(() => {
		vi.useFakeTimers();
		selection.setTable(rich(2));
		return () => vi.useRealTimers();
	});

	const shown = () => selection.fan?.entries.map(({ offer }) => offer.notation);

	it("opens under a resting pointer, stays while it goes there, and closes when it leaves", () => {
		selection.hover("spot:16", true);
		expect(selection.fan).toBeNull();
		vi.advanceTimersByTime(200);
		expect(shown()).toEqual(["place clay 16", "place wood 16"]);
		selection.hover(null);
		vi.advanceTimersByTime(200);
		selection.hoverMove(selection.fan!.entries[0]!.offer);
		vi.advanceTimersByTime(1000);
		expect(selection.fan?.pinned).toBe(false);
		selection.hover(null);
		vi.advanceTimersByTime(1000);
		expect(selection.fan).toBeNull();
	});

	it("does not open for the keyboard focus, nor in a lesson", () => {
		selection.hover("spot:16");
		vi.advanceTimersByTime(1000);
		expect(selection.fan).toBeNull();
		selection.proposes = false;
		selection.hover("spot:16", true);
		vi.advanceTimersByTime(1000);
		expect(selection.fan).toBeNull();
	});

	it("is pinned by a click, asks for a payment, and plays what is chosen", async () => {
		await selection.touch("specialist:Riu");
		expect(shown()).toEqual(["recruit Riu fan fan", "recruit Riu mask mask"]);
		expect(selection.fan?.pinned).toBe(true);
		expect(selection.asking).toEqual(["specialist:Riu"]);
		void selection.choose(selection.fan!.entries[1]!);
		expect(sent).toEqual(["recruit Riu mask mask"]);
		expect(selection.fan).toBeNull();
	});

	it("is not needed for the only payment", () => {
		void selection.touch("specialist:Tomoe");
		expect(sent).toEqual(["recruit Tomoe fan fan"]);
	});

	it("picks up a power at the place where it is used", async () => {
		await selection.touch("spot:3");
		expect(shown()).toEqual(["slide 3 to 4"]);
		await selection.choose(selection.fan!.entries[0]!);
		expect(selection.picked).toEqual(["power", "spot:3"]);
	});
});

describe("the ghost of a move", () => {
	beforeEach(() => selection.setTable(rich(2)));

	it("is what a first tap proposes", async () => {
		await selection.touch("spot:17", true);
		expect(sent).toEqual([]);
		expect(selection.ghost?.notation).toBe("place wood 17");
		selection.cancel();
		expect(selection.ghost).toBeNull();
	});

	it("is what the hovered handle would play, if that is one move", () => {
		selection.hover("spot:17");
		expect(selection.ghost?.notation).toBe("place wood 17");
		selection.hover("spot:16");
		expect(selection.ghost).toBeNull();
		selection.pick(["boat:clay"]);
		selection.aim("spot:16");
		expect(selection.ghost?.notation).toBe("place clay 16");
		selection.aim(null);
		expect(selection.ghost).toBeNull();
	});
});

describe("dragging", () => {
	it("starts with what can be picked up", () => {
		selection.setTable(rich(2));
		expect(["boat:clay", "power", "specialist:Riu", "end", "spot:16", "fleet:1"].filter((handle) => selection.canPick(handle))).toEqual(["boat:clay", "power"]);
		void selection.touch("spot:17");
		expect(selection.canPick("boat:clay")).toBe(false);
	});
});

describe("plans for what is hovered", () => {
	const why = (notation: string, lacks: object, prospects: string[]) => ({ notation, lacks, prospects });
	const built = { moves: [why("build 5 on 12", { clay: 1 }, ["island:12"]), why("build 5 on 13", { wood: 3 }, [])] };

	it("tell what each place lacks and where it is enough, and ask once for each version", async () => {
		get.mockResolvedValue(built);
		selection.hover("tile:5");
		await vi.waitFor(() => expect([...selection.prospects]).toEqual(["island:12"]));
		expect(selection.lacks.get("island:13")).toEqual({ wood: 3 });
		selection.hover(null);
		await vi.waitFor(() => expect(selection.lacks.size).toBe(0));
		selection.hover("tile:5");
		await vi.waitFor(() => expect(selection.considered).toBe("tile:5"));
		expect(get.mock.calls.filter(([path]) => String(path).includes("/whys"))).toHaveLength(1);
		selection.setTable(table(2));
		await vi.waitFor(() => expect(get.mock.calls.filter(([path]) => String(path).includes("/whys"))).toHaveLength(2));
	});

	it("of a fleet have no lacks, and touching it asks why instead of picking it up", async () => {
		get.mockResolvedValue({ moves: [why("fleet 3", {}, ["island:4"])], allowed: true });
		selection.hover("fleet:3");
		await vi.waitFor(() => expect([...selection.prospects]).toEqual(["island:4"]));
		expect(selection.lacks.size).toBe(0);
		await selection.touch("fleet:3");
		expect(selection.picked).toEqual([]);
	});

	it("are empty if they cannot be loaded", async () => {
		get.mockRejectedValue(new Error("offline"));
		selection.hover("tile:5");
		await vi.waitFor(() => expect(selection.considered).toBe("tile:5"));
		expect(selection.prospects.size).toBe(0);
	});
});

describe("questions to the server", () => {
	const built = { moves: [{ notation: "build 5 on 12", lacks: {}, prospects: ["island:12"] }] };
	const asked = () => get.mock.calls.map(([each]) => String(each));

	it("name the position that they are about", async () => {
		get.mockResolvedValue(built);
		selection.hover("tile:5");
		await vi.waitFor(() => expect(asked()).toEqual(["/tables/t/whys?start=build%205%20on&number=2"]));
		get.mockClear();
		await selection.touch("fleet:3");
		expect(asked()).toEqual(["/tables/t/why?move=fleet%203&number=2"]);
		get.mockClear();
		await selection.touch("end", true);
		await vi.waitFor(() => expect(asked()).toEqual(["/tables/t/preview?move=2&number=2"]));
	});

	it("wait until the shown position is the current one", async () => {
		get.mockResolvedValue(built);
		path = "";
		selection.hover("tile:5");
		await vi.waitFor(() => expect(selection.considered).toBe("tile:5"));
		selection.setTable(table(2));
		await selection.touch("fleet:3");
		expect(asked()).toEqual([]);
		path = "/tables/t";
		selection.setTable(table(3));
		await vi.waitFor(() => expect([...selection.prospects]).toEqual(["island:12"]));
	});

	it("are not asked while a move is being sent, but as soon as its effect is shown", async () => {
		get.mockResolvedValue(built);
		const first = selection.touch("end");
		selection.hover("tile:5");
		await selection.touch("fleet:3");
		selection.pick(["tile:5"]);
		expect(selection.considered).toBe("tile:5");
		expect(asked()).toEqual([]);
		selection.setTable(table(2));
		await vi.waitFor(() => expect(asked()).toEqual(["/tables/t/whys?start=build%205%20on&number=3"]));
		arrive();
		await first;
	});

	it("have no answer if the server already knows a later position", async () => {
		get.mockResolvedValue(undefined);
		selection.hover("tile:5");
		await vi.waitFor(() => expect(asked()).toHaveLength(1));
		await selection.touch("fleet:3");
		await selection.touch("end", true);
		expect([selection.prospects.size, selection.refusal, selection.preview]).toEqual([0, null, null]);
		expect(notices.list).toEqual([]);
	});
});
