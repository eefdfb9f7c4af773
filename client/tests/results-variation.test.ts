import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Variation } from "../src/results/variation.svelte";
import type { TableView, VariationView } from "../src/wire";
import { me } from "../src/lib/me.svelte";

interface Asked {
	url: string;
	body: { number: number; moves: number[]; seed: number };
}

const asked: Asked[] = [];
let judgements = 0;
const table = { id: "t", version: 1, game: "stones", moves: 9, chairs: [], labels: [], view: null } as unknown as TableView;

function position(moves: number[]): Partial<VariationView> {
	const labels = [4, 5].map((move) => ({ move, label: { key: "yam-label-end", args: {} } }));
	return { moves: 3 + moves.length, turn: (moves.length % 2) + 1, labels, scores: [0, 0], view: { game: "stones", moves: [] } as unknown as VariationView["view"] };
}

beforeEach(() => {
	asked.length = judgements = 0;
	vi.spyOn(me, "ensure").mockResolvedValue();
	vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
		const wish = JSON.parse(body) as Asked["body"];
		asked.push({ url, body: wish });
		if (!url.endsWith("hint")) return new Response(JSON.stringify(position(wish.moves)));
		judgements += 1;
		expect(judgements).toBe(1); // the server judges one position at a time
		await new Promise((resolve) => setTimeout(resolve, 1));
		judgements -= 1;
		return new Response(JSON.stringify({ number: 1, chances: [wish.moves.length / 10, 0.5], choices: [] }));
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

async function tried(...moves: number[]): Promise<Variation> {
	const variation = new Variation(table, 3);
	await variation.open();
	for (const move of moves) await variation.selection.play(variation.selection.offers.find((offer) => offer.move === move)!);
	return variation;
}

describe("a variation", () => {
	it("sends the tried moves, always with the same seed, and offers those of the next position", async () => {
		const variation = await tried(4, 5);
		const wishes = asked.filter(({ url }) => url.endsWith("/variation")).map(({ body }) => body);
		expect(wishes.map(({ number, moves }) => [number, moves])).toEqual([[3, []], [3, [4]], [3, [4, 5]]]);
		expect(new Set(wishes.map(({ seed }) => seed)).size).toBe(1);
		expect(variation.steps.map(({ offer, seat }) => [offer?.move, seat])).toEqual([[undefined, 0], [4, 1], [5, 2]]);
		expect(variation.selection.table).toMatchObject({ moves: 5, turn: 1, seat: 1 });
	});

	it("steps back without a request, and another move replaces the rest", async () => {
		const variation = await tried(4, 5);
		const before = asked.filter(({ url }) => url.endsWith("/variation")).length;
		variation.show(1);
		expect(variation.selection.table).toMatchObject({ moves: 4 });
		expect(variation.branch.moves).toEqual([4]);
		expect(asked.filter(({ url }) => url.endsWith("/variation")).length).toBe(before);
		await variation.selection.play(variation.selection.offers[0]!);
		expect(variation.steps.map(({ offer }) => offer?.move)).toEqual([undefined, 4, 4]);
		expect(variation.at).toBe(2);
	});

	it("asks for the chances of each position, one after the other", async () => {
		const variation = await tried(4, 5);
		const hint = await variation.hint();
		expect(hint.chances[0]).toBe(0.2);
		expect(variation.steps.map((step) => step.hint?.chances[0])).toEqual([0, 0.1, 0.2]);
	});

	it("asks nothing about moves that are only touched", async () => {
		const variation = await tried();
		await variation.hint();
		const before = asked.length;
		vi.stubGlobal("window", { setTimeout: (action: () => void) => action() });
		await variation.selection.touch("nowhere");
		variation.selection.hover("move:4");
		expect(asked.length).toBe(before);
	});
});
