/** Files with shapes are fetched once; a failed one is fetched again when it is next needed. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { NetworkError } from "../src/lib/api";
import { addSymbols, decorate } from "../src/lib/symbols";
import { picturePartsOf } from "../src/rules/game-parts";
import { studioPartsOf } from "../src/studio/game-parts";

const FILE = "<svg></svg>\n";
const appended: unknown[] = [];
const root = { classList: { add: vi.fn() }, setAttribute: vi.fn() };
let answers: (() => Promise<Response>)[];
let number = 0;
let url: string;

vi.stubGlobal("document", { body: { append: (file: unknown) => appended.push(file) } });
vi.stubGlobal("DOMParser", class { parseFromString = () => ({ documentElement: root }); });
vi.stubGlobal("fetch", vi.fn(() => answers.shift()!()));

const found = () => Promise.resolve(new Response(FILE));
const lost = () => Promise.reject(new TypeError("no connection"));
const missing = () => Promise.resolve(new Response(FILE, { status: 404 }));
const cutOff = () => Promise.resolve(new Response(FILE.slice(0, 5)));

beforeEach(() => {
	answers = [];
	appended.length = 0;
	url = `/assets/${++number}.svg`;
});

describe("a file with shapes", () => {
	it("is added to the page once", async () => {
		answers = [found];
		await Promise.all([addSymbols(url), addSymbols(url)]);
		await addSymbols(url);
		expect(appended).toEqual([root]);
	});

	it.each([lost, missing, cutOff])("that cannot be loaded adds nothing, and is loaded again: %s", async (answer) => {
		answers = [answer, found];
		await expect(addSymbols(url)).rejects.toBeInstanceOf(NetworkError);
		expect(appended).toEqual([]);
		await addSymbols(url);
		expect(appended).toEqual([root]);
	});

	it("of a game comes before its parts", async () => {
		answers = [lost, found];
		await expect(picturePartsOf("yamatai")).rejects.toBeInstanceOf(NetworkError);
		expect(await picturePartsOf("yamatai")).toHaveProperty("Picture");
		expect(appended).toEqual([root]);
		expect(await studioPartsOf("yamatai")).toHaveProperty("Drawing");
		expect(await picturePartsOf("stones")).toBeNull();
		expect(await studioPartsOf("stones")).toBeNull();
	});

	it("that only decorates fails silently", async () => {
		answers = [lost, found];
		decorate(url);
		await vi.waitFor(() => expect(answers).toHaveLength(1));
		await vi.waitFor(async () => {
			await addSymbols(url);
			expect(appended).toEqual([root]);
		});
	});
});
