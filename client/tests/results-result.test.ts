import { webcrypto } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bytesOf, check, hexOf } from "../src/results/commitment";
import { resultOf } from "../src/results/result";
import { DUO, useGames, YAMATAI } from "./sample-games";
import type { ChairView, DuoView, YamataiView } from "../src/wire";

vi.mock("../src/lib/i18n.svelte", async (original) => ({
	...(await original<object>()),
	hasMessage: (key: string) => key === "client-ending-slabs",
}));

const NAMES = ["Ann", "Ben", "Cleo"];
const list = (names: string[]): string => names.join(" + ");

function chairs(...resigned: boolean[]): ChairView[] {
	return resigned.map((gone) => {
		return { name: null, kind: "person", bot: null, away: null, resigned: gone, you: false, here: false, reserved: false, expected: null };
	});
}

function duo(...coins: number[]): DuoView {
	return { game: "tokaido-duo", ending: "slabs", players: coins.map((count) => ({ coins: count })) } as unknown as DuoView;
}

const yamatai = { game: "yamatai", ending: "boats", players: [{}, {}, {}] } as unknown as YamataiView;
const two = { ended: "played", seat: null, chairs: chairs(false, false) };

describe("the result", () => {
	beforeAll(() => useGames(DUO, YAMATAI));

	it("names the winner and why the game ended", () => {
		const result = resultOf({ ...two, places: [2, 1], scores: [44, 72] }, duo(0, 0), NAMES, list);
		expect(result).toMatchObject({ winners: [1], key: "client-after-won", args: { player: "Ben" } });
		expect(result.notes).toEqual([{ key: "client-ending-slabs", args: {} }]);
	});

	it("has a general sentence for an ending without one of the game", () => {
		const view = { ...duo(0, 0), ending: "rain" } as unknown as DuoView;
		const result = resultOf({ ...two, places: [2, 1], scores: [44, 72] }, view, NAMES, list);
		expect(result.notes).toEqual([{ key: "client-after-ending", args: {} }]);
	});

	it("addresses the winner", () => {
		const result = resultOf({ ...two, seat: 2, places: [2, 1], scores: [44, 72] }, duo(0, 0), NAMES, list);
		expect(result.key).toBe("client-after-you-won");
	});

	it("says what breaks a tie", () => {
		const coins = resultOf({ ...two, places: [1, 2], scores: [44, 44] }, duo(5, 3), NAMES, list);
		expect(coins.notes[1]).toEqual({ key: "client-tie-coins", args: { points: 44, best: 5, next: 3 } });
		const shared = resultOf({ ...two, places: [1, 1], scores: [44, 44] }, duo(3, 3), NAMES, list);
		expect(shared).toMatchObject({ winners: [0, 1], key: "client-after-shared", args: { players: "Ann + Ben" } });
		expect(shared.notes[1]?.key).toBe("client-tie-shared-coins");
		const three = { ended: "played", seat: null, chairs: chairs(false, false, false) };
		const order = resultOf({ ...three, places: [3, 1, 2], scores: [9, 30, 30] }, yamatai, NAMES, list);
		expect(order.notes[1]).toMatchObject({ key: "client-tie-turn", args: { points: 30 } });
	});

	it("ignores ties behind the winner and players who resigned", () => {
		const three = { ended: "played", seat: null, chairs: chairs(false, false, false) };
		expect(resultOf({ ...three, places: [3, 1, 2], scores: [9, 30, 9] }, yamatai, NAMES, list).notes).toHaveLength(1);
		const gone = { ...three, chairs: chairs(true, false, false) };
		expect(resultOf({ ...gone, places: [3, 1, 2], scores: [30, 30, 9] }, yamatai, NAMES, list).notes).toHaveLength(1);
	});

	it("tells who resigned", () => {
		const game = { ended: "resigned", seat: null, chairs: chairs(true, false, true), places: [2, 1, 2], scores: [9, 1, 3] };
		const result = resultOf(game, { ...yamatai, ending: null }, NAMES, list);
		expect(result).toMatchObject({ winners: [1], args: { player: "Ben" } });
		expect(result.notes).toEqual([{ key: "client-after-resigned", args: { players: "Ann + Cleo", count: 2 } }]);
	});

	it("tells who left and did not come back", () => {
		const bot: ChairView = { ...chairs(false)[0]!, kind: "bot", bot: "level3" };
		const game = { ended: "abandoned", seat: 1, chairs: [...chairs(false), bot], places: [2, 1], scores: [9, 1] };
		const result = resultOf(game, { ...yamatai, ending: null }, NAMES, list);
		expect(result).toMatchObject({ winners: [1], key: "client-after-won", args: { player: "Ben" } });
		expect(result.notes).toEqual([{ key: "client-after-left", args: { players: "Ann", count: 1 } }]);
		const all = resultOf({ ...game, chairs: chairs(false, false), places: [1, 1] }, yamatai, NAMES, list);
		expect(all).toMatchObject({ winners: [], key: "client-after-abandoned" });
	});

	it("has no winner if nothing was decided", () => {
		const brought = resultOf({ ...two, ended: "imported", places: [1, 1], scores: [2, 1] }, duo(0, 0), NAMES, list);
		expect(brought).toMatchObject({ winners: [], key: "client-after-broken-off" });
		const closed = resultOf({ ...two, ended: "closed", places: null, scores: null }, null, NAMES, list);
		expect(closed).toMatchObject({ winners: [], key: "client-after-closed" });
	});
});

describe("the commitment", () => {
	const subtle = webcrypto.subtle as SubtleCrypto;
	const seed = "c2cc59e1f226762823a71e2879985146b1e4424fa8717caa5e8c1bbd6d07d1d1";
	const commitment = "4916660b0202606b4d19b0dc1cb6e44a668f511404075490c31c7429b861c91f";

	it("is the hash of the seed's bytes", async () => {
		expect(hexOf(bytesOf(seed))).toBe(seed);
		expect(await check(seed, commitment, subtle)).toBe("fits");
		expect(await check(seed.replace("c", "d"), commitment, subtle)).toBe("differs");
	});

	it("cannot be checked if the browser forbids it", async () => {
		expect(await check(seed, commitment, undefined)).toBe("cannot");
	});
});
