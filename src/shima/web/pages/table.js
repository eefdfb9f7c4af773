// The page of one table: draws what the server shows and offers what it allows.

import { actionsPanel } from "./actions.js";
import { get } from "./api.js";
import { awaited, plates, tick, waiting } from "./chairs.js";
import { complain, el } from "./dom.js";
import * as duo from "./duo.js";
import { connect } from "./live.js";
import { chatPanel, logPanel } from "./log.js";
import { movesPanel } from "./moves.js";
import { result } from "./result.js";
import { say } from "./words.js";
import * as yamatai from "./yamatai.js";

const GAMES = { "tokaido-duo": duo, yamatai };

export async function showTable(main, id) {
	const levels = (await get("/games")).bots;
	let table = null;
	let board;
	const play = (move, number = table.moves + 1) => {
		complain("");
		live.send({ do: "move", number, move: String(move.move) });
		moves.lock(true);
	};
	const live = connect(id, {
		async table(news, events, fresh) {
			board ??= get(`/games/${news.game}/board?set=${news.set.hash}`);
			const still = await board; // what lies still is asked for once
			table = news;
			draw(still, events, fresh);
		},
		done: () => moves.lock(live.busy()),
		refused: complain,
		connection(there) {
			const banner = document.getElementById("banner");
			banner.replaceChildren();
			if (!there) banner.append(el("p", {}, say("offline")));
		},
		turnedAway() {
			if (!table) main.replaceChildren(el("a", { class: "button", href: "/" }, say("toStart")));
		},
	});

	const title = el("h1");
	const now = el("p", { class: "now", role: "status" });
	const chairs = el("ol", { class: "plates" });
	const before = el("section", { class: "panel" });
	const after = el("div");
	const position = el("section", { class: "panel position" });
	const moves = movesPanel(play);
	const actions = actionsPanel(live, play);
	const log = logPanel(id);
	const chat = chatPanel((text) => live.send({ do: "say", text }));

	function draw(board, events, fresh) {
		if (!main.contains(title)) {
			main.className = "table";
			main.replaceChildren(el("div", { class: "head" }, title, now), chairs,
				el("div", { class: "now-do" }, before, after, moves.element, actions.element), position,
				el("div", { class: "talks" }, log.element, chat.element));
		}
		const game = GAMES[table.game];
		title.textContent = say(table.game);
		const mine = table.turn !== null && table.turn === table.seat && table.view.moves.length > 0;
		const line = table.seat === null && table.status === "playing" ? `${awaited(table)} · ${say("watching")}` : awaited(table);
		if (now.textContent !== line) now.textContent = line;
		now.classList.toggle("mine", mine);
		document.title = `${mine ? "● " : ""}${awaited(table)} – ${say(table.game)} – Shima`;
		chairs.replaceChildren(...plates(table));
		tick(table, chairs);
		before.hidden = table.status !== "waiting";
		if (!before.hidden) before.replaceChildren(...waiting(table, live, levels));
		if (table.status === "over") after.replaceChildren(result(table, game.sources));
		main.classList.toggle("begun", Boolean(table.view));
		position.hidden = !table.view;
		if (!position.hidden) position.replaceChildren(...game.picture(table.view, board, table.chairs));
		moves.show(table, (text) => game.explain(text, table.view, board));
		moves.lock(live.busy());
		actions.show(table);
		log.element.hidden = !table.view;
		log.show(table, events, fresh);
		chat.show(table);
	}

	setInterval(() => table && tick(table, chairs), 500);
}
