import { beforeAll, describe, expect, it } from "vitest";
import { timeLeft, clockText } from "../src/table/clocks";
import { popoverPosition } from "../src/table/popover-position";
import { changeText, pointsText, scoreRows, totals } from "../src/table/scores";
import { endOfOwnTurn, positionAfter, stepForKey, makesUnrated, undoAction } from "../src/table/history";
import { DUO, useGames, YAMATAI } from "./sample-games";
import type { ChairView, ClockView, DuoView, YamataiView } from "../src/wire";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("clocks", () => {
	const choice = { kind: "live", seconds: 600, increment: 5, days: 0 };
	const clock: ClockView = { ...choice, left: [90_000, 20_000], since: 0, deadline: 100_000 };

	it("run for the seat whose turn it is", () => {
		expect(timeLeft(clock, 1, 1, 40_000)).toEqual({ left: 60_000, runs: true, short: false });
		expect(timeLeft(clock, 1, 2, 40_000)).toEqual({ left: 20_000, runs: false, short: false });
	});

	it("warn, and never go below zero", () => {
		expect(timeLeft(clock, 1, 1, 80_000)!.short).toBe(true);
		expect(timeLeft(clock, 1, 1, 200_000)!.left).toBe(0);
	});

	it("with days per turn exist only for the seat whose turn it is", () => {
		const days: ClockView = { ...clock, kind: "days", left: [0, 0], deadline: 3 * HOUR };
		expect(timeLeft(days, 2, 2, 0)).toEqual({ left: 3 * HOUR, runs: true, short: false });
		expect(timeLeft(days, 2, 1, 0)).toBeNull();
		expect(timeLeft(days, 2, 2, 2 * HOUR)!.short).toBe(true);
	});

	it("are null without a time control", () => {
		expect(timeLeft({ ...clock, kind: "none" }, 1, 1, 0)).toBeNull();
	});

	it("stop on a bot's turn", () => {
		expect(timeLeft({ ...clock, deadline: null }, 1, 1, 0)).toEqual({ left: 90_000, runs: false, short: false });
	});

	it("show the two largest units", () => {
		expect(clockText(50 * HOUR)).toEqual({ key: "client-clock-days", args: { days: 2, hours: 2 } });
		expect(clockText(HOUR + 5 * MINUTE)).toEqual({ key: "client-clock-hours", args: { hours: 1, minutes: "05" } });
		expect(clockText(65_000)).toEqual({ key: "client-clock-minutes", args: { minutes: 1, seconds: "05" } });
		expect(clockText(59_999)).toEqual({ key: "client-clock-minutes", args: { minutes: 1, seconds: "00" } });
		expect(clockText(1)).toEqual({ key: "client-clock-minutes", args: { minutes: 0, seconds: "01" } });
		expect(clockText(0)).toEqual({ key: "client-clock-minutes", args: { minutes: 0, seconds: "00" } });
	});
});

describe("the position of a popover", () => {
	const room = { left: 0, top: 0, width: 1000, height: 800 };
	const bubble = { width: 300, height: 100 };
	const at = (left: number, top: number, width = 40, height = 40) => popoverPosition({ left, top, width, height }, bubble, room);
	const inside = (left: number, top: number) =>
		left >= 0 && top >= 0 && left + bubble.width <= room.width && top + bubble.height <= room.height;

	it("is above the anchor if there is room, otherwise below", () => {
		expect(at(480, 400)).toEqual({ left: 350, top: 292, side: "above" });
		expect(at(480, 20)).toMatchObject({ top: 68, side: "below" });
	});

	it("is next to an anchor as high as the window", () => {
		expect(at(100, 20, 100, 760)).toMatchObject({ left: 208, side: "right" });
		expect(at(800, 20, 190, 760)).toMatchObject({ side: "left" });
	});

	it("is next to a list item", () => {
		expect(at(100, 300, 200, 40)).toMatchObject({ left: 308, side: "right" });
		expect(at(700, 300, 290, 40)).toMatchObject({ left: 392, side: "left" });
	});

	it("covers as few visible boxes as possible", () => {
		const thing = { left: 480, top: 400, width: 40, height: 40 };
		const above = { left: 480, top: 320, width: 40, height: 40 };
		const below = { left: 480, top: 480, width: 40, height: 40 };
		expect(popoverPosition(thing, bubble, room, [above])).toMatchObject({ side: "below" });
		expect(popoverPosition(thing, bubble, room, [above, below])).toMatchObject({ side: "right" });
	});

	it("never covers the anchor and never leaves the window", () => {
		for (let left = 0; left <= 960; left += 60) {
			for (let top = 0; top <= 760; top += 40) {
				const placed = at(left, top)!;
				expect(inside(placed.left, placed.top)).toBe(true);
				const beside = placed.left >= left + 40 || placed.left + bubble.width <= left;
				const aboveOrBelow = placed.top >= top + 40 || placed.top + bubble.height <= top;
				expect(beside || aboveOrBelow).toBe(true);
			}
		}
	});

	it("is null if the popover is too large", () => {
		expect(popoverPosition({ left: 0, top: 0, width: 40, height: 40 }, { width: 2000, height: 100 }, room)).toBeNull();
		expect(at(0, 0, 1000, 800)).toBeNull();
	});
});

