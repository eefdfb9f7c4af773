// Who sits where, whose turn it is, and how much time is left.

import { button, doing, el, givenLink } from "./dom.js";
import { levelChooser } from "./lobby.js";
import { beSomebody, myName } from "./me.js";
import { say } from "./words.js";

export function chairName(chair) {
	return chair.name ?? say("emptyChair");
}

/** The names above columns of facts, each with its colour. */
export function nameHeads(chairs, view) {
	return chairs.map((chair, index) => [el("span", { class: `dot seat-${view.players[index].colour}` }), ` ${chairName(chair)}`]);
}

/** The chairs as a row of name plates. */
export function plates(table) {
	return table.chairs.map((chair, index) => {
		const seat = index + 1;
		const colour = table.view?.players[index]?.colour;
		const notes = [
			chair.you && say("you"),
			chair.kind === "bot" && say("bot"),
			chair.away && say("away"),
			chair.resigned && say("resigned"),
		].filter(Boolean);
		return el("li", { class: `plate ${table.turn === seat ? "moving" : ""} ${chair.kind}`, "aria-current": table.turn === seat && "true" },
			colour && el("span", { class: `dot seat-${colour}` }),
			el("b", {}, chairName(chair)),
			notes.length > 0 && el("span", { class: "note" }, notes.join(" · ")),
			table.scores && el("span", { class: "points" }, el("b", {}, String(table.scores[index])), ` ${table.scores[index] == 1 ? say("point") : say("points")}`),
			table.clock.kind !== "none" && table.status === "playing" && el("span", { class: "clock", "data-seat": seat }));
	});
}

export function tick(table, list) {
	for (const place of list.querySelectorAll(".clock")) {
		const left = timeLeft(table, Number(place.dataset.seat));
		place.textContent = left === null ? "" : duration(left);
		place.classList.toggle("short", left !== null && left < 30_000);
	}
}

function timeLeft(table, seat) {
	if (table.turn === seat && table.clock.deadline) return Math.max(0, table.clock.deadline - Date.now());
	return table.clock.kind === "live" ? table.clock.left[seat - 1] : null;
}

function duration(left) {
	const hours = Math.floor(left / 3_600_000);
	const clock = new Date(left).toISOString();
	return hours < 1 ? clock.slice(14, 19) : `${hours}:${clock.slice(14, 19)}`;
}

/** The line above everything: what is awaited. */
export function awaited(table) {
	if (table.status === "waiting") return say("waiting");
	if (table.status === "over") return table.ended === "closed" ? say("tableClosed") : say("gameOver");
	if (table.turn === null) return "";
	const chair = table.chairs[table.turn - 1];
	const bot = chair.kind === "bot" || chair.away || chair.resigned;
	if (chair.you && !bot) return say("yourTurn");
	return say(bot ? "thinking" : "turnOf", { name: chairName(chair) });
}

/** Before the game: invite, sit down, begin. */
export function waiting(table, live, levels) {
	const seated = table.seat !== null;
	const free = table.chairs.filter((chair) => chair.kind === "empty");
	const level = levelChooser(levels);
	const sit = doing(async () => {
		await beSomebody();
		live.again();
		live.send({ do: "sit" });
	});
	return [
		el("p", {}, say(seated ? "inviteNote" : "watching")),
		seated && givenLink(location.href),
		!seated && free.length > 0 && button(say("sitAs", { name: myName() }), sit, "main"),
		seated && el("div", { class: "row" },
			button(say("fillBots"), () => live.send({ do: "start", fill: level.field.value })), level.whole,
			button(say("leaveTable"), () => live.send({ do: "leave" }), "quiet")),
	].filter(Boolean);
}
