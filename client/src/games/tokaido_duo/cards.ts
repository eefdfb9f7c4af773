/** What the card of a thing on the table says. */

import { say } from "../../lib/i18n.svelte";
import type { DuoBoard, DuoView } from "../../wire";
import type { PositionProps } from "../contract";

export function card(key: string, { board }: PositionProps<DuoView, DuoBoard>): string {
	const [kind = "", name = ""] = key.split(":");
	const place = () => board.stations.find((station) => station.name === name)?.kind ?? "mountain-town";
	return say("client-duo-card", { topic: kind === "at" ? place() : kind === "figure" ? name : kind });
}
