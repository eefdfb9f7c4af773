/** The table in sentences: the board, or what a player has. */

import { say } from "../../lib/i18n.svelte";
import type { YamataiBoard, YamataiView } from "../../wire";
import type { PositionProps } from "../contract";
import { CULTURES, powerOf, tally } from "./counts";
import { boatsText, islandLabel, listed, pointsOf, specialistLabel, tileLabel, tokensText } from "./labels";

type Position = PositionProps<YamataiView, YamataiBoard>;

export function describe(position: Position, seat?: number): string[] {
	return seat === undefined ? describeBoard(position) : describePlayer(position, seat);
}

function describeBoard({ board, view, names }: Position): string[] {
	const free = view.islands.flatMap((island, index) => {
		if (island.token) return [];
		const around = island.building || island.sacred ? [] : board.islands[index]!.flatMap((spot) => view.boats[spot] ?? []);
		return [islandLabel(index + 1, island, names, around)];
	});
	const tokens = CULTURES.map((token) => ({ token, islands: view.islands.flatMap((island, index) => (island.token === token ? [String(index + 1)] : [])) }));
	const sites = view.moves.flatMap(({ handles: [tile, island] }) => (tile?.startsWith("tile:") && island ? [island.slice(7)] : []));
	return [
		say("client-yam-round", { round: view.round }),
		say("client-yam-tell-boats", { boats: boatsText(Object.fromEntries(tally(Object.values(view.boats)))) }),
		...tokens.map(({ token, islands }) => (islands.length > 0 ? say("client-yam-tell-tokens", { token, count: islands.length, islands: listed(islands) }) : "")),
		...free,
		sites.length > 0 ? say("client-yam-tell-build", { islands: listed([...new Set(sites)]) }) : "",
	];
}

function describePlayer({ board, view }: Position, seat: number): string[] {
	const { colour, score, coins, prestige, buildings, boats, tokens, specialists, reserved, aside } = view.players[seat - 1]!;
	const fleet = view.turn === seat ? view.fleet : null;
	return [
		say("client-yam-tell-player", { colour, points: score, coins, prestige, buildings, boats: boatsText(boats), tokens: tokensText(tokens) }),
		fleet ? say(view.power_used ? "client-yam-power-used" : "client-yam-power", { fleet, power: powerOf(fleet, board.fleets[fleet - 1]!) }) : "",
		...specialists.map((name) => specialistLabel(name, pointsOf(board, name), null)),
		...reserved.map(({ tile, round }) => `${tileLabel(tile, board.tiles[tile - 1]!)}, ${say("client-yam-reserved-in", { round })}`),
		say("client-yam-put-aside", { boats: boatsText(aside) }),
	];
}
