import { describe, expect, it } from "vitest";
import { absenceNotice, wouldPause } from "../src/table/absence";
import type { ChairView } from "../src/wire";

const PERSON: ChairView = { name: "Ann", kind: "person", bot: null, away: null, resigned: false, you: false, here: false, reserved: false, expected: null };
const ME: ChairView = { ...PERSON, you: true, here: true };
const BOT: ChairView = { ...PERSON, name: "level3", kind: "bot", bot: "level3" };
const day = (then: number): string => `day ${then}`;

describe("the notice about an absence", () => {
	it("is null while everybody plays", () => {
		expect(absenceNotice({ chairs: [ME, BOT], seat: 1, paused_until: null }, day)).toBeNull();
		expect(absenceNotice({ chairs: [PERSON, BOT], seat: null, paused_until: null }, day)).toBeNull();
	});

	it("says that a bot plays for the viewer who left", () => {
		const left = { ...ME, away: "left" };
		const stands = absenceNotice({ chairs: [left, PERSON], seat: 1, paused_until: null }, day);
		expect(stands).toEqual({ key: "client-table-away", args: { why: "left" } });
	});

	it("asks the player who left a paused game to return by a day", () => {
		const left = { ...ME, away: "left" };
		const stands = absenceNotice({ chairs: [BOT, left], seat: 2, paused_until: 7 }, day);
		expect(stands).toEqual({ key: "client-table-paused", args: { who: "you", day: "day 7" } });
	});

	it("tells the others that the game is paused, including those who resigned", () => {
		const left = { ...PERSON, away: "time" };
		const told = { key: "client-table-paused", args: { who: "others", day: "day 7" } };
		expect(absenceNotice({ chairs: [left, BOT], seat: null, paused_until: 7 }, day)).toEqual(told);
		expect(absenceNotice({ chairs: [left, { ...ME, resigned: true }], seat: 2, paused_until: 7 }, day)).toEqual(told);
	});

	it("says that a bot replaces a player who resigned", () => {
		const stands = absenceNotice({ chairs: [{ ...ME, away: "left", resigned: true }, PERSON], seat: 1, paused_until: null }, day);
		expect(stands).toEqual({ key: "client-table-resigned", args: {} });
	});
});

describe("a game pauses without the viewer", () => {
	it("if all others are bots, or have left", () => {
		expect(wouldPause({ chairs: [ME, BOT] })).toBe(true);
		expect(wouldPause({ chairs: [ME, { ...PERSON, away: "left" }, { ...PERSON, resigned: true }] })).toBe(true);
	});

	it("but not while another person plays", () => {
		expect(wouldPause({ chairs: [BOT, ME, PERSON] })).toBe(false);
	});
});
