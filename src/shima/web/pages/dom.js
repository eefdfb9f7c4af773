// Elements made by script: the page's policy allows neither inline scripts nor inline styles.

import { say } from "./words.js";

export function el(tag, props = {}, ...children) {
	const node = document.createElement(tag);
	for (const [name, value] of Object.entries(props)) {
		if (value === null || value === undefined || value === false) continue;
		if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
		else if (name === "value") node.value = value;
		else node.setAttribute(name, value === true ? "" : String(value));
	}
	node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
	return node;
}

/** A list in which only what has changed is touched, so that a screen reader hears what is new. */
export function grow(list, items, key, make) {
	let same = 0;
	while (same < items.length && same < list.children.length && list.children[same].dataset.key === key(items[same])) same += 1;
	while (list.children.length > same) list.lastElementChild.remove();
	for (const item of items.slice(same)) {
		const child = make(item);
		child.dataset.key = key(item);
		list.append(child);
	}
	return same < items.length;
}

/** A table of facts: a row of heads, and rows that begin with their name. */
export function facts(heads, rows, title) {
	return el("div", { class: "scroll" }, el("table", {},
		title && el("caption", {}, title),
		heads && el("thead", {}, el("tr", {}, heads.map((head) => (head ? el("th", { scope: "col" }, head) : el("td"))))),
		el("tbody", {}, rows.map(([name, ...cells]) =>
			el("tr", {}, el("th", { scope: "row" }, name), cells.map((cell) => el("td", {}, cell)))))));
}

export function button(text, click, kind = "") {
	return el("button", { type: "button", class: kind, onclick: click }, text);
}

const errors = document.getElementById("errors");

/** Say why something was not done; an empty message takes it away. */
export function complain(message) {
	errors.replaceChildren();
	if (message) errors.append(el("p", {}, message), el("button", { type: "button", class: "quiet", "aria-label": "×", onclick: () => complain("") }, "×"));
}

/** Run what a click asks for, once at a time, and say so if it fails. */
export function doing(work) {
	return async (event) => {
		const asked = event?.currentTarget;
		if (asked?.disabled) return;
		if (asked) asked.disabled = true;
		try {
			complain("");
			await work(event);
		} catch (error) {
			complain(error.message);
		} finally {
			if (asked) asked.disabled = false;
		}
	};
}

/** A link to be given away, with a button that copies it. */
export function givenLink(address) {
	const field = el("input", { type: "text", readonly: true, value: address, "aria-label": say("copy"), onfocus: () => field.select() });
	const copy = button(say("copy"), async () => {
		field.select();
		if (navigator.clipboard) await navigator.clipboard.writeText(address).catch(() => document.execCommand("copy"));
		else document.execCommand("copy"); // outside https there is no clipboard
		copy.textContent = say("copied");
	}, "quiet");
	return el("div", { class: "given" }, field, copy);
}
