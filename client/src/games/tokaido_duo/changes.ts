/** The handles and places that differ between two positions. They flash briefly. */

import type { DuoPlayer, DuoView } from "../../wire";
import { CHARACTERS, figuresOf } from "./figures";

/** Places on the players' boards that are not handles are named with the player: `temple:1`, `coins:2`. */
export function changes(before: DuoView, after: DuoView): string[] {
	const found: string[] = [];
	const were = new Map(figuresOf(before).map(({ key, handle }) => [key, handle]));
	for (const { key, handle } of figuresOf(after)) if (were.get(key) !== handle) found.push(handle);
	for (const { town, ware, price } of after.shops) {
		const was = before.shops.find((shop) => shop.town === town);
		if (was?.ware !== ware || was.price !== price) found.push(`at:${town}`);
	}
	for (const character of CHARACTERS) {
		const pips = after.dice[character];
		if (pips !== null && (pips !== before.dice[character] || after.round !== before.round)) found.push(`die:${character}`);
	}
	for (const { character, side, owner } of after.waves) {
		const was = before.waves.find((wave) => wave.character === character);
		if (was?.owner !== owner || was.side !== side) found.push(`wave:${character}`);
	}
	if (before.hot_spring !== after.hot_spring) found.push("spring");
	after.players.forEach((player, index) => {
		const was = before.players[index];
		if (was) found.push(...onBoard(was, player, index + 1, index + 1 === after.viewer));
	});
	return [...new Set(found)];
}

function onBoard(was: DuoPlayer, is: DuoPlayer, player: number, mine: boolean): string[] {
	const found = (["temple", "garden", "coins", "slabs"] as const).flatMap((part) => (was[part] === is[part] ? [] : [`${part}:${player}`]));
	for (const [ware, count] of Object.entries(is.wares)) {
		if (was.wares[ware as keyof DuoPlayer["wares"]] !== count) found.push(wareHandle(ware, player, mine));
	}
	if (was.given !== is.given || was.face_up.length !== is.face_up.length) found.push(`paintings:${player}`);
	return found;
}

/** The viewer's own wares are handles; those of the opponent are only shown. */
export function wareHandle(ware: string, player: number, mine: boolean): string {
	return mine ? `ware:${ware}` : `ware:${ware}:${player}`;
}
