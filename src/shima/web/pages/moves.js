// The moves on offer, as buttons in groups of their first word. Which moves there are, the server says.

import { el } from "./dom.js";
import { capital, say, word } from "./words.js";

const LONG = 12;
const KEYS = 9;

export function movesPanel(play) {
	const filter = el("input", { type: "search", placeholder: say("filter"), "aria-label": say("filter"), oninput: () => draw() });
	const title = el("h2", { tabindex: -1 }, say("moves"));
	const groups = el("div", { class: "groups" });
	const element = el("section", { class: "panel moves" }, title, filter, groups);
	let offered = [];
	let number = -1;

	function draw() {
		const wished = filter.value.trim().toLowerCase();
		const shown = offered.filter((move) => move.whole.toLowerCase().includes(wished) || move.text.includes(wished));
		const heads = [...new Set(shown.map((move) => move.head))].sort((a, b) => (a === "") - (b === ""));
		let key = 0;
		groups.replaceChildren(...heads.map((head) => el("div", { class: "group" }, head && el("h3", {}, capital(word(head))),
			el("div", { class: "choices" }, shown.filter((move) => move.head === head).map((move) => {
				key += 1;
				return el("button", { type: "button", class: "move", "aria-label": move.whole, "aria-keyshortcuts": key <= KEYS && key, onclick: () => play(move) },
					key <= KEYS && el("kbd", {}, String(key)),
					el("span", {}, capital(move.rest)), move.note && el("small", {}, move.note));
			})))));
	}

	document.addEventListener("keydown", (event) => {
		if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("input, textarea, select")) return;
		if (!/^[1-9]$/.test(event.key) || element.hidden) return;
		groups.querySelectorAll("button.move")[Number(event.key) - 1]?.click();
	});

	return {
		element,
		/** `explain(text)` gives what the board says about a move. */
		show(table, explain) {
			const moves = table.view?.moves ?? [];
			const focused = groups.contains(document.activeElement);
			if (table.moves !== number) filter.value = "";
			number = table.moves;
			element.hidden = !moves.length;
			offered = moves.map(({ move, text }) => readable(move, text, explain(text)));
			filter.hidden = moves.length <= LONG;
			draw();
			if (focused && moves.length) title.focus({ preventScroll: true });
		},
		/** While an answer is awaited nothing else can be chosen. */
		lock(busy) {
			for (const each of groups.querySelectorAll("button")) each.disabled = busy;
		},
	};
}

function readable(move, text, note) {
	const [first, ...others] = text.split(" ");
	const rest = others.map(word).join(" ");
	const whole = capital([word(first), rest].filter(Boolean).join(" ")) + (note ? ` (${note})` : "");
	return { move, text, note, whole, head: others.length ? first : "", rest: rest || word(first) };
}

/** A move's notation in words, without the seat before it. */
export function inWords(text) {
	return capital(text.replace(/^\d+ /, "").split(" ").map(word).join(" "));
}
