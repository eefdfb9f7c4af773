/** Lines of a text, counted from 1. */

/** The line on which this place of the text is. */
export function lineAt(text: string, place: number): number {
	return text.slice(0, place).split("\n").length;
}

/** Where a line begins and ends. */
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

/** What a file of the set is called: by its own name, if it has one that fits. */
export function fileName(text: string): string {
	const name = /^name\s*=\s*"([a-z0-9][a-z0-9-]{0,39})"/m.exec(text)?.[1];
	return `${name ?? "my-set"}.toml`;
}

/** The game that a text says it is for. */
export function gameIn(text: string): string | null {
	return /^game\s*=\s*"([a-z-]+)"/m.exec(text)?.[1] ?? null;
}
