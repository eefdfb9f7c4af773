/** Syntax highlighting: splits a line of TOML into tokens. */

export type TokenKind = "plain" | "comment" | "header" | "key" | "text";

const TOKENS = /(#.*)|("(?:[^"\\]|\\.)*"|'[^']*')|(^\s*\[\[?[^\]#]*\]\]?)|([A-Za-z0-9_-]+)(?=\s*=)/g;
const NAMES: readonly TokenKind[] = ["comment", "text", "header", "key"];

export function tokens(line: string): [TokenKind, string][] {
	const found: [TokenKind, string][] = [];
	let end = 0;
	for (const match of line.matchAll(TOKENS)) {
		// Brackets at the start of a line are a header only if at most a comment follows.
		const group = NAMES.findIndex((_, index) => match[index + 1] !== undefined);
		const item = NAMES[group] === "header" && !/^\s*(#|$)/.test(line.slice(match.index + match[0].length));
		if (match.index > end) found.push(["plain", line.slice(end, match.index)]);
		if (item) found.push(...listTokens(match[0]));
		else found.push([NAMES[group] ?? "plain", match[0]]);
		end = match.index + match[0].length;
	}
	if (end < line.length) found.push(["plain", line.slice(end)]);
	return found;
}

/** The strings in a list. */
function listTokens(list: string): [TokenKind, string][] {
	return list.split(/("[^"]*"|'[^']*')/).flatMap((part): [TokenKind, string][] => {
		if (part === "") return [];
		return [[part.startsWith('"') || part.startsWith("'") ? "text" : "plain", part]];
	});
}
