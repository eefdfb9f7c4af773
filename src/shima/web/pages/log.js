// What happened, told by the server in sentences; only what is new is asked for.

import { get } from "./api.js";
import { complain, el, grow } from "./dom.js";
import { say } from "./words.js";

const MAY_TAKE_BACK = new Set(["undone", "asked", "answered", "resigned", "replaced"]);

export function logPanel(id) {
	const list = el("div", { class: "told", role: "log", "aria-live": "polite", "aria-label": say("story"), tabindex: 0 });
	let lines = [];
	let wanted = 0;
	let asking = false;

	async function fetchNews() {
		if (asking) return;
		asking = true;
		try {
			while (lines.length < wanted) {
				const after = lines.length;
				const told = await get(`/tables/${id}/log?after=${after}`);
				if (lines.length !== after) continue; // something was taken back meanwhile
				if (!told.lines.length) break;
				lines = [...lines, ...told.lines];
				draw();
			}
		} catch (error) {
			complain(error.message);
		} finally {
			asking = false;
		}
	}

	function draw() {
		const low = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
		const first = !list.children.length;
		const more = grow(list, lines, (line) => `${line.number} ${line.sentences.join(" ")}`, (line) =>
			el("div", { class: line.by === "nature" ? "nature" : `seat${line.by}` }, line.sentences.map((sentence) => el("p", {}, sentence))));
		if (more && (low || first)) list.scrollTop = list.scrollHeight;
	}

	return {
		element: el("section", { class: "panel log" }, el("h2", {}, say("story")), list),
		show(table, events, fresh) {
			wanted = table.moves;
			const takenBack = events.some((event) => MAY_TAKE_BACK.has(event.kind));
			if (takenBack && events.length === 1) lines = lines.slice(0, table.moves);
			else if (fresh || takenBack) lines = [];
			if (lines.length && takenBack) draw();
			if (table.view) fetchNews();
		},
	};
}

export function chatPanel(speak) {
	const list = el("div", { class: "told talk", role: "log", "aria-live": "polite", "aria-label": say("chat"), tabindex: 0 });
	const field = el("input", { type: "text", maxlength: 200, placeholder: say("write"), "aria-label": say("write"), autocomplete: "off" });
	const form = el("form", { class: "given", onsubmit: (event) => {
		event.preventDefault();
		if (field.value.trim()) speak(field.value.trim());
		field.value = "";
	} }, field, el("button", { class: "quiet" }, say("send")));
	const element = el("section", { class: "panel chat" }, el("h2", {}, say("chat")), list, form);
	return {
		element,
		show(table) {
			form.hidden = table.seat === null;
			list.hidden = !table.chat.length;
			element.hidden = form.hidden && list.hidden;
			const key = (saying) => `${saying.at} ${saying.name} ${saying.text}`;
			if (grow(list, table.chat, key, (saying) => el("div", {}, el("b", {}, saying.name), ` ${saying.text}`))) list.scrollTop = list.scrollHeight;
		},
	};
}
