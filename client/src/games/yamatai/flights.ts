/** The pieces that a move takes from one place to another, from the positions before and after it. */

import type { YamataiView } from "../../wire";
import type { Flight, TableMove } from "../contract";
import { BOATS, CULTURES } from "./counts";

/** The most coins that fly at once. */
const MOST_COINS = 3;

export function flights(before: YamataiView, after: YamataiView, { seat, handles }: TableMove): Flight[] {
	const was = before.players[seat - 1]!;
	const is = after.players[seat - 1]!;
	const plaque = `seat:${seat}`;
	/** What the move touched, the last thing first. */
	const touched = handles.toReversed().join(" ");
	const first = (kind: string): string => handles.find((handle) => handle.startsWith(kind)) ?? "";
	/** Where the player keeps something: the viewer in the dock, others behind their plaques. */
	const kept = (places: string): string => (seat === after.viewer ? `${places} ${plaque}` : plaque);
	return [
		...buildings(),
		...moved("token", CULTURES, tokensOf, was.tokens, is.tokens, (token) => [kept(`token:${token}`), touched]),
		...moved("boat", BOATS, boatsOf, was.boats, is.boats, (colour) => {
			const stock = `reserve:${colour} boat:${colour}`;
			return [kept(stock), `${first("fleet:")} ${stock}`.trim()];
		}),
		...cards(),
		...counters("coin", is.coins - was.coins),
		...counters("prestige", is.prestige - was.prestige),
	];

	function buildings(): Flight[] {
		return after.islands.flatMap(({ building, sacred, owner }, index) => {
			const old = before.islands[index];
			if (building === (old?.building ?? null) && sacred === old?.sacred) return [];
			const drawing = `#yam-${building === "standard" ? `house-${owner}` : building ? `kind-${building}` : "sacred"}`;
			return { drawing, from: `${first("tile:")} ${plaque}`.trim(), to: `island:${index + 1}`, sound: "build", settles: true };
		});
	}

	/** Pieces between places of the map, what the player has, and elsewhere. */
	function moved<Name extends string>(
		kind: string,
		names: readonly Name[],
		placesOf: (view: YamataiView, name: Name) => string[],
		had: Readonly<Record<Name, number>>,
		has: Readonly<Record<Name, number>>,
		homes: (name: Name) => [string, string],
	): Flight[] {
		return names.flatMap((name) => {
			const [own, elsewhere] = homes(name);
			const [old, now] = [placesOf(before, name), placesOf(after, name)];
			const come = now.filter((place) => !old.includes(place));
			const sources = [...old.filter((place) => !now.includes(place)), ...copies(own, had[name] - has[name])];
			const goals = [...come, ...copies(own, has[name] - had[name])];
			return Array.from({ length: Math.max(sources.length, goals.length) }, (_, index): Flight => {
				const to = goals[index] ?? elsewhere;
				const settles = come.includes(to);
				return { drawing: `#yam-${kind}-${name}`, from: sources[index] ?? elsewhere, to, sound: settles && kind === "boat" ? "place" : "collect", settles };
			});
		});
	}

	/** Specialists, reserved tiles, and new tiles on display. */
	function cards(): Flight[] {
		const recruited = is.specialists.filter((name) => !was.specialists.includes(name)).map((name) => [`specialist:${name}`, `specialist:${name}`, kept(`power:${name}`)]);
		const reserved = is.reserved.slice(was.reserved.length).map(({ tile }) => [`tile:${tile}`, `tile:${tile} deck`, plaque]);
		const shown = after.row.filter((tile) => !before.row.includes(tile)).map((tile) => [`tile:${tile}`, "deck", `tile:${tile}`]);
		return [...recruited, ...reserved, ...shown].map(([drawing = "", from = "", to = ""]) => ({ drawing, from, to, sound: "collect" }));
	}

	function counters(kind: "coin" | "prestige", gained: number): Flight[] {
		const [from, to] = gained > 0 ? [touched, plaque] : [plaque, touched];
		return copies({ drawing: `#yam-${kind}`, from, to, sound: kind === "coin" ? "coins" : "collect" }, Math.min(Math.abs(gained), MOST_COINS));
	}
}

function boatsOf(view: YamataiView, colour: string): string[] {
	return Object.entries(view.boats).flatMap(([spot, boat]) => (boat === colour ? `spot:${spot}` : []));
}

function tokensOf(view: YamataiView, token: string): string[] {
	return view.islands.flatMap((island, index) => (island.token === token ? `island:${index + 1}` : []));
}

function copies<Item>(item: Item, count: number): Item[] {
	return Array.from({ length: Math.max(0, count) }, () => item);
}
