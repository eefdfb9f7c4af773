/** The values of a component set: by handle on the board, by line of the text, by finding. */

import type { SetFinding, SetValue } from "../wire";

/** Maps values to handles on the board and back: `coast.stations[2]` is drawn as `at:C1+2`. */
export interface SetMap {
	handlesOf(where: string): string[];
	whereOf(handle: string): string;
	/** The handle that Tab reaches first. */
	first: string;
}

/** The parent of `building[3].cost` is `building[3]`, whose parent is `building`. */
export function parent(where: string): string {
	return where.slice(0, Math.max(where.lastIndexOf("."), where.lastIndexOf("["), 0));
}

function within(where: string, around: string): boolean {
	return where === around || where.startsWith(`${around}.`) || where.startsWith(`${around}[`);
}

/** Whether one is equal to the other or part of it. */
export function overlaps(one: string, other: string): boolean {
	return within(one, other) || within(other, one);
}

/** The values below a key; if there are none, those of the nearest parent. */
export function valuesOf(values: readonly SetValue[], where: string): SetValue[] {
	if (where === "") return [];
	const found = values.filter((value) => within(value.where, where));
	return found.length > 0 ? found : valuesOf(values, parent(where));
}

export function valuesOn(values: readonly SetValue[], line: number): SetValue[] {
	return values.filter((value) => value.line === line);
}

/** The keys of the values that findings are about: those they name, or those on their line. */
export function wrongKeys(values: readonly SetValue[], findings: readonly SetFinding[]): string[] {
	return findings.flatMap(({ line, where }) => {
		const named = values.filter((value) => within(value.where, where) && value.line === line);
		const found = named.length > 0 ? named : valuesOn(values, line);
		return found.map((value) => value.where);
	});
}

const NUMBER = /\[(\d+)\]/;

function numberIn(where: string): number | null {
	const found = NUMBER.exec(where);
	return found ? Number(found[1]) : null;
}

/** The item of a list that the key names, or the whole list. */
export function itemsAt<T>(list: readonly T[], where: string): T[] {
	const number = numberIn(where);
	if (number === null) return [...list];
	const item = list[number];
	return item === undefined ? [] : [item];
}
