/** Maps the values of a component set to the handles on the board, and back. */

import { itemsAt, type SetMap } from "../../studio/values";
import type { YamataiBoard } from "../../wire";

export function setMap(board: YamataiBoard): SetMap {
	const numbered = (kind: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${kind}:${index + 1}`);
	function handlesOf(where: string): string[] {
		if (where.startsWith("board.spots")) return itemsAt(numbered("spot", board.spots.length), where);
		if (where.startsWith("board.islands")) return itemsAt(numbered("island", board.islands.length), where);
		return where.startsWith("board.entries") ? itemsAt(board.entries, where).map((spot) => `spot:${spot}`) : [];
	}
	function whereOf(handle: string): string {
		const [kind, number] = handle.split(":");
		return `board.${kind}s[${Number(number) - 1}]`;
	}
	return { handlesOf, whereOf, first: "island:1" };
}
