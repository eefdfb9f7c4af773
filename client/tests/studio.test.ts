import { describe, expect, it } from "vitest";
import { countKinds, kindsOf } from "../src/studio/kinds";
import { tokens } from "../src/studio/syntax";
import { setMap as duoGround } from "../src/games/tokaido_duo/set-map";
import { setMap as yamataiGround } from "../src/games/yamatai/set-map";
import { parent, overlaps, valuesOf, valuesOn, wrongKeys } from "../src/studio/values";
import { fileName, gameIn, lineAt, rangeOf } from "../src/studio/lines";
import type { DuoBoard, DuoView, SetFinding, SetValue, YamataiBoard } from "../src/wire";

function value(where: string, line: number, kind: SetValue["kind"] = "printed"): SetValue {
	return { where, line, kind, value: "", note: "" };
}

const VALUES = [
	value("wares.fan", 4, "rulebook"),
	value("coast.stations[0]", 7),
	value("coast.stations[1]", 7),
	value("coast.stations[2]", 8),
	value("regions.landscapes", 11, "reconstructed"),
	value("building[0].kind", 14, "rulebook"),
	value("building[0].cost", 15),
	value("building[10].cost", 45),
];

describe("values", () => {
	it("belong to the thing that shows them, or to the list that they stand in", () => {
		expect(valuesOf(VALUES, "building[0]").map(({ line }) => line)).toEqual([14, 15]);
		expect(valuesOf(VALUES, "building[1]").map(({ where }) => where)).toEqual(["building[0].kind", "building[0].cost", "building[10].cost"]);
		expect(valuesOf(VALUES, "regions.landscapes[3]").map(({ line }) => line)).toEqual([11]);
		expect(valuesOf(VALUES, "nothing")).toEqual([]);
	});

	it("stand on lines", () => {
		expect(valuesOn(VALUES, 7).map(({ where }) => where)).toEqual(["coast.stations[0]", "coast.stations[1]"]);
		expect(valuesOn(VALUES, 1)).toEqual([]);
	});

	it("touch what they stand in, and nothing that is only called alike", () => {
		expect(overlaps("building[1]", "building[1].cost")).toBe(true);
		expect(overlaps("building[1].cost", "building")).toBe(true);
		expect(overlaps("building[1]", "building[10].cost")).toBe(false);
		expect(overlaps("prices", "pricesless")).toBe(false);
		expect(parent("building[3].cost")).toBe("building[3]");
		expect(parent("building[3]")).toBe("building");
		expect(parent("building")).toBe("");
	});

	it("are what findings on their lines are about", () => {
		const finding = (line: number, where: string): SetFinding => ({ line, where, text: { key: "", args: {} }, message: "" });
		expect(wrongKeys(VALUES, [finding(7, "coast.stations[1]")])).toEqual(["coast.stations[1]"]);
		expect(wrongKeys(VALUES, [finding(14, "building")])).toEqual(["building[0].kind"]);
		expect(wrongKeys(VALUES, [finding(8, "TOML")])).toEqual(["coast.stations[2]"]);
		expect(wrongKeys(VALUES, [finding(2, "TOML")])).toEqual([]);
	});

	it("are counted by where they come from", () => {
		expect(countKinds(VALUES)).toEqual([["rulebook", 2], ["printed", 5], ["reconstructed", 1]]);
		expect(kindsOf(valuesOf(VALUES, "building[0]"))).toEqual(["rulebook", "printed"]);
	});
});

describe("the map of Tokaido Duo", () => {
	const board = {
		stations: ["C1", "C1+1", "C2"].map((name) => ({ name, kind: "town" })),
		mountain_towns: { M1: 3 },
		routes: [["M1", "C1"], ["M1", "C2"]],
		regions: [{}, {}],
	} as unknown as DuoBoard;
	const view = { players: [{ colour: "violet", pilgrim: "C1+1", merchant: "M1", artist: 2 }] } as unknown as DuoView;
	const setMap = duoGround(board, view);

	it("draws values as places", () => {
		expect(setMap.handlesOf("coast.stations[1]")).toEqual(["at:C1+1"]);
		expect(setMap.handlesOf("coast.stations")).toEqual(["at:C1", "at:C1+1", "at:C2"]);
		expect(setMap.handlesOf("coast.stations[9]")).toEqual([]);
		expect(setMap.handlesOf("routes.links[1]")).toEqual(["at:M1", "at:C2"]);
		expect(setMap.handlesOf("routes.mountain_wares.M1")).toEqual(["at:M1"]);
		expect(setMap.handlesOf("regions.landscapes")).toEqual(["region:1", "region:2"]);
		expect(setMap.handlesOf("start.violet.pilgrim")).toEqual(["at:C1+1"]);
		expect(setMap.handlesOf("start.violet.artist")).toEqual(["region:2"]);
		expect(setMap.handlesOf("start.green.artist")).toEqual([]);
		expect(setMap.handlesOf("wares.fan")).toEqual([]);
	});

	it("leads from places back to values", () => {
		for (const handle of ["at:C1", "at:C1+1", "at:M1", "region:2"]) {
			expect(setMap.handlesOf(setMap.whereOf(handle))).toEqual([handle]);
		}
	});
});

describe("the map of Yamataï", () => {
	const setMap = yamataiGround({ spots: [[0, 0], [1, 1], [2, 2]], islands: [[1, 2, 3]], entries: [3, 1] } as unknown as YamataiBoard);

	it("draws values as places, and leads back", () => {
		expect(setMap.handlesOf("board.spots[1]")).toEqual(["spot:2"]);
		expect(setMap.handlesOf("board.entries")).toEqual(["spot:3", "spot:1"]);
		expect(setMap.handlesOf("board.width")).toEqual([]);
		for (const handle of ["spot:3", "island:1"]) expect(setMap.handlesOf(setMap.whereOf(handle))).toEqual([handle]);
	});
});

describe("the text", () => {
	const text = 'a = 1\n\n[set]\ngame = "yamatai"\nname = "my-island"';

	it("has lines that can be found", () => {
		expect([0, 5, 6, 7, text.length].map((place) => lineAt(text, place))).toEqual([1, 1, 2, 3, 5]);
		for (let line = 1; line <= 5; line++) {
			const [start, end] = rangeOf(text, line);
			expect(text.slice(start, end)).toBe(text.split("\n")[line - 1]);
		}
		expect(rangeOf(text, 99)).toEqual([rangeOf(text, 5)[0], text.length]);
	});

	it("says what it is", () => {
		expect([fileName(text), gameIn(text)]).toEqual(["my-island.toml", "yamatai"]);
		expect([fileName('name = "../x"'), gameIn("")]).toEqual(["my-set.toml", null]);
	});

	it("is painted without losing a sign", () => {
		const lines = ['kimono = 5  # "rulebook"', "[[building]]  # 3", '  ["M1", "C8"], ["M1", "C1"],', "  [1, 2],", 'v = { a = "#1", b = 2 }', "", "# [no]", '"'];
		for (const line of lines) expect(tokens(line).map(([, part]) => part).join("")).toBe(line);
		expect(tokens(lines[0]!)).toEqual([["key", "kimono"], ["plain", " = 5  "], ["comment", '# "rulebook"']]);
		expect(tokens(lines[1]!).map(([piece]) => piece)).toEqual(["header", "plain", "comment"]);
		expect(tokens(lines[2]!).filter(([piece]) => piece === "text").map(([, part]) => part)).toEqual(['"M1"', '"C8"', '"M1"', '"C1"']);
		expect(tokens(lines[4]!).filter(([piece]) => piece === "comment")).toEqual([]);
	});
});
