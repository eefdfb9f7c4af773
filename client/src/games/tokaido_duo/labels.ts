/** The names of things on the board, for screen readers and tooltips. */

import type { Character, DuoBoard, DuoColour, DuoShop, DuoView, DuoWave } from "../../wire";
import { say } from "../../lib/i18n.svelte";
import { figuresOf } from "./figures";
import type { StationSpot, TownSpot } from "./layout";
import type { RegionShape } from "./regions";

export type DieState = "waiting" | "free" | "playing" | "played";

/** "your violet pilgrim", "green pilgrim" */
export function figureName(colour: DuoColour, character: Character, mine: boolean): string {
	return say("client-duo-figure", { colour, character, mine: String(mine) });
}

/** "violet, you" */
export function colourText(colour: DuoColour, mine: boolean): string {
	return say("client-duo-colour", { colour, mine: String(mine) });
}

export function shopText({ ware, price }: DuoShop): string {
	return say("duo-shop", { ware, price });
}

/** "The garden after C1, violet pilgrim here" */
export function placeLabel(place: Pick<StationSpot, "name" | "kind" | "town" | "number"> | Pick<TownSpot, "name" | "wares">, view: DuoView): string {
	const shop = view.shops.find(({ town }) => town === place.name);
	const words =
		"wares" in place
			? say("duo-mountain-town", { place: place.name, wares: place.wares })
			: shop
				? say("client-duo-town", { place: place.name, shop: shopText(shop) })
				: say("client-duo-station", { kind: place.kind, town: place.town, number: place.number });
	return withFigures(words, `at:${place.name}`, view);
}

export function regionLabel({ number, landscape }: Pick<RegionShape, "number" | "landscape">, view: DuoView): string {
	const words = say("duo-region", { region: number, landscape });
	return withFigures(words, `region:${number}`, view);
}

function withFigures(place: string, at: string, view: DuoView): string {
	const here = figuresOf(view).filter(({ handle }) => handle === at);
	if (here.length === 0) return place;
	const [first = "", second = ""] = here.map(({ colour, character, player }) => figureName(colour, character, player === view.viewer));
	return say("client-duo-here", { place, figures: second ? say("client-duo-and", { first, second }) : first });
}

/** The die's number and state, and for whose figure it is used. */
export function dieLabel(character: Character, pips: number | null, state: DieState, colour: DuoColour, mine: boolean): string {
	const die = say("client-duo-die", { character, pips: pips ?? 0, state });
	return state === "played" || state === "waiting" ? die : say("client-duo-die-for", { die, figure: figureName(colour, character, mine) });
}

export function waveLabel({ side, owner }: DuoWave, names: readonly string[]): string {
	return say("client-duo-wave", { side, effect: say("duo-word-effect", { side }), where: ownerText(owner, names) });
}

export function springLabel(owner: number | null, names: readonly string[]): string {
	return say("client-duo-spring", { where: ownerText(owner, names) });
}

function ownerText(owner: number | null, names: readonly string[]): string {
	return owner === null ? say("client-duo-on-board") : say("client-duo-owned", { player: names[owner - 1] ?? "" });
}

/** How many wares a player can keep, as printed on the merchant's board and its wave. */
export function keeps(view: DuoView, player: number): number {
	return view.waves.some(({ side, owner }) => side === "strong" && owner === player) ? 6 : 5;
}

export function bagSize(bag: DuoBoard["wares"]): number {
	return Object.values(bag).reduce((sum, count) => sum + count, 0);
}