describe("scores", () => {
	beforeAll(() => useGames(DUO, YAMATAI));

	it("of Tokaido Duo come from the three characters", () => {
		const players = [
			{ faith: 6, trade: 10, culture: 2, score: 18 },
			{ faith: 1, trade: 0, culture: 0, score: 1 },
		];
		const view = { game: "tokaido-duo", players } as unknown as DuoView;
		expect(scoreRows(view)).toEqual([
			{ source: "faith", points: [6, 1] },
			{ source: "trade", points: [10, 0] },
			{ source: "culture", points: [2, 0] },
		]);
		expect(totals(view)).toEqual([18, 1]);
	});

	it("of Yamataï add up to the total", () => {
		const points = { coins: 3, prestige: 2, buildings: 14, specialists: 5, reserved: -1, aside: -2 };
		const view = { game: "yamatai", players: [{ points, score: 21 }] } as unknown as YamataiView;
		const rows = scoreRows(view);
		expect(rows.map(({ source }) => source)).toContain("aside");
		expect(rows).toHaveLength(6);
		expect(rows.reduce((sum, row) => sum + row.points[0]!, 0)).toBe(totals(view)[0]);
	});

	it("have proper signs", () => {
		expect([pointsText(-2), pointsText(3), changeText(3), changeText(-1)]).toEqual(["−2", "3", "+3", "−1"]);
	});
});

describe("the history", () => {
	const decisions = [
		{ before: 10, seat: 1 },
		{ before: 12, seat: 2 },
		{ before: 15, seat: 2 },
	];

	it("starts where the viewer's last turn ended", () => {
		expect(endOfOwnTurn({ decisions, seat: 1, moves: 18 })).toBe(12);
		expect(endOfOwnTurn({ decisions, seat: 2, moves: 18 })).toBeNull();
		expect(endOfOwnTurn({ decisions, seat: 3, moves: 18 })).toBe(10);
		expect(endOfOwnTurn({ decisions, seat: null, moves: 18 })).toBeNull();
		expect(endOfOwnTurn({ decisions: [], seat: 1, moves: 9 })).toBeNull();
	});

	/** Two chairs, of which these are on the viewer's device. */
	const chairs = (...here: number[]): ChairView[] =>
		[1, 2].map((seat) => ({
			name: "Ann",
			kind: "person",
			bot: null,
			away: null,
			resigned: false,
			you: false,
			here: here.includes(seat),
			reserved: false,
			expected: null,
		}));

	it("is undone alone, or by asking other people", () => {
		const table = { asked: null, decisions, moves: 20, seat: 2, status: "playing" as const };
		expect(undoAction({ ...table, chairs: chairs(2), undo: [15, 12] })).toEqual({ do: "undo", number: 21, to: 15 });
		expect(undoAction({ ...table, chairs: chairs(2), undo: [] })).toEqual({ do: "ask", number: 21, to: 15 });
		expect(undoAction({ ...table, chairs: chairs(1, 2), undo: [] })).toBeNull();
		const asked = { seat: 2, to: 12, agreed: [2] };
		expect(undoAction({ ...table, chairs: chairs(2), undo: [], asked })).toBeNull();
		expect(undoAction({ ...table, chairs: chairs(2), undo: [15], seat: null })).toBeNull();
		expect(undoAction({ ...table, chairs: chairs(2), undo: [15], status: "over" })).toBeNull();
		const resigned = chairs(2).map((chair) => ({ ...chair, resigned: true }));
		expect(undoAction({ ...table, chairs: resigned, undo: [15] })).toBeNull();
		const bots = chairs(2).map((chair) => (chair.here ? chair : { ...chair, kind: "bot" as const }));
		expect(undoAction({ ...table, chairs: bots, undo: [] })).toBeNull();
	});

	it("makes a rated game unrated if others have replied", () => {
		const { before, seat } = decisions.at(-1)!;
		const action = { do: "undo" as const, number: 21, to: before };
		expect(makesUnrated({ decisions, rated: true, seat }, action)).toBe(false);
		expect(makesUnrated({ decisions, rated: true, seat: seat + 1 }, action)).toBe(true);
		expect(makesUnrated({ decisions, rated: false, seat: seat + 1 }, action)).toBe(false);
		expect(makesUnrated({ decisions, rated: true, seat: seat + 1 }, { ...action, do: "ask" })).toBe(false);
	});

	it("is stepped through within the game", () => {
		expect(positionAfter(3, 9, "back")).toBe(2);
		expect(positionAfter(0, 9, "back")).toBe(0);
		expect(positionAfter(9, 9, "on")).toBe(9);
		expect(positionAfter(4, 9, "first")).toBe(0);
		expect(positionAfter(4, 9, "last")).toBe(9);
		expect(stepForKey("ArrowLeft")).toBe("back");
		expect(stepForKey("a")).toBeNull();
	});
});
