/** Where the moves of a trail are on the map. */

import type { TrailMove } from "../contract";
import type { Layout } from "./layout";

export interface Mark {
	key: string;
	seat: number;
	colour: string;
	kind: "spot" | "island";
	/** The numbers of the island or the spot; 0 for none. */
	island: number;
	spot: number;
	x: number;
	y: number;
	/** The shoreline of an island that got a building or something else. */
	shore: string;
	/** The culture token that was collected; empty for other moves. */
	token: string;
	/** The number of the move in its turn; 0 for none. */
	order: number;
	/** Instead of the number in a review. */
	sign: "?" | "!" | undefined;
	/** The boat of a move that places one; empty for other moves. */
	boat: string;
	/** Where a boat that slides comes from. */
	from: { x: number; y: number } | null;
}

/** The last place of each move, numbered by the moves with a place, or like the moves of a plan. */
export function marksOf(moves: readonly TrailMove[], map: Layout, isPlan = false): Mark[] {
	const orders = new Map<number, number>();
	return moves.flatMap(({ number, seat, handles, texts, sign }): Mark[] => {
		const places = handles.filter((handle) => /^(spot|island):/.test(handle));
		const place = places.at(-1);
		if (place === undefined) return [];
		const [kind, name] = place.split(":") as ["spot" | "island", string];
		const order = (orders.get(seat) ?? 0) + 1;
		orders.set(seat, order);
		const said = kind === "island" ? texts.find((text) => typeof text.args.token === "string")?.args.token : undefined;
		const token = typeof said === "string" ? said : "";
		const boat = handles.find((handle) => handle.startsWith("boat:"))?.slice(5) ?? "";
		const start = places.length > 1 ? map.berths[Number(places[0]!.slice(5)) - 1] : undefined;
		const from = start && kind === "spot" && seat > 0 ? { x: start.x, y: start.y } : null;
		const colour = `var(--${!isPlan ? `seat-${seat}` : sign === "?" ? "played" : "plan"})`;
		const base = { key: `${number}-${place}`, seat, colour, kind, token, sign, boat, from, order: seat === 0 ? 0 : isPlan ? number : order };
		if (kind === "spot") {
			const berth = map.berths[Number(name) - 1];
			return berth ? [{ ...base, island: 0, spot: berth.number, x: berth.x, y: berth.y, shore: "" }] : [];
		}
		const land = map.lands[Number(name) - 1];
		return land ? [{ ...base, island: land.number, spot: 0, ...land.centre, shore: land.shore }] : [];
	});
}

/** Lines through the spots that a player used one after the other, until something else happened, and along slides. */
export function chains(marks: readonly Mark[]): { key: string; colour: string; path: string }[] {
	return marks.flatMap((mark, index) => {
		const next = marks[index + 1];
		const { key, colour } = mark;
		const slide = mark.from ? [{ key: `${key}-slide`, colour, path: line(mark.from, mark) }] : [];
		const isChain = mark.kind === "spot" && next?.kind === "spot" && next.seat === mark.seat && !mark.sign && !next.from;
		return isChain ? [...slide, { key, colour, path: line(mark, next) }] : slide;
	});
}

function line(from: { x: number; y: number }, to: { x: number; y: number }): string {
	return `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`;
}
