// After the game: places, scores and where the points came from, and what can be done next.

import { post, tablePath } from "./api.js";
import { chairName } from "./chairs.js";
import { button, doing, el, facts } from "./dom.js";
import { capital, say } from "./words.js";

export function result(table, sources) {
	if (!table.places) return el("section", { class: "panel result" }, el("h2", {}, say("tableClosed")), home());
	const seats = table.places.map((_, index) => index).sort((a, b) => table.places[a] - table.places[b]);
	const from = (index) => sources(table.view.players[index]);
	const heads = ["", ...seats.map((index) => `${table.places[index]}. ${chairName(table.chairs[index])}`)];
	const rows = [
		[say("score"), ...seats.map((index) => el("b", {}, String(table.scores[index])))],
		...Object.keys(from(0)).map((part) => [capital(say(part)), ...seats.map((index) => String(from(index)[part]))]),
	];
	return el("section", { class: "panel result" },
		el("h2", {}, headline(table)),
		facts(heads, rows),
		el("div", { class: "row" },
			table.seat !== null && button(say(table.rematch ? "toRematch" : "rematch"), doing(async () => {
				const next = await post(`/tables/${table.id}/rematch`);
				location.assign(tablePath(next.id));
			}), "main"),
			table.seat === null && table.rematch && el("a", { class: "button", href: tablePath(table.rematch) }, say("toRematch")),
			el("a", { class: "button quiet", href: `/api/tables/${table.id}/record`, download: "" }, say("record")),
			home()));
}

function home() {
	return el("a", { class: "button quiet", href: "/" }, say("toStart"));
}

function headline(table) {
	const first = table.chairs.filter((_, index) => table.places[index] === 1);
	if (first.length > 1) return say("tie");
	return say("wins", { name: chairName(first[0]) });
}
