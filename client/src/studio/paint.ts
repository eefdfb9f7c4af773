/** A line of TOML in pieces, so that comments, headers and texts can be told apart by their looks. */

export type Piece = "plain" | "comment" | "header" | "key" | "text";

const PIECES = /(#.*)|("(?:[^"\\]|\\.)*"|'[^']*')|(^\s*\[\[?[^\]#]*\]\]?)|([A-Za-z0-9_-]+)(?=\s*=)/g;
const NAMES: readonly Piece[] = ["comment", "text", "header", "key"];

export function pieces(line: string): [Piece, string][] {
	const found: [Piece, string][] = [];
	let end = 0;
	for (const match of line.matchAll(PIECES)) {
		// What stands in brackets at the head of a line is a header only if nothing but a comment follows.
		const group = NAMES.findIndex((_, index) => match[index + 1] !== undefined);
		const item = NAMES[group] === "header" && !/^\s*(#|$)/.test(line.slice(match.index + match[0].length));
		if (match.index > end) found.push(["plain", line.slice(end, match.index)]);
		if (item) found.push(...inside(match[0]));
		else found.push([NAMES[group] ?? "plain", match[0]]);
		end = match.index + match[0].length;
	}
	if (end < line.length) found.push(["plain", line.slice(end)]);
	return found;
}

/** The texts in a list of texts. */
function inside(list: string): [Piece, string][] {
	return list.split(/("[^"]*"|'[^']*')/).flatMap((part): [Piece, string][] => {
		if (part === "") return [];
		return [[part.startsWith('"') || part.startsWith("'") ? "text" : "plain", part]];
	});
}
