import { beforeAll, describe, expect, it } from "vitest";
import { speakIn } from "./spoken-language";
import * as labels from "../src/games/yamatai/labels";
import { layout } from "../src/games/yamatai/layout";
import { board, position } from "./yamatai-samples";

beforeAll(() => speakIn("en"));

describe("things in words", () => {
	const [fan, mountain] = position().islands;

	it("name islands with what stands on them", () => {
		expect(labels.islandLabel(12, { ...mountain!, token: "lantern" }, [], [])).toBe("Island 12, mountain, lantern token");
		expect(labels.islandLabel(2, mountain!, [], [])).toBe("Island 2, mountain, empty");
		expect(labels.islandLabel(1, { ...fan!, token: null, building: "standard", owner: 2 }, ["Aki", "Ben"], [])).toBe("Island 1, Ben’s building");
		expect(labels.islandLabel(3, { ...fan!, token: null, building: "torii" }, [], [])).toBe("Island 3, torii");
		expect(labels.islandLabel(4, { ...fan!, token: null, sacred: true }, [], [])).toBe("Island 4, Sacred Ground");
	});

	it("say which boats surround an island", () => {
		expect(labels.islandLabel(2, mountain!, [], ["clay", "wood", "clay"])).toBe("Island 2, mountain, empty, around it: 1 wood and 2 clay");
	});

	it("say what an island lacks, and whether the player has enough", () => {
		expect(labels.islandLabel(2, mountain!, [], [], { clay: 1 }, true)).toBe("Island 2, mountain, empty, 1 more clay, your boats and one purchase are enough");
		expect(labels.islandLabel(2, mountain!, [], [], { clay: 1, wood: 2 })).toBe("Island 2, mountain, empty, 1 more clay and 2 more wood");
		expect(labels.islandLabel(2, mountain!, [], [], {})).toBe("Island 2, mountain, empty");
	});

	it("name spots with their boats", () => {
		const view = position({ boats: { "1": "clay", "2": "gold" }, placed: [2] });
		const [first, second, third] = layout(board).berths;
		expect(labels.spotLabel(first!, view)).toBe("Spot at the north-western tip of island 1, entry spot, clay boat");
		expect(labels.spotLabel({ ...second!, rim: false }, view)).toBe(
			"Spot between islands 1 and 2, at the northern end, gold boat, placed this turn",
		);
		expect(labels.spotLabel(third!, view)).toBe("Spot at the north-eastern tip of island 2, rim, empty");
	});

	it("name tiles, fleets, specialists, tokens", () => {
		expect(labels.tileLabel(5, board.tiles[0]!)).toBe("Tile 5, standard building, 4 points, costs 1 bamboo and 1 gold");
		expect(labels.fleetLabel(10, { boats: ["clay", "wood", "any"], power: null })).toBe("Fleet 10, clay, wood, and one of your choice: plus a boat of your choice");
		expect(labels.specialistLabel("Fu-Hsi", labels.pointsOf({ specialists: { "Fu-Hsi": 1 } }, "Fu-Hsi"), 2)).toBe(
			"Fu Hsi: 1 point for every 3 coins at the end, 1 point, 2 coins",
		);
		expect(labels.specialistLabel("Riu", labels.pointsOf(board, "Riu"), 0)).toBe("Riu: your harbour holds 3 boats, 4 points");
		expect(labels.tokensText({ crane: 1, drum: 2 })).toBe("2 drums and 1 crane");
	});

	it("speak German too", async () => {
		await speakIn("de");
		expect(labels.islandLabel(12, { ...mountain!, token: "lantern" }, [], [])).toBe("Insel 12, Gebirge, Kulturplättchen Laterne");
		expect(labels.spotLabel(layout(board).berths[0]!, position({ boats: { "1": "clay" } }))).toBe(
			"Feld an der Nordwestspitze von Insel 1, Eingangsfeld, Lehm-Schiff",
		);
		expect(labels.tileLabel(5, board.tiles[0]!)).toBe("Plättchen 5, Standardgebäude, 4 Punkte, kostet 1 Bambus und 1 Gold");
		expect(labels.lackText({ clay: 1 })).toBe("noch 1 Lehm");
		await speakIn("en");
	});
});
