/** Counts of boats and culture tokens, in their order. */

import type { Boat, YamataiFleet, YamataiView } from "../../wire";

/** What a culture token shows. */
export type Culture = "fan" | "lantern" | "mask" | "scroll" | "drum" | "crane";
export const BOATS: readonly Boat[] = ["bamboo", "wood", "stone", "clay", "gold"];
export const CULTURES: readonly Culture[] = ["fan", "lantern", "mask", "scroll", "drum", "crane"];

/** One entry for each piece: `{clay: 2}` is clay, clay. */
export function spread<Name extends string>(counts: Partial<Record<Name, number>>, order: readonly Name[]): Name[] {
	return order.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));
}

/** The names with a count above 0. */
export function present<Name extends string>(counts: Partial<Record<Name, number>>, order: readonly Name[]): [Name, number][] {
	return order.map((name): [Name, number] => [name, counts[name] ?? 0]).filter(([, count]) => count > 0);
}

/** How often each name is in the list: `fan+fan` in a payment is two fans. */
export function tally<Name extends string>(names: readonly Name[]): [Name, number][] {
	const found = new Map<Name, number>();
	for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
	return [...found];
}

/** How many of the viewer's boats of a colour cannot be exchanged this turn. */
export function freshBoats({ fresh, turn, viewer }: Pick<YamataiView, "fresh" | "turn" | "viewer">, colour: Boat): number {
	return turn === viewer ? fresh[colour] : 0;
}

/** The power of a fleet, as an argument of `yam-word-power`. */
export function powerOf(number: number, fleet: Pick<YamataiFleet, "boats" | "power">): string {
	if (fleet.power) return fleet.power;
	return fleet.boats.includes("any") ? "any" : number === 1 ? "first" : "none";
}
