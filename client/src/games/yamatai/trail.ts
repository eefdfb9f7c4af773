/** Where the moves of a trail are on the map. */

import type { TrailMove } from "../contract";
import type { Layout } from "./layout";

export interface Mark {
	key: string;
	seat: number;
	kind: "spot" | "island";
	island: number;
	x: number;
	y: number;
	/** The shoreline of an island that got a building or something else. */
	shore: string;
	/** The culture token that was collected; empty for other moves. */
	token: string;
	/** The number of the move in its turn; 0 for none. */
	order: number;
}

/** The last place of each move, numbered by the moves with a place, or like the moves of a plan. */
export function marksOf(moves: readonly TrailMove[], map: Layout, isPlan = false): Mark[] {
	const orders = new Map<number, number>();
	return moves.flatMap(({ number, seat, handles, texts }) => {
		const place = handles.findLast((handle) => /^(spot|island):/.test(handle));
		if (place === undefined) return [];
		const [kind, name] = place.split(":") as ["spot" | "island", string];
		const order = (orders.get(seat) ?? 0) + 1;
		orders.set(seat, order);
		const said = kind === "island" ? texts.find((text) => typeof text.args.token === "string")?.args.token : undefined;
		const token = typeof said === "string" ? said : "";
		const base = { key: `${number}-${place}`, seat, kind, token, order: seat === 0 ? 0 : isPlan ? number : order };
		if (kind === "spot") {
			const berth = map.berths[Number(name) - 1];
			return berth ? [{ ...base, island: 0, x: berth.x, y: berth.y, shore: "" }] : [];
		}
		const land = map.lands[Number(name) - 1];
		return land ? [{ ...base, island: land.number, ...land.centre, shore: land.shore }] : [];
	});
}

/** Lines through the spots that a player used one after the other, until something else happened. */
export function chains(marks: readonly Mark[]): { key: string; seat: number; path: string }[] {
	return marks.flatMap((mark, index) => {
		const next = marks[index + 1];
		if (mark.kind !== "spot" || next?.kind !== "spot" || next.seat !== mark.seat) return [];
		const path = `M${Math.round(mark.x)} ${Math.round(mark.y)}L${Math.round(next.x)} ${Math.round(next.y)}`;
		return [{ key: mark.key, seat: mark.seat, path }];
	});
}
