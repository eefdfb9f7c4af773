import { beforeAll, describe, expect, it } from "vitest";
import { speakIn } from "./spoken-language";
import * as labels from "../src/games/tokaido_duo/labels";
import { layout } from "../src/games/tokaido_duo/layout";
import { boardOf, viewOf, withPlayer } from "./tokaido-duo-samples";

const { stations, towns, regions } = layout(boardOf());

beforeAll(() => speakIn("en"));

function station(name: string) {
	return stations.find((each) => each.name === name)!;
}

describe("things in words", () => {
	const view = viewOf();
	const m4 = towns.find(({ name }) => name === "M4")!;

	it("say who is at a place, and which figures are yours", () => {
		expect(labels.placeLabel(station("C3+2"), view)).toMatch(/after C3, your violet pilgrim here$/);
		expect(labels.placeLabel(station("C3+2"), { ...view, viewer: 2 })).toMatch(/after C3, violet pilgrim here$/);
		expect(labels.placeLabel(m4, withPlayer(view, 2, { merchant: "M4" }))).toBe("M4 (draw 4), your violet merchant and green merchant here");
		expect(labels.regionLabel(regions[3]!, view)).toBe("region 4 (moon), your violet artist here");
	});

	it("say which colour is whose", () => {
		expect(labels.colourText("violet", true)).toBe("violet, you");
		expect(labels.colourText("green", false)).toBe("green");
	});

	it("say for which figure a die is", () => {
		expect(labels.dieLabel("merchant", 2, "free", "green", true)).toBe("Merchant’s die: 2, for your green merchant");
		expect(labels.dieLabel("merchant", 2, "playing", "violet", false)).toBe("Merchant’s die: 2, in use, for violet merchant");
		expect(labels.dieLabel("artist", null, "played", "violet", true)).toBe("Artist’s die, already used");
	});

	it("are German for Germans", async () => {
		await speakIn("de");
		expect(labels.regionLabel(regions[3]!, view)).toMatch(/hier: dein violetter Künstler$/);
		expect(labels.colourText("violet", true)).toBe("violett, du");
		expect(labels.dieLabel("pilgrim", 3, "free", "green", true)).toBe("Würfel des Pilgers: 3, dein grüner Pilger");
		await speakIn("en");
	});
});
