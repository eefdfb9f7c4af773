/** Compiled messages read exactly as Fluent formats their source. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { sourceOf } from "../catalogues";
import { compile } from "../compile-fluent";
import { type Args, Messages } from "../src/lib/messages";

const NUMBERS = [0, 1, 2, 5, 1234, 2.5];

class Both {
	readonly #fluent: FluentBundle;
	readonly messages: Messages;

	constructor(code: string, source: string) {
		this.#fluent = new FluentBundle(code, { useIsolating: false });
		this.#fluent.addResource(new FluentResource(source));
		this.messages = new Messages(code, compile(source));
	}

	fluent(key: string, args: Args): string {
		const [id = "", attribute] = key.split(".");
		const message = this.#fluent.getMessage(id);
		const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
		return pattern ? this.#fluent.formatPattern(pattern, args, []) : key;
	}

	same(key: string, args: Args = {}): string {
		const said = this.messages.say(key, args);
		expect(said, `${key} ${JSON.stringify(args)}`).toBe(this.fluent(key, args));
		return said;
	}
}

/** Each message with each number and with each key of its variants for all variables at once. */
it.each(["en", "de", "rules-en", "rules-de"])("all messages of the catalogue %s", (name) => {
	const source = sourceOf(name);
	const both = new Both(name.slice(-2), source);
	const variables = [...new Set([...source.matchAll(/\$(\w+)/g)].map(([, found]) => found!))];
	const messages = Object.entries(compile(source)).filter(([key]) => !key.startsWith("-"));
	for (const [key, pattern] of messages) {
		const words = [...JSON.stringify(pattern).matchAll(/\["([\w-]+)",/g)].map(([, found]) => found!);
		for (const value of [...NUMBERS, ...words, "…"]) {
			const args = Object.fromEntries(variables.map((variable) => [variable, value]));
			// Fluent refuses to make a number of a word
			if (typeof value === "number" || !both.fluent(key, args).includes("{NUMBER")) both.same(key, args);
		}
	}
	expect(messages.length).toBeGreaterThan(500);
});

describe("messages", () => {
	const source = readFileSync("../tests/web/messages.ftl", "utf8");
	const both = new Both("en", source);

	it("compile as on the server", () => {
		expect(compile(source)).toEqual(JSON.parse(readFileSync("../tests/web/messages.json", "utf8")));
	});

	it.each(["plain", "lines", "literal", "terms", "term-attribute", "names", "names.short", "missing"])("%s", (key) => {
		expect(both.same(key, { n: 4 })).not.toBe(key);
	});

	it.each(["numbers", "exact", "first", "rounded"])("%s", (key) => {
		for (const n of [...NUMBERS, 1.5]) both.same(key, { n });
	});

	it("with a word where a number was expected", () => {
		expect(both.same("exact", { n: "one" })).toBe("one");
		expect(both.same("exact", { n: "2" })).toBe("2 others");
		expect(both.same("exact", { n: "constructor" })).toBe("constructor others");
	});

	it("that refer to each other in a circle end", () => {
		const { messages } = new Both("en", "a = { b }\nb = { a } { a }\n");
		expect(messages.say("a")).toContain("{");
	});

	it("are their key if there is none", () => {
		expect(both.messages.say("constructor")).toBe("constructor");
		expect(both.messages.has("constructor")).toBe(false);
	});

	it("of earlier catalogues take precedence", () => {
		expect(new Messages("en", compile("a = 1"), compile("a = 2\nb = 3")).say("a")).toBe("1");
	});

	it("have each key once in a source", () => {
		expect(() => compile("a = 1\na = 2")).toThrow("a is there twice");
	});
});
