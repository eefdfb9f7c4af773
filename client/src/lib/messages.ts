/** Formats messages of compiled Fluent catalogues in one language. */

export type Args = Readonly<Record<string, string | number>>;
export type Options = Record<string, string | number>;

/** Compiled messages in their order. The key of an attribute is `message.attribute`. */
export type Catalogue = Record<string, Pattern>;

/** A text, or its parts. */
export type Pattern = string | (string | Expression)[];

export type Expression =
	| [variable: string]
	| ["#", number: number | Expression, options: Options]
	/** A message, or a term, which knows only its own arguments. */
	| ["@", key: string, args: Options | null]
	/** The index of the default variant, then all of them. */
	| ["?", selector: string | Expression, standard: number, variants: [key: string | number, text: Pattern][]];

/** A number and how it is written. */
interface Numeral {
	value: number;
	options: Options;
}

/** References nest no deeper than this, unless they form a circle. */
const DEEPEST = 20;

export class Messages {
	readonly #patterns: ReadonlyMap<string, Pattern>;
	readonly #formats = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

	/** Earlier catalogues take precedence. */
	constructor(
		readonly language: string,
		...catalogues: Catalogue[]
	) {
		this.#patterns = new Map(catalogues.reverse().flatMap((each) => Object.entries(each)));
	}

	has(key: string): boolean {
		return this.#patterns.has(key);
	}

	/** The message, or its key if there is none. */
	say(key: string, args: Args = {}): string {
		return this.#say(key, args, 0) ?? key;
	}

	#say(key: string, args: Args, depth: number): string | undefined {
		const pattern = this.#patterns.get(key);
		return pattern === undefined || depth > DEEPEST ? undefined : this.#text(pattern, args, depth);
	}

	#text(pattern: Pattern, args: Args, depth: number): string {
		if (typeof pattern === "string") return pattern;
		return pattern.map((part) => this.#written(this.#value(part, args, depth))).join("");
	}

	#value(part: string | number | Expression, args: Args, depth: number): string | Numeral {
		if (typeof part === "string") return part;
		if (typeof part === "number") return { value: part, options: {} };
		if (part.length === 1) return this.#value(Object.hasOwn(args, part[0]) ? args[part[0]]! : `{$${part[0]}}`, args, depth);
		if (part[0] === "@") return this.#say(part[1], part[2] ?? args, depth + 1) ?? `{${part[1]}}`;
		const value = this.#value(part[1], args, depth);
		if (part[0] === "#") return typeof value === "string" ? value : { value: value.value, options: { ...value.options, ...part[2] } };
		const [, , standard, variants] = part;
		const [, text] = variants.find(([key]) => this.#matches(value, key)) ?? variants[standard]!;
		return this.#text(text, args, depth);
	}

	#matches(value: string | Numeral, key: string | number): boolean {
		if (typeof value === "string") return value === key;
		return value.value === key || this.#format(Intl.PluralRules, value.options).select(value.value) === key;
	}

	#written(value: string | Numeral): string {
		return typeof value === "string" ? value : this.#format(Intl.NumberFormat, value.options).format(value.value);
	}

	/** Making a format takes long, so each is made once. */
	#format<T extends Intl.NumberFormat | Intl.PluralRules>(Format: new (language: string, options: Options) => T, options: Options): T {
		const name = Format.name + JSON.stringify(options);
		const known = (this.#formats.get(name) as T | undefined) ?? new Format(this.language, options);
		this.#formats.set(name, known);
		return known;
	}
}
