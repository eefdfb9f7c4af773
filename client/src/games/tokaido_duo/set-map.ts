/** Maps the values of a component set to the handles on the board, and back. */

import { itemsAt, type SetMap } from "../../studio/values";
import type { DuoBoard, DuoView } from "../../wire";

export function setMap(board: DuoBoard, view: DuoView): SetMap {
	const names = board.stations.map(({ name }) => name);
	function handlesOf(where: string): string[] {
		if (where.startsWith("coast.stations")) return itemsAt(names, where).map((name) => `at:${name}`);
		if (where.startsWith("routes.mountain_wares.")) return [`at:${where.slice(22)}`];
		if (where.startsWith("routes.links")) return itemsAt(board.routes, where).flatMap((ends) => ends.map((end) => `at:${end}`));
		if (where.startsWith("regions.landscapes")) return itemsAt(board.regions.map((_, index) => `region:${index + 1}`), where);
		const start = /^start\.(violet|green)\.(pilgrim|merchant|artist)$/.exec(where);
		const player = view.players.find(({ colour }) => colour === start?.[1]);
		if (!start || !player) return [];
		return [start[2] === "artist" ? `region:${player.artist}` : `at:${player[start[2] as "pilgrim" | "merchant"]}`];
	}
	function whereOf(handle: string): string {
		const [kind, name = ""] = handle.split(":");
		if (kind === "region") return `regions.landscapes[${Number(name) - 1}]`;
		return name in board.mountain_towns ? `routes.mountain_wares.${name}` : `coast.stations[${names.indexOf(name)}]`;
	}
	return { handlesOf, whereOf, first: `at:${names[0]}` };
}
