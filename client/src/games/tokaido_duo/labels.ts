/** The names of things on the board, for screen readers and tooltips. */

import type { Character, DuoBoard, DuoColour, DuoShop, DuoView, DuoWave } from "../../wire";
import { say } from "../../lib/i18n.svelte";
import { figuresOf, type FigureAt } from "./figures";
import type { StationSpot, TownSpot } from "./layout";
import type { RegionShape } from "./regions";

export function figureName(colour: DuoColour, character: Character): string {
	return say("client-duo-figure", { colour, character });
}

export function shopText({ ware, price }: DuoShop): string {
	return say("duo-shop", { ware, price });
}

/** "The garden after C1, violet pilgrim here" */
export function placeLabel(place: StationSpot | TownSpot, view: DuoView): string {
	const shop = view.shops.find(({ town }) => town === place.name);
	const words =
		"wares" in place
			? say("duo-mountain-town", { place: place.name, wares: place.wares })
			: shop
				? say("client-duo-town", { place: place.name, shop: shopText(shop) })
				: say("client-duo-station", { kind: place.kind, town: place.town, number: place.number });
	return withFigures(words, figuresOf(view).filter(({ handle }) => handle === `at:${place.name}`));
}

export function regionLabel({ number, landscape }: RegionShape, view: DuoView): string {
	const words = say("duo-region", { region: number, landscape });
	return withFigures(words, figuresOf(view).filter(({ handle }) => handle === `region:${number}`));
}

function withFigures(place: string, figures: readonly FigureAt[]): string {
	if (figures.length === 0) return place;
	const names = figures.map(({ colour, character }) => figureName(colour, character));
	const [first = "", second = ""] = names;
	return say("client-duo-here", { place, figures: second ? say("client-duo-and", { first, second }) : first });
}

export function dieLabel(character: Character, pips: number | null, state: "free" | "playing" | "played"): string {
	return say("client-duo-die", { character, pips: pips ?? 0, state });
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
