/** The handles and places that differ between two positions. They flash briefly. */

import type { YamataiView } from "../../wire";

export function changes(before: YamataiView, after: YamataiView): string[] {
	const found = new Set<string>();
	const note = (place: string, old: unknown, now: unknown): void => {
		if (JSON.stringify(old) !== JSON.stringify(now)) found.add(place);
	};
	for (const spot of new Set([...Object.keys(before.boats), ...Object.keys(after.boats)])) {
		note(`spot:${spot}`, before.boats[spot], after.boats[spot]);
	}
	after.islands.forEach((island, index) => note(`island:${index + 1}`, before.islands[index], island));
	for (const colour of Object.keys(after.reserve) as (keyof YamataiView["reserve"])[]) {
		note(`reserve:${colour}`, before.reserve[colour], after.reserve[colour]);
	}
	for (const tile of fresh(before.row, after.row)) found.add(`tile:${tile}`);
	for (const fleet of fresh(before.fleets, after.fleets)) found.add(`fleet:${fleet}`);
	for (const fleet of fresh(before.fleets_used, after.fleets_used)) found.add(`fleet:${fleet}`);
	for (const { name, coins } of after.specialists) {
		note(`specialist:${name}`, before.specialists.find((each) => each.name === name)?.coins, coins);
	}
	note("deck", before.deck, after.deck);
	note("order", [before.order, before.acting], [after.order, after.acting]);
	after.players.forEach((player, index) => note(`mat:${index + 1}`, before.players[index], player));
	const mine = after.viewer === null ? undefined : after.players[after.viewer - 1];
	const was = after.viewer === null ? undefined : before.players[after.viewer - 1];
	if (mine && was) noteMine(mine, was, note);
	return [...found];
}

function noteMine(
	mine: YamataiView["players"][number],
	was: YamataiView["players"][number],
	note: (place: string, old: unknown, now: unknown) => void,
): void {
	for (const colour of Object.keys(mine.boats) as (keyof typeof mine.boats)[]) {
		note(`boat:${colour}`, was.boats[colour], mine.boats[colour]);
	}
	for (const token of Object.keys(mine.tokens) as (keyof typeof mine.tokens)[]) {
		note(`token:${token}`, was.tokens[token], mine.tokens[token]);
	}
	for (const name of mine.specialists) note(`power:${name}`, was.specialists.includes(name), true);
	for (const { tile } of mine.reserved) note(`tile:${tile}`, was.reserved.some((each) => each.tile === tile), true);
}

function fresh(before: readonly number[], after: readonly number[]): number[] {
	return after.filter((each) => !before.includes(each));
}
