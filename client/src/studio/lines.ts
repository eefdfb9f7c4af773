/** Lines of the text of a set, counted from 1. */

/** The line of an offset. */
export function lineAt(text: string, offset: number): number {
	return text.slice(0, offset).split("\n").length;
}

/** Start and end of a line. */
export function rangeOf(text: string, line: number): [number, number] {
	let start = 0;
	for (let number = 1; number < line; number++) {
		const end = text.indexOf("\n", start);
		if (end < 0) break;
		start = end + 1;
	}
	const end = text.indexOf("\n", start);
	return [start, end < 0 ? text.length : end];
}

/** The file name for a set: its own name, if that is valid. */
export function fileName(text: string): string {
	const name = /^name\s*=\s*"([a-z0-9][a-z0-9-]{0,39})"/m.exec(text)?.[1];
	return `${name ?? "my-set"}.toml`;
}

/** The game that a text is for. */
export function gameIn(text: string): string | null {
	return /^game\s*=\s*"([a-z-]+)"/m.exec(text)?.[1] ?? null;
}
