/** Compiles Fluent catalogues at build time, so that the browser needs no parser. The server's `shima.messages` does the same. */

import { FluentResource } from "@fluent/bundle";
import type { Catalogue, Expression, Options, Pattern } from "./src/lib/messages.ts";

type ParsedPattern = NonNullable<FluentResource["body"][number]["value"]>;
type ParsedExpression = Exclude<Exclude<ParsedPattern, string>[number], string>;
type Literal = Extract<ParsedExpression, { type: "str" | "num" }>;
type Parameters = Extract<ParsedExpression, { args: unknown }>["args"];

export function compile(source: string): Catalogue {
	const found: Catalogue = {};
	for (const { id, value, attributes } of new FluentResource(source).body) {
		if (id in found) throw new Error(`${id} is there twice`);
		if (value !== null) found[id] = pattern(value);
		for (const [name, text] of Object.entries(attributes)) found[`${id}.${name}`] = pattern(text);
	}
	return found;
}

/** Neighbouring texts become one. */
function pattern(parsed: ParsedPattern): Pattern {
	if (typeof parsed === "string") return parsed;
	const parts: Exclude<Pattern, string> = [];
	for (const element of parsed) {
		const part = typeof element === "string" ? element : expression(element);
		const last = parts.at(-1);
		if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
		else parts.push(part);
	}
	return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

function expression(parsed: ParsedExpression): string | Expression {
	switch (parsed.type) {
		case "str":
			return parsed.value;
		case "num":
			return ["#", parsed.value, { minimumFractionDigits: parsed.precision }];
		case "var":
			return [parsed.name];
		case "mesg":
			return ["@", withAttribute(parsed.name, parsed.attr), null];
		case "term":
			return ["@", withAttribute(`-${parsed.name}`, parsed.attr), options(parsed.args)];
		case "func":
			return number(parsed.name, parsed.args);
		case "select":
			return ["?", expression(parsed.selector), parsed.star, parsed.variants.map(({ key, value }) => [(key as Literal).value, pattern(value)])];
	}
}

function withAttribute(key: string, attribute: string | null): string {
	return attribute === null ? key : `${key}.${attribute}`;
}

/** NUMBER is the only function. */
function number(name: string, given: Parameters): string | Expression {
	const [first] = given;
	if (name !== "NUMBER" || first === undefined || first.type === "narg") return `{${name}()}`;
	const value = expression(first);
	return typeof value === "string" ? value : ["#", value, options(given)];
}

function options(given: Parameters): Options {
	return Object.fromEntries(given.flatMap((each) => (each.type === "narg" ? [[each.name, each.value.value]] : [])));
}
