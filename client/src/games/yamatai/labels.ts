/** The names of things on the board, for screen readers and tooltips. */

import { settings } from "../../lib/settings.svelte";
import { say, sayText } from "../../lib/i18n.svelte";
import type { Boat, YamataiBoard, YamataiFleet, YamataiIsland, YamataiTile, YamataiView } from "../../wire";
import { BOATS, CULTURES, powerOf, present, tally, type Culture } from "./counts";
import type { Berth } from "./layout";

export function listed(parts: readonly string[]): string {
	return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);
}

function joined(parts: readonly (string | null | false)[]): string {
	return parts.filter((part) => part !== null && part !== false).join(", ");
}

export function colourName(colour: string): string {
	return say("yam-word-colour", { colour });
}

export function boatsText(boats: Partial<Record<Boat, number>>): string {
	return listed(present(boats, BOATS).map(([colour, count]) => say("client-yam-count", { count, what: colourName(colour) }))) || say("client-yam-no-boats");
}

export function tokensText(tokens: Partial<Record<Culture, number>>): string {
	return listed(present(tokens, CULTURES).map(([token, count]) => tokenText(token, count))) || say("client-yam-no-tokens");
}

export function tokenText(token: string, count: number): string {
	const what = say(count === 1 ? "yam-word-token" : "yam-word-tokens", { token });
	return say("client-yam-count", { count, what });
}

export function lackText(lacks: Record<string, number>): string {
	return listed(Object.entries(lacks).map(([colour, count]) => say("client-yam-lack", { colour, count })));
}

/** "Island 6, crane, around it bamboo and clay" */
export function islandLabel(
	number: number,
	island: YamataiIsland,
	names: readonly string[],
	around: readonly Boat[],
	lacks: Record<string, number> | undefined = undefined,
	enough = false,
): string {
	const owner = island.owner === null ? "" : (names[island.owner - 1] ?? "");
	const nothing = !island.token && !island.building && !island.sacred;
	return joined([
		say("client-yam-island", { island: number }),
		island.mountain && say("client-yam-mountain"),
		island.token && say("client-yam-token", { token: island.token }),
		island.building && say("client-yam-building", { building: island.building, owner }),
		island.sacred && say("client-yam-sacred"),
		nothing && say("client-yam-empty"),
		around.length > 0 && say("client-yam-around", { boats: boatsText(Object.fromEntries(tally(around))) }),
		lacks !== undefined && Object.keys(lacks).length > 0 && lackText(lacks),
		enough && say("client-yam-enough"),
	]);
}

/** "Spot between islands 6 and 12, entry spot, clay boat" */
export function spotLabel({ number, place, entry, rim }: Berth, view: YamataiView): string {
	const boat = view.boats[number];
	return joined([
		say("client-yam-spot", { place: sayText(place) }),
		entry ? say("client-yam-entry") : rim && say("client-yam-rim"),
		boat ? say("client-yam-boat", { colour: boat }) : say("client-yam-empty"),
		view.placed.includes(number) && say("client-yam-placed"),
	]);
}

export function tileLabel(number: number, tile: YamataiTile): string {
	const cost = boatsText(tile.cost);
	return say("client-yam-tile", { tile: number, kind: tile.kind, points: tile.points, cost });
}

export function fleetLabel(number: number, fleet: YamataiFleet): string {
	const boats = listed(fleet.boats.map((colour) => (colour === "any" ? say("client-yam-any") : colourName(colour))));
	return say("client-yam-fleet", { fleet: number, boats, power: powerOf(number, fleet) });
}

export function specialistLabel(name: string, points: number, coins: number | null): string {
	const about = { specialist: name, points };
	return coins ? say("client-yam-specialist-with", { ...about, coins }) : say("client-yam-specialist", about);
}

/** The board has the specialists' points under their names, with hyphens as in the notation or with spaces. */
export function pointsOf(board: Pick<YamataiBoard, "specialists">, name: string): number {
	return board.specialists[name] ?? board.specialists[name.replaceAll("-", " ")] ?? 0;
}
