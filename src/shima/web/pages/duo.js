// Tokaido Duo in plain facts.

import { chairName, nameHeads } from "./chairs.js";
import { el, facts } from "./dom.js";
import { capital, counted, say, word } from "./words.js";

const CHARACTERS = ["pilgrim", "merchant", "artist"];

export function picture(view, board, chairs) {
	const names = chairs.map(chairName);
	const heads = ["", ...nameHeads(chairs, view)];
	return [
		el("div", { class: "row facts" }, el("b", {}, say("round", { round: view.round })), CHARACTERS.map((character) => die(view, character))),
		facts(heads, mats(view, board)),
		el("div", { class: "pair" },
			facts(null, view.shops.map((shop) => [shop.town, `${word(shop.ware)} ${shop.price}`]), say("shops")),
			el("div", {},
				facts(null, view.waves.map((wave) => [capital(word(wave.character)), word(wave.side), wave.owner ? names[wave.owner - 1] : "–"]), say("waves")),
				facts(null, [[capital(word("hot-spring")), view.hot_spring ? names[view.hot_spring - 1] : "–"], [say("bag"), counted(view.bag)]]))),
	];
}

function die(view, character) {
	const playing = view.playing?.character === character;
	const pips = playing ? view.playing.pips : view.dice[character];
	return el("span", { class: `die ${playing ? "playing" : pips ? "" : "used"}` }, `${capital(word(character))} `, el("b", {}, pips ? String(pips) : "–"));
}

function mats(view, board) {
	const each = (name, fact) => [name, ...view.players.map((player) => fact(player))];
	return [
		...CHARACTERS.map((character) => each(capital(word(character)), (player) => spot(player[character], view, board))),
		each(capital(word("temple")), (player) => `${player.temple} / ${board.temples}`),
		each(capital(word("garden")), (player) => `${player.garden} / ${board.gardens}`),
		each(capital(word("coins")), (player) => String(player.coins)),
		each(say("wares"), (player) => counted(player.wares)),
		each(say("slabs"), (player) => String(player.slabs)),
		each(say("faceUp"), (player) => player.face_up.map(word).join(", ") || "–"),
		each(say("faceDown"), (player) => counted(player.face_down)),
		each(say("given"), (player) => String(player.given)),
		...["faith", "trade", "culture"].map((part) => each(say(part), (player) => String(player[part]))),
	];
}

/** A place with what is there. */
function spot(place, view, board) {
	const there = about(place, view, board);
	return there ? `${place} (${there})` : String(place);
}

function about(place, view, board) {
	const shop = view.shops.find((each) => each.town === place);
	if (shop) return `${word(shop.ware)} ${shop.price}`;
	if (place in board.mountain_towns) return `${board.mountain_towns[place]} × ${word("draw")}`;
	const station = board.stations.find((each) => each.name === place);
	if (station) return word(station.kind);
	const region = board.regions[Number(place) - 1];
	return region ? word(region.landscape) : "";
}

/** What lies where a move leads. */
export function explain(text, view, board) {
	const [first, place] = text.split(" ");
	if (CHARACTERS.includes(first)) return place === "stay" ? "" : about(place, view, board);
	if (first === "wave") return word(view.waves.find((wave) => wave.character === place).side);
	return "";
}

export function sources(player) {
	return { faith: player.faith, trade: player.trade, culture: player.culture };
}
