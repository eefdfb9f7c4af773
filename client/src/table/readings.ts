/** What cards and the reading keys say. */

import type { PositionProps } from "../games/contract";
import { say, sayText } from "../lib/i18n.svelte";
import type { LoadedBoard } from "./board-loader";
import type { Turn } from "./log";
import { pointsText, scoreRows, sourceName } from "./scores";

/** About a thing, a player (`seat:2`), the board (`b`), the viewer's own things (`h`), the scores (`s`) or the last turn (`l`). */
export function explain(key: string, { card, describe }: Pick<LoadedBoard, "card" | "describe">, position: PositionProps, turns: readonly Turn[]): string {
	const { view, names } = position;
	const [kind, seat = view.viewer] = key.split(":");
	switch (kind) {
		case "b":
			return sentences(describe(position)) || say("client-tell-no-board");
		case "h":
			if (seat === null) return say("client-tell-no-hand");
		// falls through
		case "seat":
			return sentences(describe(position, Number(seat)));
		case "s":
			return scores(position);
		case "l": {
			const lines = turns.findLast((turn) => turn.seat !== "nature")?.lines ?? [];
			return lines.flatMap(({ texts }) => texts.map((text) => sayText(text, names))).join(" ") || say("client-tell-no-turn");
		}
		default:
			return card(key, position);
	}
}

/** Phrases as a text of short sentences. */
function sentences(phrases: readonly string[]): string {
	return phrases.filter(Boolean).map((phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1).replace(/\.?$/, ".")).join(" ");
}

function scores({ view, names }: PositionProps): string {
	const rows = scoreRows(view);
	return view.players
		.map(({ score }, seat) => {
			const parts = rows.filter(({ points }) => points[seat]).map(({ source, points }) => `${sourceName(source)} ${pointsText(points[seat]!)}`);
			return say("client-tell-score", { name: names[seat] ?? "", points: pointsText(score), parts: parts.join(", ") || "–" });
		})
		.join(" ");
}
