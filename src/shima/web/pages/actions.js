// What can be done at a table besides moving.

import { post } from "./api.js";
import { chairName } from "./chairs.js";
import { button, doing, el } from "./dom.js";
import { inWords } from "./moves.js";
import { say } from "./words.js";

export function actionsPanel(live, play) {
	const hints = el("div", { class: "hints", "aria-live": "polite" });
	const row = el("div", { class: "row" });
	const asked = el("div", { class: "asked", role: "status" });
	const element = el("section", { class: "panel actions" }, asked, row, hints);
	let number = -1;

	return {
		element,
		show(table) {
			element.hidden = table.seat === null || table.status !== "playing";
			if (table.moves !== number) hints.replaceChildren();
			number = table.moves;
			if (element.hidden) return;
			const me = table.chairs[table.seat - 1];
			const plays = !me.away && !me.resigned;
			const next = table.moves + 1;
			asked.replaceChildren(...proposal(table, live));
			row.replaceChildren(...[
				me.away && !me.resigned && button(say("comeBack"), () => live.send({ do: "return" }), "main"),
				...table.undo.map((to, index) => button(index ? say("undoMore", { steps: index + 1 }) : say("undo"), () => live.send({ do: "undo", number: next, to }), "quiet")),
				table.hints && plays && table.turn === table.seat && button(say("hint"), doing(() => hint(table, hints, play)), "quiet"),
				plays && takeBack(table, live),
				plays && button(say("goAway"), () => live.send({ do: "leave" }), "quiet"),
				!me.resigned && button(say("resign"), () => confirm(`${say("resign")}?`) && live.send({ do: "resign" }), "quiet"),
			].filter(Boolean));
		},
	};
}

async function hint(table, place, play) {
	const found = await post(`/tables/${table.id}/hint`);
	place.replaceChildren(el("p", { class: "note" }, say("chances")), el("div", { class: "choices" }, found.choices.map((choice) =>
		el("button", { type: "button", class: "move", onclick: () => play(choice, found.number) },
			el("span", {}, inWords(choice.text)), el("small", {}, `${Math.round(choice.chances[table.seat - 1] * 100)} %`)))));
}

/** Take back further than one may alone, to one's last decision: everybody must agree, and bots do. */
function takeBack(table, live) {
	const own = table.decisions.findLast((decision) => decision.seat === table.seat && !table.undo.includes(decision.before));
	if (table.asked || !own) return null;
	return button(say("takeBack"), () => live.send({ do: "ask", number: table.moves + 1, to: own.before }), "quiet");
}

function proposal(table, live) {
	if (!table.asked) return [];
	const own = table.asked.seat === table.seat;
	const answer = (agrees) => () => live.send({ do: "answer", number: table.moves + 1, agrees });
	const text = say("asksBack", { name: chairName(table.chairs[table.asked.seat - 1]), number: table.asked.to + 1 });
	const can = !own && !table.asked.agreed.includes(table.seat);
	return [el("p", {}, text), el("div", { class: "row" }, can && button(say("agree"), answer(true), "main"),
		button(say("decline"), answer(false), "quiet"))];
}
