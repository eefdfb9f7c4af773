/** The sources of values, in their order, and how many values have each. */

import type { SetValue } from "../wire";

export type Kind = SetValue["kind"];
export const KINDS: readonly Kind[] = ["rulebook", "public", "printed", "reconstructed", "mixed", "own", "unsaid"];

export function countKinds(values: readonly SetValue[]): [Kind, number][] {
	return KINDS.map((kind): [Kind, number] => [kind, values.filter((value) => value.kind === kind).length]).filter(
		([, count]) => count > 0,
	);
}

/** The sources of several values, without duplicates. */
export function kindsOf(values: readonly SetValue[]): Kind[] {
	const found = new Set(values.map(({ kind }) => kind));
	return KINDS.filter((kind) => found.has(kind));
}
