import { describe, expect, it } from "vitest";
import { standing, wouldPause } from "../src/table/standing";
import type { ChairView } from "../src/wire";

const PERSON: ChairView = { name: "Ann", kind: "person", bot: null, away: null, resigned: false, you: false, reserved: false };
const ME: ChairView = { ...PERSON, you: true };
const BOT: ChairView = { ...PERSON, name: "level3", kind: "bot", bot: "level3" };
const day = (then: number): string => `day ${then}`;

describe("how a game stands", () => {
	it("needs no word while everybody plays", () => {
		expect(standing({ chairs: [ME, BOT], seat: 1, paused_until: null }, day)).toBeNull();
		expect(standing({ chairs: [PERSON, BOT], seat: null, paused_until: null }, day)).toBeNull();
	});

	it("says that a bot plays for somebody who left", () => {
		const left = { ...ME, away: "left" };
		const stands = standing({ chairs: [left, PERSON], seat: 1, paused_until: null }, day);
		expect(stands).toEqual({ key: "client-table-away", args: { why: "left" } });
	});

	it("asks the one who left a paused game to come back, until a day", () => {
		const left = { ...ME, away: "left" };
		const stands = standing({ chairs: [BOT, left], seat: 2, paused_until: 7 }, day);
		expect(stands).toEqual({ key: "client-table-paused", args: { who: "you", day: "day 7" } });
	});

	it("tells others that the game is paused, also those who have resigned", () => {
		const left = { ...PERSON, away: "time" };
		const told = { key: "client-table-paused", args: { who: "others", day: "day 7" } };
		expect(standing({ chairs: [left, BOT], seat: null, paused_until: 7 }, day)).toEqual(told);
		expect(standing({ chairs: [left, { ...ME, resigned: true }], seat: 2, paused_until: 7 }, day)).toEqual(told);
	});

	it("says that a bot plays on for somebody who resigned", () => {
		const stands = standing({ chairs: [{ ...ME, away: "left", resigned: true }, PERSON], seat: 1, paused_until: null }, day);
		expect(stands).toEqual({ key: "client-table-resigned", args: {} });
	});
});

describe("a game pauses without the viewer", () => {
	it("if all others are bots, or have left", () => {
		expect(wouldPause({ chairs: [ME, BOT] })).toBe(true);
		expect(wouldPause({ chairs: [ME, { ...PERSON, away: "left" }, { ...PERSON, resigned: true }] })).toBe(true);
	});

	it("but not while somebody else plays", () => {
		expect(wouldPause({ chairs: [BOT, ME, PERSON] })).toBe(false);
	});
});
