/** The drawings in SVG files: that all that is used exists, that all that exists is used, and that they fit the page's policy. */

import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PEOPLE, personFace } from "../src/lib/faces";

const FILES = globSync("src/**/*.svg");
const read = (path: string): string => readFileSync(path, "utf8");
const idsIn = (path: string): string[] => [...read(path).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!);
const FACES = idsIn("src/lib/faces.svg");
const PORTRAITS = idsIn("src/games/yamatai/art/portraits.svg");
const PIECES = idsIn("src/games/yamatai/art/symbols.svg");

const GAME = "../src/shima/games/yamatai";
const SET = read(`${GAME}/components.toml`);
/** The values of a key in all tables of the set, such as the names of the specialists. */
const inSet = (key: string): string[] => [...SET.matchAll(new RegExp(`^${key} = "([^"]+)"`, "gm"))].map(([, value]) => value!);
const idOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");
/** The specialists whose power is a move, and Ebisu, whose extra token is one. */
const ACTIVE = globSync(`${GAME}/specialists/*.py`).flatMap((path) => [...read(path).matchAll(/ActiveSpecialist\("([^"]+)"/g)].map(([, name]) => name!));

/** The most bytes of a file, before compression. */
const MOST = 45_000;

describe.each(FILES)("%s", (path) => {
	const text = read(path);

	it("is small, and has unique names", () => {
		expect(text.length).toBeLessThan(MOST);
		expect(new Set(idsIn(path)).size).toBe(idsIn(path).length);
	});

	it("has no style, script or reference to another file", () => {
		expect(text.match(/<(?:style|script|image|foreignObject|a)\b|\s(?:style|class|on\w+|xlink:\w+)=/g)).toBeNull();
		const references = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, to]) => to!);
		for (const to of references) expect(idsIn(path)).toContain(to.slice(1));
		expect([...text.matchAll(/\w+:\/\/[^"]*/g)].map(([url]) => url)).toEqual(["http://www.w3.org/2000/svg"]);
	});

	it("closes every element that it opens", () => {
		const open: string[] = [];
		for (const [, close, name, alone] of text.replace(/<!--.*?-->/gs, "").matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
			if (close) expect(open.pop()).toBe(name);
			else if (!alone) open.push(name!);
		}
		expect(open).toEqual([]);
	});
});

describe("the names of the shapes", () => {
	const all = FILES.flatMap(idsIn);

	it("are unique, because all files may be in one page", () => expect(new Set(all).size).toBe(all.length));

	/** Names in code, with `.+` for what is filled in. `Icon` adds the prefix to the names that it gets. */
	const sources = globSync("src/**/*.{svelte,ts}").map((path) => ({ path, text: read(path) }));
	const patternOf = (text: string): string => text.replace(/\$?\{[^}]*\}/g, ".+");
	const namesIn = (text: string, before: string): string[] =>
		[...text.matchAll(new RegExp(`${before}([\\w-]+(?:\\{[^}]*\\}[\\w-]*)*)`, "g"))].map(([, name]) => patternOf(name!));
	const used = [
		...sources.flatMap(({ text }) => namesIn(text, 'href="#')).filter((pattern) => pattern !== "yam-.+" && pattern !== "content"),
		...FILES.flatMap((path) => namesIn(read(path), '(?:href="|url\\()#')),
	];
	const icons = sources
		.filter(({ path }) => path.includes("yamatai"))
		.flatMap(({ text }) => [...text.matchAll(/<Icon name="([^"]+)"/g)].map(([, name]) => patternOf(`yam-${name}`)));
	const legend = [...read("../src/shima/lessons/guides/yamatai.toml").matchAll(/^icons = (\[.*\])/gm)]
		.flatMap(([, names]) => JSON.parse(names!) as string[])
		.filter((name) => name !== "points")
		.map((name) => `yam-${name}`);
	const patterns = [...new Set([...used, ...icons, ...legend])];

	it.each(patterns)("include %s", (pattern) => {
		expect(all.filter((id) => new RegExp(`^${pattern}$`).test(id))).not.toEqual([]);
	});

	it.each(all)("are used: %s", (id) => {
		expect(patterns.filter((pattern) => new RegExp(`^${pattern}$`).test(id))).not.toEqual([]);
	});
});

describe("every", () => {
	it.each(inSet("name").filter((name) => name !== "standard"))("specialist has a portrait: %s", (name) => expect(PORTRAITS).toContain(`portrait-${idOf(name)}`));

	it.each(["other", "first", "any", ...inSet("power"), "Ebisu", ...ACTIVE])("power has an icon: %s", (name) => {
		expect(PIECES).toContain(`yam-power-${idOf(name)}`);
		expect(read("src/games/yamatai/PowerIcon.svelte")).toContain(idOf(name));
	});

	it.each([...read("../src/shima/text/en/shima.ftl").matchAll(/^ {4}\[(\w+)\]/gm)].map(([, bot]) => bot!))("bot has a face: %s", (bot) => {
		expect(FACES).toContain(`face-${bot}`);
	});
});

describe("the faces of people", () => {
	it("are all drawn", () => {
		const people = FACES.filter((id) => id.startsWith("face-person-"));
		expect(people).toEqual(Array.from({ length: PEOPLE }, (_, index) => `face-person-${index + 1}`));
	});

	it("depend only on the name", () => {
		expect(personFace("Zoë")).toBe(personFace("Zoë".normalize("NFD")));
		expect(personFace("")).toBe(1);
	});

	it("all occur", () => {
		const names = Array.from({ length: 200 }, (_, index) => `Guest ${index}`);
		expect(new Set(names.map(personFace))).toEqual(new Set(Array.from({ length: PEOPLE }, (_, index) => index + 1)));
	});
});
