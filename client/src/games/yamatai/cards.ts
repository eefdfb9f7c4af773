/** What the card of a thing on the table says. */

import { say } from "../../lib/i18n.svelte";
import type { YamataiBoard, YamataiView } from "../../wire";
import type { PositionProps } from "../contract";
import { powerOf } from "./counts";

type Position = PositionProps<YamataiView, YamataiBoard>;

export function card(key: string, position: Position): string {
	const [kind = "", name = ""] = key.split(":");
	return say("client-yam-card", { topic: topicOf(kind, name, position) });
}

function topicOf(kind: string, name: string, { board, view }: Position): string {
	const number = Number(name);
	switch (kind) {
		case "spot":
			return view.boats[name] ? "placed" : board.entries.includes(number) ? "entry" : kind;
		case "island": {
			const { building, sacred, token, mountain } = view.islands[number - 1]!;
			return building ? `on-${building}` : sacred ? "sacred" : token ? "collect" : mountain ? "mountain" : "site";
		}
		case "fleet":
		case "power": {
			const fleet = number || view.fleet || 1;
			return kind === "power" && name ? "own-specialist" : `power-${powerOf(fleet, board.fleets[fleet - 1]!)}`;
		}
		case "tile":
		case "looked":
			return `tile-${board.tiles[number - 1]!.kind}`;
		default:
			return name === "gold" && /buy|sell/.test(kind) ? "gold" : kind;
	}
}
