// Yamataï in plain facts.

import { chairName, nameHeads } from "./chairs.js";
import { el, facts } from "./dom.js";
import { capital, counted, say, word } from "./words.js";

const UNPRINTED = { 1: "power-first", 10: "any" };

export function picture(view, board, chairs) {
	const names = chairs.map(chairName);
	return [
		el("div", { class: "row facts" }, el("b", {}, say("round", { round: view.round })),
			el("span", {}, `${say("order")}: ${view.order.map((seat) => names[seat - 1]).join(", ")}`)),
		facts(["", ...nameHeads(chairs, view)], mats(view)),
		el("div", { class: "pair" },
			facts(["", "", say("boats"), say("score")], view.row.map((tile) => tileFacts(tile, board)), say("tiles")),
			facts(["", say("boats"), say("power")], view.fleets.map((fleet) => [String(fleet), boatsOf(fleet, board), powerOf(fleet, board)]), say("fleets"))),
		el("div", { class: "pair" },
			facts(["", say("score"), capital(word("coins"))], view.specialists.map((each) => [each.name, String(board.specialists[each.name]), String(each.coins)]), say("specialists")),
			facts(null, [[say("spots"), Object.entries(view.boats).map(([spot, boat]) => `${spot} ${word(boat)}`).join(", ") || "–"],
				[say("reserveOfBoats"), counted(view.reserve)], [say("deck"), String(view.deck)], [say("fleets"), say("fleetsDown", { fleets: view.fleets_down.flat().join(", ") || "–" })],
				...(view.looked_at.length ? [[word("peek"), view.looked_at.join(", ")]] : [])])),
		el("h3", {}, say("islands")),
		el("ol", { class: "islands" }, view.islands.map((there, index) => el("li", {}, el("b", {}, String(index + 1)), ` ${onIsland(there, names)}`))),
	];
}

/** What is on an island: a token, a mountain, a building and whose it is. */
function onIsland(there, names) {
	const kinds = [there.token, there.mountain && "mountain", there.sacred && "sacred-ground", there.building];
	return [...kinds.filter(Boolean).map(word), ...(there.owner ? [names[there.owner - 1]] : [])].join(", ") || "–";
}

function tileFacts(number, board) {
	const tile = board.tiles[number - 1];
	return [String(number), word(tile.kind), counted(tile.cost), String(tile.points)];
}

const boatsOf = (fleet, board) => board.fleets[fleet - 1].boats.map(word).join(", ");

function powerOf(fleet, board) {
	const power = board.fleets[fleet - 1].power;
	return word(power ? `power-${power}` : UNPRINTED[fleet]);
}

function mats(view) {
	const each = (name, fact) => [name, ...view.players.map((player) => fact(player))];
	return [
		each(capital(word("coins")), (player) => String(player.coins)),
		each(say("prestige"), (player) => String(player.prestige)),
		each(say("boats"), (player) => counted(player.boats)),
		each(say("tokens"), (player) => counted(player.tokens)),
		each(say("specialists"), (player) => player.specialists.join(", ") || "–"),
		each(say("buildingsLeft"), (player) => String(player.buildings)),
		each(say("reserved"), (player) => player.reserved.map(({ tile }) => tile).join(", ") || "–"),
	];
}

/** What a move is about, as the board and the tiles say. */
export function explain(text, view, board) {
	const [first, ...rest] = text.split(" ");
	const last = Number(rest.at(-1));
	const tile = (number) => {
		const { kind, cost, points } = board.tiles[number - 1];
		return `${word(kind)}, ${points}: ${counted(cost)}`;
	};
	const token = (island) => (view.islands[island - 1].token ? word(view.islands[island - 1].token) : "");
	switch (first) {
		case "fleet": return `${boatsOf(last, board)}; ${powerOf(last, board)}`;
		case "build": return tile(Number(rest[0]));
		case "reserve": case "top": case "below": return tile(last);
		case "recruit": return `${board.specialists[rest[0]]} ${say("points")}`;
		case "collect": case "switch-token": case "with-token": return token(last);
		case "remove": case "switch-boat": case "with-boat": return word(view.boats[last]);
		default: return "";
	}
}

export function sources(player) {
	return player.points;
}
