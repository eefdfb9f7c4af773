/** Which values of a component set the places of the map stand for. */

import { chosen, type Ground } from "../../studio/places";
import type { YamataiBoard } from "../../wire";

export function ground(board: YamataiBoard): Ground {
	const numbered = (kind: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${kind}:${index + 1}`);
	function placesOf(where: string): string[] {
		if (where.startsWith("board.spots")) return chosen(numbered("spot", board.spots.length), where);
		if (where.startsWith("board.islands")) return chosen(numbered("island", board.islands.length), where);
		return where.startsWith("board.entries") ? chosen(board.entries, where).map((spot) => `spot:${spot}`) : [];
	}
	function whereOf(handle: string): string {
		const [kind, number] = handle.split(":");
		return `board.${kind}s[${Number(number) - 1}]`;
	}
	return { placesOf, whereOf, first: "island:1" };
}
