/** Who can be muted, and what is not shown of what they said. */

import { expect, test } from "vitest";
import type { ChairView, Saying, TableView } from "../src/wire";

const { isOtherPerson } = await import("../src/table/people");
const { Relations } = await import("../src/table/relations.svelte");

function chair(changes: Partial<ChairView>): ChairView {
	return { name: "Ann", kind: "person", bot: null, away: null, resigned: false, you: false, here: false, reserved: false, expected: null, ...changes };
}

test("other people can be muted, and nobody else", () => {
	const chairs = [
		chair({}),
		chair({ you: true, here: true }),
		chair({ kind: "bot", name: "level3", bot: "level3" }),
		chair({ kind: "empty", name: null }),
		chair({ name: "former player" }),
	];
	const table = { chairs, ended: null } as TableView;
	expect([1, 2, 3, 4, 5, 6, null].map((number) => isOtherPerson(table, number))).toEqual([true, ...Array<boolean>(6).fill(false)]);
	expect(isOtherPerson({ chairs, ended: "imported" } as TableView, 1)).toBe(false);
});

test("messages of muted people are left out", () => {
	const relations = new Relations("t");
	const chat: Saying[] = [1, 2, null].map((number) => ({ at: 1, name: "x", text: String(number), chair: number }));
	expect(relations.withoutMuted(chat)).toBe(chat);
	relations.all = [
		{ chair: 1, muted: true, blocked: false },
		{ chair: 2, muted: false, blocked: true },
	];
	expect(relations.withoutMuted(chat).map((saying) => saying.text)).toEqual(["2", "null"]);
	expect(relations.of(3)).toEqual({ chair: 3, muted: false, blocked: false });
});
