/** A small archipelago and a position on it, for tests of what is drawn. */

import type { YamataiBoard, YamataiPlayer, YamataiView } from "../src/wire";

/** Two islands side by side: spots 1 to 6, of which 2 and 5 are shared. */
export const board: YamataiBoard = {
	spots: [
		[0, 0],
		[300, 0],
		[600, 20],
		[600, 320],
		[300, 300],
		[0, 300],
	],
	islands: [
		[1, 2, 5, 6],
		[2, 3, 4, 5],
	],
	lanes: [
		[1, 2],
		[2, 3],
		[3, 4],
		[4, 5],
		[5, 6],
		[1, 6],
		[2, 5],
	],
	neighbours: [[2], [1]],
	entries: [1],
	rim: [1, 2, 3, 4, 5, 6],
	places: [
		{ key: "yam-place-tip", args: { island: 1, side: "north-west" } },
		{ key: "yam-place-end", args: { islands: "1", last: 2, side: "north" } },
		{ key: "yam-place-tip", args: { island: 2, side: "north-east" } },
		{ key: "yam-place-tip", args: { island: 2, side: "south-east" } },
		{ key: "yam-place-end", args: { islands: "1", last: 2, side: "south" } },
		{ key: "yam-place-tip", args: { island: 1, side: "south-west" } },
	],
	tiles: [{ kind: "standard", cost: { bamboo: 1, wood: 0, stone: 0, clay: 0, gold: 1 }, points: 4 }],
	specialists: { Riu: 4 },
	fleets: [{ boats: ["bamboo"], power: null }],
	prices: { bamboo: 1, wood: 2, stone: 3, clay: 4, gold: 5 },
};

export function player(): YamataiPlayer {
	return {
		colour: "blue",
		coins: 10,
		prestige: 0,
		buildings: 10,
		boats: { bamboo: 0, wood: 0, stone: 0, clay: 1, gold: 0 },
		aside: { bamboo: 0, wood: 0, stone: 0, clay: 0, gold: 0 },
		tokens: { fan: 0, lantern: 0, mask: 0, scroll: 0, drum: 0, crane: 0 },
		specialists: [],
		used: [],
		built: [],
		reserved: [],
		harbour: 1,
		points: { coins: 2, prestige: 0, buildings: 0, specialists: 0, reserved: 0, aside: 0 },
		score: 2,
	};
}

export function position(differing: Partial<YamataiView> = {}): YamataiView {
	return {
		game: "yamatai",
		phase: "turn",
		stage: "fleet",
		rulebook: "english",
		actor: 1,
		viewer: 1,
		round: 1,
		order: [1, 2, 1, 2],
		acting: 0,
		turn: 1,
		fleet: null,
		power_used: false,
		trades: 0,
		fresh: { bamboo: 0, wood: 0, stone: 0, clay: 0, gold: 0 },
		placed: [],
		reserve: { bamboo: 22, wood: 19, stone: 16, clay: 12, gold: 10 },
		boats: {},
		islands: [
			{ token: "fan", mountain: false, sacred: false, building: null, owner: null },
			{ token: null, mountain: true, sacred: false, building: null, owner: null },
		],
		row: [1, 2],
		deck: 20,
		deck_known: { top: [], bottom: [] },
		looked_at: [],
		specialists: [{ name: "Riu", coins: 0 }],
		specialists_left: 13,
		fleets: [1, 2],
		fleets_down: [[3, 4, 5]],
		fleets_used: [],
		players: [player(), { ...player(), colour: "orange" }],
		ending: null,
		ranking: null,
		moves: [],
		...differing,
	};
}

/** Legal moves by their notation. */
export function moves(...texts: string[]): YamataiView["moves"] {
	return texts.map((text, move) => ({ move, text, handles: [] }));
}
