/** The plain board of a made-up game that has no folder. */

import { render } from "svelte/server";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fieldsOf, labelOf, ownFields, shapeOf } from "../src/games/plain/shapes";
import type { TableView } from "../src/wire";
import { catalogue } from "../catalogues";

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../src/lib/api", () => ({ get, errorMessage: () => "" }));
vi.stubGlobal("window", globalThis);
const { clientOf } = await import("../src/games");
const { MoveSelection } = await import("../src/play/selection.svelte");
const { loadLanguage } = await import("../src/lib/i18n.svelte");

const NAMES = ["Ann", "Ben"];
const view = {
	game: "stones",
	phase: "taking",
	actor: 1,
	viewer: 1,
	players: [
		{ score: 3, taken: [2, 1], first: true },
		{ score: 2, taken: [], first: false },
	],
	moves: [1, 2].map((count) => ({ move: count - 1, text: `take ${count}`, handles: ["pile", `stone:${count}`] })),
	ending: null,
	ranking: null,
	stones_left: 5,
	bag: { red: 1, blue: 2 },
	order: [2, 1],
	piles: [
		{ colour: "red", count: 2 },
		{ colour: "blue", count: 3 },
	],
	paths: [[1, 2], [3]],
};
const labels = view.moves.map(({ move }) => ({ move, label: { key: "seat", args: { number: move + 1 } } }));
const table = { id: "t", version: 1, moves: 0, labels, view } as unknown as TableView;

describe("shapes of values", () => {
	it("are texts, lists, fields, tables and cards", () => {
		expect(shapeOf(null)).toEqual({ kind: "text", value: null });
		expect(shapeOf([1, "two"])).toEqual({ kind: "texts", values: [1, "two"] });
		expect(shapeOf({ deck_known: 2 })).toEqual({ kind: "fields", fields: [{ label: "Deck known", value: 2 }], flat: true });
		expect(shapeOf(view.piles)).toEqual({ kind: "table", columns: ["Colour", "Count"], rows: [["red", 2], ["blue", 3]] });
		expect(shapeOf(view.players).kind).toBe("cards");
		expect(shapeOf(view.paths).kind).toBe("list");
	});

	it("are cards where records differ or have many fields", () => {
		expect(shapeOf([{ a: 1 }, { b: 1 }]).kind).toBe("cards");
		expect(shapeOf([{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }]).kind).toBe("cards");
	});

	it("leave out what stands elsewhere on the page", () => {
		const { short, long } = ownFields(view);
		expect(short.map(({ label }) => label)).toEqual(["Phase", "Stones left", "Bag", "Order"]);
		expect(long.map(({ label }) => label)).toEqual(["Piles", "Paths"]);
	});

	it("have readable names, and a board may be empty", () => {
		expect(labelOf("hot-spring_is_new")).toBe("Hot spring is new");
		expect(fieldsOf(null)).toEqual([]);
	});
});

describe("the prompt", () => {
	it("says who decides", async () => {
		const { prompt } = await clientOf("stones").table();
		expect(prompt(view, [], true, null).key).toBe("client-plain-choose");
		expect(prompt(view, [], false, null)).toEqual({ key: "client-plain-wait", args: { player: 1 } });
		expect(prompt({ ...view, actor: "nature" }, [], false, null).key).toBe("client-plain-nature");
		expect(prompt({ ...view, actor: null }, [], false, null).key).toBe("client-plain-over");
	});
});

describe("the board", () => {
	let html: string;
	let sent: string[];
	let selection: InstanceType<typeof MoveSelection>;

	beforeAll(async () => {
		vi.stubGlobal("__CATALOGUES__", { en: "en" });
		vi.stubGlobal("document", { documentElement: {} });
		vi.stubGlobal("fetch", async () => Response.json(catalogue("en")));
		await loadLanguage("en");
	});

	beforeEach(async () => {
		get.mockReset().mockResolvedValue({ stories: [], then: [] });
		sent = [];
		selection = new MoveSelection(() => "/tables/t", async ({ notation }) => void sent.push(notation));
		selection.setTable(table);
		const { Board } = await clientOf("stones").table();
		html = render(Board, { props: { board: { rules: "short" }, view, selection, names: NAMES, trail: [], plan: [], spotlight: [] } }).body.replaceAll(/<!--.*?-->/g, "");
	});

	it("shows the view in words", () => {
		for (const shown of [/<b[^>]*>Ann<\/b>/, /Taken<\/dt>\s*<dd[^>]*>2, 1</, /Stones left<\/dt>\s*<dd[^>]*>5</, /<th scope="col"[^>]*>Colour</, /<td[^>]*>blue</]) {
			expect(html).toMatch(shown);
		}
		expect(html).toMatch(/<summary[^>]*>Components<\/summary>/);
	});

	it("offers each legal move as a button that plays it", async () => {
		const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*data-handle="([^"]*)"/g)].map(([, label, handle]) => ({ label, handle }));
		expect(buttons).toEqual([
			{ label: "Player 1", handle: "move:0" },
			{ label: "Player 2", handle: "move:1" },
		]);
		await selection.touch(buttons[1]!.handle!);
		expect(sent).toEqual(["take 2"]);
	});

	it("has no buttons for spectators", async () => {
		const { Board } = await clientOf("stones").table();
		expect(render(Board, { props: { board: {}, view, selection: null, names: NAMES, trail: [], plan: [], spotlight: [] } }).body).not.toMatch(/<button|<details/);
	});
});
