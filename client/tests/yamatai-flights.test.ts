/** Which pieces fly from where to where, for each kind of move. */

import { describe, expect, it } from "vitest";
import type { Flight } from "../src/games/contract";
import { flights } from "../src/games/yamatai/flights";
import type { YamataiPlayer, YamataiView } from "../src/wire";
import { player, position } from "./yamatai-samples";

const NO_BOATS = { bamboo: 0, wood: 0, stone: 0, clay: 0, gold: 0 };
const NO_TOKENS = { fan: 0, lantern: 0, mask: 0, scroll: 0, drum: 0, crane: 0 };
const EMPTY = { token: null, mountain: false, sacred: false, building: null, owner: null };

/** A position in which a player has something else than usual. */
function having(seat: number, more: Partial<YamataiPlayer>, differing: Partial<YamataiView> = {}): YamataiView {
	const players = [player(), { ...player(), colour: "orange" as const }].map((each, index) => (index + 1 === seat ? { ...each, ...more } : each));
	return position({ ...differing, players });
}

function ways(before: YamataiView, after: YamataiView, seat: number, ...handles: string[]): string[] {
	return flights(before, after, { seat, handles }).map(({ drawing, from, to, sound }: Flight) => `${drawing} ${from} > ${to} (${sound})`);
}

describe("pieces fly", () => {
	it("from the hand of another player to a spot, and settle there", () => {
		const [before, after] = [having(2, {}), having(2, { boats: NO_BOATS }, { boats: { 3: "clay" } })];
		expect(ways(before, after, 2, "boat:clay", "spot:3")).toEqual(["#yam-boat-clay seat:2 > spot:3 (place)"]);
		expect(flights(before, after, { seat: 2, handles: [] })[0]!.settles).toBe(true);
	});

	it("from the viewer's own boats to a spot", () => {
		const [before, after] = [having(1, {}), having(1, { boats: NO_BOATS }, { boats: { 3: "clay" } })];
		expect(ways(before, after, 1, "boat:clay", "spot:3")).toEqual(["#yam-boat-clay reserve:clay boat:clay seat:1 > spot:3 (place)"]);
	});

	it("from a fleet to the player who takes it", () => {
		const after = having(2, { boats: { ...NO_BOATS, bamboo: 1, clay: 2 } });
		expect(ways(having(2, {}), after, 2, "fleet:6")).toEqual([
			"#yam-boat-bamboo fleet:6 reserve:bamboo boat:bamboo > seat:2 (collect)",
			"#yam-boat-clay fleet:6 reserve:clay boat:clay > seat:2 (collect)",
		]);
	});

	it("from the reserve to the buyer, and coins back, at most three", () => {
		const after = having(2, { boats: { ...NO_BOATS, clay: 2 }, coins: 6 });
		const coin = "#yam-coin seat:2 > buy:clay (coins)";
		expect(ways(having(2, {}), after, 2, "buy:clay")).toEqual(["#yam-boat-clay reserve:clay boat:clay > seat:2 (collect)", coin, coin, coin]);
	});

	it("back to the reserve when a boat is sold", () => {
		const after = having(2, { boats: NO_BOATS, coins: 11 });
		expect(ways(having(2, {}), after, 2, "sell:clay")).toEqual([
			"#yam-boat-clay seat:2 > reserve:clay boat:clay (collect)",
			"#yam-coin sell:clay > seat:2 (coins)",
		]);
	});

	it("from an island to the owner of the token", () => {
		const islands = [EMPTY, EMPTY];
		const after = having(2, { tokens: { ...NO_TOKENS, fan: 1 } }, { islands });
		expect(ways(having(2, {}), after, 2, "island:1")).toEqual(["#yam-token-fan island:1 > seat:2 (collect)"]);
		const own = having(1, { tokens: { ...NO_TOKENS, fan: 1 } }, { islands });
		expect(ways(having(1, {}), own, 1, "island:1")).toEqual(["#yam-token-fan island:1 > token:fan seat:1 (collect)"]);
	});

	it("from the display to the island that is built on, which comes first", () => {
		const house = { ...EMPTY, building: "standard" as const, owner: 2 };
		const palace = { ...EMPTY, building: "palace" as const, owner: 2 };
		const before = position({ islands: [EMPTY, EMPTY] });
		expect(ways(before, having(2, { coins: 11 }, { islands: [house, EMPTY] }), 2, "tile:1", "island:1")).toEqual([
			"#yam-house-2 tile:1 seat:2 > island:1 (build)",
			"#yam-coin island:1 tile:1 > seat:2 (coins)",
		]);
		expect(ways(before, position({ islands: [EMPTY, palace] }), 2, "tile:1", "island:2")).toEqual(["#yam-kind-palace tile:1 seat:2 > island:2 (build)"]);
	});

	it("to an island that becomes Sacred Ground", () => {
		const after = position({ islands: [EMPTY, { ...EMPTY, sacred: true }] });
		expect(ways(position({ islands: [EMPTY, EMPTY] }), after, 2, "power", "island:2")).toEqual(["#yam-sacred seat:2 > island:2 (build)"]);
	});

	it("between spots and between islands when a power moves them", () => {
		expect(ways(position({ boats: { 1: "gold" } }), position({ boats: { 2: "gold" } }), 2, "power", "spot:1", "spot:2")).toEqual([
			"#yam-boat-gold spot:1 > spot:2 (place)",
		]);
		const [fan, mask] = [{ ...EMPTY, token: "fan" as const }, { ...EMPTY, token: "mask" as const }];
		expect(ways(position({ islands: [fan, mask] }), position({ islands: [mask, fan] }), 2, "power", "island:1", "island:2")).toEqual([
			"#yam-token-fan island:1 > island:2 (collect)",
			"#yam-token-mask island:2 > island:1 (collect)",
		]);
	});

	it("with the specialist, and what it costs, to and from the recruiter", () => {
		const before = having(2, { tokens: { ...NO_TOKENS, fan: 2 } });
		const after = having(2, { specialists: ["Riu"], coins: 12 });
		expect(ways(before, after, 2, "specialist:Riu", "pay:fan+fan")).toEqual([
			"#yam-token-fan seat:2 > pay:fan+fan specialist:Riu (collect)",
			"#yam-token-fan seat:2 > pay:fan+fan specialist:Riu (collect)",
			"specialist:Riu specialist:Riu > seat:2 (collect)",
			"#yam-coin pay:fan+fan specialist:Riu > seat:2 (coins)",
			"#yam-coin pay:fan+fan specialist:Riu > seat:2 (coins)",
		]);
	});

	it("with a reserved tile to its owner, and with a new one from the deck", () => {
		const after = having(2, { reserved: [{ tile: 2, round: 1 }] }, { row: [1, 3] });
		expect(ways(position(), after, 2, "tile:2")).toEqual(["tile:2 tile:2 deck > seat:2 (collect)", "tile:3 deck > tile:3 (collect)"]);
	});

	it("with prestige to the player who gains it", () => {
		expect(ways(position(), having(2, { prestige: 1 }), 2, "island:2")).toEqual(["#yam-prestige island:2 > seat:2 (collect)"]);
	});

	it("not at all when nothing changes place", () => {
		expect(ways(position(), position({ acting: 1, turn: 2, actor: 2 }), 1, "end")).toEqual([]);
	});
});
