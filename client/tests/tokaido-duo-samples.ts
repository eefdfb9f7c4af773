/** Boards and positions of Tokaido Duo for tests. */

import type { DuoBoard, DuoPlayer, DuoView, StationKind } from "../src/wire";

type Links = [string, string][];
const WARES = { kimono: 5, ceramic: 6, doll: 7, fan: 8 };
const TOWNS = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"];

export const STANDARD: Links = [
	["M1", "M2"], ["M2", "M3"], ["M3", "M4"], ["M1", "C8"], ["M1", "C1"], ["M2", "C2"], ["M2", "C7"], ["M3", "C3"], ["M3", "C6"],
	["M4", "C4"], ["M4", "C5"],
];
export const STAR: Links = [
	["M1", "M2"], ["M1", "M3"], ["M1", "M4"], ["M2", "C1"], ["M2", "C2"], ["M2", "C3"], ["M3", "C4"], ["M3", "C5"], ["M4", "C6"],
	["M4", "C7"], ["M4", "C8"],
];
export const ALONG_COAST: Links = [
	["M1", "M2"], ["M2", "M3"], ["M3", "M4"], ["M1", "C1"], ["C1", "C8"], ["M1", "C7"], ["M2", "C2"], ["M3", "C3"], ["M4", "C4"],
	["M4", "C5"], ["M4", "C6"],
];

function way(links: Links, from: string, to: string): string[] {
	const ways = [[from]];
	for (let found = ways.shift(); found; found = ways.shift()) {
		const last = found.at(-1)!;
		if (last === to) return found;
		for (const [a, b] of links) {
			const next = a === last ? b : b === last ? a : null;
			if (next && !found.includes(next)) ways.push([...found, next]);
		}
	}
	return [];
}

/** `gaps` says how many stations lie after each coastal town. */
export function boardOf(links: Links = STANDARD, gaps: number[] = [3, 3, 3, 3, 3, 3, 3, 3]): DuoBoard {
	const kinds: StationKind[] = ["temple", "garden", "hot-spring", "seashore"];
	const stations = TOWNS.flatMap((town, index) => [
		{ name: town, kind: "town" as const, town, number: 0 },
		...Array.from({ length: gaps[index]! }, (_, step) => ({
			name: `${town}+${step + 1}`,
			kind: kinds[(index + step) % 4]!,
			town,
			number: gaps[index]! > 4 ? Math.floor(step / 4) + 1 : 0,
		})),
	]);
	const landscapes = ["mountain", "waterfall", "bamboo", "moon"] as const;
	return {
		stations,
		mountain_towns: { M1: 3, M2: 3, M3: 4, M4: 4 },
		routes: links,
		regions: TOWNS.map((town, index) => ({ landscape: landscapes[index % 4]!, border: way(links, town, TOWNS[(index + 1) % 8]!) })),
		dice: { pilgrim: [1, 2, 2, 3, 3, 4], merchant: [1, 1, 2, 2, 3, 3], artist: [1, 1, 2, 2, 3, 3] },
		wares: WARES,
		compass: "C3",
		slab_points: [0, 4, 10, 17, 26, 35, 46],
		painting_points: [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40],
		temples: 9,
		gardens: 6,
	};
}

function playerOf(colour: DuoPlayer["colour"], at: Pick<DuoPlayer, "pilgrim" | "merchant" | "artist">): DuoPlayer {
	return {
		colour,
		...at,
		temple: 1,
		garden: 1,
		coins: 0,
		slabs: 0,
		wares: { kimono: 0, ceramic: 0, doll: 0, fan: 0 },
		given: 0,
		face_up: [],
		face_down: { mountain: 2, waterfall: 3, bamboo: 2, moon: 3 },
		faith: 1,
		trade: 0,
		culture: 0,
		score: 1,
	};
}

/** The first round, the dice thrown, with the first player to move and looking. */
export function viewOf(changed: Partial<DuoView> = {}): DuoView {
	return {
		game: "tokaido-duo",
		phase: "move",
		actor: 1,
		viewer: 1,
		round: 1,
		leader: 1,
		turn: 1,
		dice: { pilgrim: 3, merchant: 2, artist: 1 },
		playing: null,
		shops: [{ town: "C1", ware: "fan", price: 2 }],
		waves: [{ character: "pilgrim", side: "swift", owner: null }],
		hot_spring: null,
		bag: { ...WARES },
		players: [
			playerOf("violet", { pilgrim: "C3+2", merchant: "M4", artist: 4 }),
			playerOf("green", { pilgrim: "C8", merchant: "M1", artist: 8 }),
		],
		ending: null,
		ranking: null,
		moves: [],
		...changed,
	};
}

/** The same view with one player changed; players count from 1. */
export function withPlayer(view: DuoView, number: number, changed: Partial<DuoPlayer>): DuoView {
	return { ...view, players: view.players.map((player, index) => (index + 1 === number ? { ...player, ...changed } : player)) };
}
