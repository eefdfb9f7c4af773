// Which page this is, by its address.

import { complain, el } from "./dom.js";
import { showLobby } from "./lobby.js";
import { comeByLink, nameField, whoAmI } from "./me.js";
import { showTable } from "./table.js";
import { language, say } from "./words.js";

const main = document.getElementById("main");

function showTop(changed) {
	document.getElementById("top").replaceChildren(
		el("a", { class: "brand", href: "/", title: say("toStart") },
			el("img", { src: "/pages/mark.svg", alt: "", width: 36, height: 36 }), el("span", {}, "Shima")),
		nameField(changed),
	);
}

async function showArrival() {
	const key = location.hash.slice(1);
	history.replaceState(null, "", "/link"); // the key works once, and belongs to no history
	const name = await comeByLink(key);
	main.replaceChildren(el("section", { class: "panel" }, el("h1", {}, say("linkDone", { name })),
		el("a", { class: "button", href: "/" }, say("toStart"))));
}

async function show() {
	const path = location.pathname;
	if (path === "/link") {
		await showArrival();
		await whoAmI();
		showTop();
		return;
	}
	await whoAmI();
	if (path.startsWith("/table/")) {
		showTop();
		await showTable(main, path.slice("/table/".length));
	} else {
		showTop(await showLobby(main));
	}
}

document.documentElement.lang = language;
show().catch((error) => {
	complain(error.message);
	if (!main.children.length) main.append(el("a", { class: "button", href: "/" }, say("toStart")));
});
