/** Which values of a component set the places of the map stand for. */

import { chosen, type Ground } from "../../studio/places";
import type { DuoBoard, DuoView } from "../../wire";

export function ground(board: DuoBoard, view: DuoView): Ground {
	const names = board.stations.map(({ name }) => name);
	function placesOf(where: string): string[] {
		if (where.startsWith("coast.stations")) return chosen(names, where).map((name) => `at:${name}`);
		if (where.startsWith("routes.mountain_wares.")) return [`at:${where.slice(22)}`];
		if (where.startsWith("routes.links")) return chosen(board.routes, where).flatMap((ends) => ends.map((end) => `at:${end}`));
		if (where.startsWith("regions.landscapes")) return chosen(board.regions.map((_, index) => `region:${index + 1}`), where);
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
	return { placesOf, whereOf, first: `at:${names[0]}` };
}
