// Who sits before this browser: a name is enough, and it is given to the server when it is needed first.

import { get, post } from "./api.js";
import { doing, el } from "./dom.js";
import { say } from "./words.js";

const KEPT = "shima-name"; // the cookie is out of reach of scripts: this says that there is one
let name = "";
let known = false;

function guest() {
	const names = say("guests").split(" ");
	return `${names[Math.floor(Math.random() * names.length)]} ${10 + Math.floor(Math.random() * 90)}`;
}

function becomes(me) {
	name = me.name;
	known = true;
	localStorage.setItem(KEPT, name);
	const field = document.getElementById("name");
	if (field) field.value = name;
}

export async function whoAmI() {
	const kept = localStorage.getItem(KEPT);
	name = kept ?? guest();
	if (!kept) return;
	try {
		becomes(await get("/me"));
	} catch (error) {
		if (error.status !== 401) throw error;
		localStorage.removeItem(KEPT);
	}
}

/** From now on the server knows us. */
export async function beSomebody() {
	if (!known) becomes(await post("/me", { name }));
}

/** Take the identity that a private link brings. */
export async function comeByLink(key) {
	becomes(await post("/me/device", { key }));
	return name;
}

export const isKnown = () => known;
export const myName = () => name;

export function nameField(changed) {
	const note = el("span", { class: "note", role: "status" });
	const save = doing(async () => {
		const wish = field.value.trim();
		if (!wish || wish === name) {
			field.value = name;
			return;
		}
		try {
			becomes(await post("/me", { name: wish }));
		} catch (error) {
			field.value = name;
			throw error;
		}
		note.textContent = "✓";
		changed?.();
	});
	const field = el("input", { id: "name", type: "text", maxlength: 40, autocomplete: "nickname", value: name, onchange: () => save() });
	return el("div", { class: "who" }, el("label", { for: "name" }, say("yourName")), field, note);
}
