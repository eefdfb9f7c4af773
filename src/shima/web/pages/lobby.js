// The start page: begin a game, go on with one, join others.

import { get, post, tablePath } from "./api.js";
import { button, complain, doing, el, givenLink } from "./dom.js";
import { beSomebody, isKnown } from "./me.js";
import { say } from "./words.js";

const ABOUT = { "tokaido-duo": "aboutDuo", yamatai: "aboutYamatai" };
const USUAL = "level3";
const EVERY = 10_000;
const MOST = 12;

export async function showLobby(main) {
	const shelf = await get("/games");
	const turn = el("section", { class: "panel first" });
	const mine = el("section", { class: "panel" });
	const open = el("section", { class: "panel" });
	main.replaceChildren(
		el("section", { class: "greeting" }, el("h1", {}, say("greeting")), el("p", {}, say("welcome"))),
		turn,
		el("div", { class: "cards" }, shelf.games.map((game) => card(game, shelf.bots))),
		el("div", { class: "cards" }, open, mine, deviceLink()),
	);
	const refresh = () => showLists(turn, mine, open);
	await refresh();
	setInterval(() => document.hidden || refresh().catch((error) => complain(error.message)), EVERY);
	return refresh;
}

function card(game, bots) {
	const level = levelChooser(bots);
	const players = chooser(say("players"), game.players.map((count) => [count, count]), game.players[0]);
	const listed = el("input", { type: "checkbox" });
	const start = (bot, isOpen) => doing(async () => {
		await beSomebody();
		const others = Array(Number(players.field.value) - 1).fill(bot());
		const table = await post("/tables", { game: game.name, chairs: ["", ...others], order: "random", open: isOpen() });
		location.assign(tablePath(table.id));
	});
	return el("article", { class: "panel card" },
		el("img", { src: `/pages/${game.name}.svg`, alt: "", width: 640, height: 280 }),
		el("div", { class: "inside" },
			el("div", { class: "apart" }, el("h2", {}, say(game.name)), game.players.length > 1 && players.whole),
			el("p", {}, say(ABOUT[game.name])),
			el("div", { class: "row" }, button(say("playBot"), start(() => level.field.value, () => false), "main"), level.whole),
			el("div", { class: "row" }, button(say("invite"), start(() => "", () => listed.checked)),
				el("label", { class: "choice" }, listed, say("listed")))));
}

function chooser(label, options, chosen) {
	const field = el("select", {}, options.map(([value, text]) => el("option", { value, selected: value === chosen }, text)));
	return { field, whole: el("label", { class: "choice" }, label, field) };
}

/** Which bot shall play. */
export function levelChooser(bots) {
	return chooser(say("level"), bots.map((bot) => [bot, bot.replace("level", "")]), USUAL);
}

async function showLists(turn, mine, open) {
	const none = { turn: [], waiting: [], finished: [] };
	const [tables, games] = await Promise.all([get("/tables"), isKnown() ? get("/me/tables") : none]);
	turn.replaceChildren(list("yourTurn", games.turn, (line) => go(line, "goOn", "main")));
	turn.hidden = !games.turn.length;
	mine.replaceChildren(...["waiting", "finished"].filter((part) => games[part].length).map((part) =>
		list(part, games[part].slice(0, MOST), (line) => go(line, "goOn", "quiet"))));
	mine.hidden = !mine.children.length;
	const own = new Set([...games.turn, ...games.waiting].map((line) => line.id));
	const others = tables.tables.filter((line) => !own.has(line.id));
	open.replaceChildren(list("openTables", others, (line) => [button(say("sitDown"), sit(line), "main"), go(line, "watch", "quiet")]));
	if (!others.length) open.append(el("p", { class: "note" }, say("noTables")));
}

function list(title, lines, actions) {
	return el("div", {}, el("h2", {}, say(title)), el("ul", { class: "games" }, lines.map((line) => el("li", {},
		el("span", { class: "what" }, el("strong", {}, say(line.game)), el("span", { class: "note" }, describe(line))),
		el("span", { class: "row" }, actions(line))))));
}

function describe(line) {
	const names = line.names.filter(Boolean);
	const free = line.players - names.length;
	return names.join(", ") + (free > 0 ? ` + ${free} × ${say("emptyChair")}` : "");
}

function go(line, verb, kind) {
	return el("a", { class: `button ${kind}`, href: tablePath(line.id) }, say(verb));
}

function sit(line) {
	return doing(async () => {
		await beSomebody();
		await post(`/tables/${line.id}/actions`, { do: "sit" });
		location.assign(tablePath(line.id));
	});
}

function deviceLink() {
	const place = el("div");
	return el("section", { class: "panel" }, el("h2", {}, say("otherDevice")), el("p", { class: "note" }, say("linkNote")),
		button(say("makeLink"), doing(async () => {
			await beSomebody();
			const link = await post("/me/link");
			place.replaceChildren(givenLink(location.origin + link.path));
		}), "quiet"), place);
}
