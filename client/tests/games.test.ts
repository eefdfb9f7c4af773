/** The registry of games, and that nothing outside the games' folders names a game. */

import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { clientOf } from "../src/games";
import plain from "../src/games/plain";
import duo from "../src/games/tokaido_duo";
import yamatai from "../src/games/yamatai";

describe("the registry", () => {
	it("finds a game's folder by the name that the server uses", () => {
		expect(clientOf("yamatai")).toBe(yamatai);
		expect(clientOf("tokaido-duo")).toBe(duo);
	});

	it.each(["stones", "plain", "", "__proto__", "../yamatai"])("gives the plain board to %j", (game) => {
		expect(clientOf(game)).toBe(plain);
	});
});

describe("the games' folders", () => {
	const parts = ["index", "table", "pictures", "studio", "intent", "prompt", "changes", "marks", "positions", "set-map", "layout", "geometry", "labels"];
	const pictures = ["Board", "BoardMap", "Picture", "Drawing"];
	const files = [...parts.map((name) => `${name}.ts`), ...pictures.map((name) => `${name}.svelte`), "style.css", "scene.svg"];

	it.each(["yamatai", "tokaido_duo"])("have the same files for the same purposes: %s", (game) => {
		expect(globSync(`src/games/${game}/*`).map((path) => basename(path))).toEqual(expect.arrayContaining(files));
	});

	it("of plain has the files that every game needs", () => {
		const needed = ["index.ts", "table.ts", "prompt.ts", "changes.ts", "marks.ts", "Board.svelte", "scene.svg"];
		expect(globSync("src/games/plain/*").map((path) => basename(path))).toEqual(expect.arrayContaining(needed));
	});
});

describe("a file outside the games' folders", () => {
	const games = globSync("../src/shima/games/*/game.py").map((path) => basename(dirname(path)));
	const words = games.flatMap((game) => [game, game.replaceAll("_", "-"), ...game.split("_")]);
	const names = new RegExp(`${words.join("|")}|yamataï`, "i");
	const paths = [...globSync("src/**/*.{ts,svelte,css}"), ...globSync("*.{ts,html,js}")];
	const outside = paths.filter((path) => !/^src.games.\w+./.test(path));

	it("is checked", () => expect(outside.length).toBeGreaterThan(100));

	it.each(outside)("names no game: %s", (path) => {
		expect(readFileSync(path, "utf8").split("\n").filter((line) => names.test(line))).toEqual([]);
	});
});
