import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogues";
import { sayTextIn } from "../src/lib/i18n.svelte";
import { Messages } from "../src/lib/messages";
import type { YamataiView } from "../src/wire";
import { prompt } from "../src/games/yamatai/prompt";
import { moves, position } from "./yamatai-samples";

const LANGUAGES = ["en", "de"] as const;
const bundles = LANGUAGES.map((code) => new Messages(code, catalogue(code)));

function asked(view: Partial<YamataiView>, picked: string[] = [], mine = true): string {
	const found = prompt(position(view), picked, mine);
	for (const bundle of bundles) {
		const said = sayTextIn(bundle, found, ["Aki", "Ben"]);
		expect(said).toMatch(/[.?]$/);
		expect(said).not.toContain("{");
	}
	return sayTextIn(bundles[0]!, found, ["Aki", "Ben"]);
}

describe("what is to be done", () => {
	it("follows the stages of a turn", () => {
		expect(asked({ moves: moves("fleet 1", "fleet 2") })).toBe("Take a fleet.");
		expect(asked({ stage: "trade", moves: moves("buy clay", "place clay 3", "end") })).toBe("Trade, place a boat or end your turn.");
		expect(asked({ stage: "trade", moves: moves("sell clay", "aside clay") })).toBe("Trade or end your turn.");
		expect(asked({ stage: "place", moves: moves("place clay 3", "end") })).toBe("Place a boat or end your turn.");
		expect(asked({ stage: "place", placed: [2], moves: moves("place clay 3", "aside clay") })).toBe("Place another boat or end your turn.");
		expect(asked({ stage: "place", moves: moves("place clay 3", "collect 1", "build 2 on 4") })).toBe("Place another boat, collect or build.");
		expect(asked({ stage: "place", moves: moves("build 2 on 4") })).toBe("Build on an island.");
		expect(asked({ stage: "moor", moves: moves("aside clay", "aside wood") })).toBe("End your turn.");
		expect(asked({ stage: "moored", moves: moves("recruit Riu fan fan", "end") })).toBe("Recruit a specialist or end your turn.");
		expect(asked({ stage: "recruited", moves: moves("end") })).toBe("End your turn.");
	});

	it("says every mixture of placing, collecting and building", () => {
		for (const doing of [["collect 1"], ["build 1 on 2"], ["collect 1", "build 1 on 2"]]) {
			expect(asked({ moves: moves(...doing) })).not.toBe("");
			expect(asked({ moves: moves("place clay 1", ...doing) })).toMatch(/^Place another boat/);
		}
	});

	it("asks where, once something has been picked up", () => {
		expect(asked({ moves: moves("aside clay", "aside wood") }, ["end"])).toBe("Which boat has no room in your harbour? 2 boats put aside cost 1 point at the end.");
		expect(asked({}, ["boat:clay"])).toBe("Choose a spot for the clay boat.");
		expect(asked({ moves: moves("build 5 on 3") }, ["tile:5"])).toBe("Choose an island for tile 5.");
		expect(asked({ moves: moves("fleet 3", "build 51 on 3") }, ["tile:5"])).toMatch(/^You can’t build tile 5 now/);
		expect(asked({}, ["specialist:Fu-Hsi"])).toBe("Which culture tokens will you give up for Fu Hsi?");
		expect(asked({ phase: "put-back" }, ["looked:7"])).toBe("Put tile 7 on top of the deck or under it?");
		expect(asked({ moves: moves("slide 3 to 4") }, ["power"])).toBe("Choose a boat to slide.");
		expect(asked({ moves: moves("slide 3 to 4") }, ["power", "spot:3"])).toBe("Where should it slide to?");
		for (const verb of ["reserve 1", "peek", "sacred 1", "switch-token 1", "switch-boat 1", "remove 1"]) {
			expect(asked({ moves: moves(verb) }, ["power"])).not.toBe("Choose.");
		}
		for (const name of ["Hetsuka", "Michimata", "Nakatsu", "Raijin", "Kachiko"]) {
			expect(asked({}, [`power:${name}`])).not.toBe("Choose.");
		}
	});

	it("asks for the rest of what has begun", () => {
		const phases = ["any-boat", "collect", "extra-token", "put-back", "second-token", "second-boat", "second-removal"] as const;
		const said = phases.map((phase) => asked({ phase }));
		expect(new Set(said).size).toBe(phases.length);
		expect(said).not.toContain("Choose.");
	});

	it("says who acts when it is not one's turn", () => {
		expect(asked({ actor: 2, stage: "fleet" }, [], false)).toBe("Ben is taking a fleet.");
		expect(asked({ actor: 2, phase: "second-boat" }, [], false)).toBe("Ben is switching two boats.");
		expect(asked({ actor: "nature", phase: "tiles" }, [], false)).toBe("The building display is refilled.");
		expect(asked({ actor: null, phase: "over" }, [], false)).toBe("The game is over.");
	});

	it("has a sentence for every stage and phase of others and of chance", () => {
		for (const stage of ["fleet", "trade", "place", "done", "moor", "moored", "recruited"] as const) {
			expect(asked({ actor: 2, stage }, [], false)).not.toBe("Ben is deciding.");
		}
		for (const phase of ["any-boat", "collect", "extra-token", "look", "put-back", "second-token", "second-boat", "second-removal"] as const) {
			expect(asked({ actor: 2, phase }, [], false)).not.toBe("Ben is deciding.");
		}
		for (const phase of ["specialists", "tiles", "fleets", "tokens", "order", "look"] as const) {
			expect(asked({ actor: "nature", phase }, [], false)).not.toBe("Chance decides.");
		}
	});
});
