/** What on a drawing stands for which value of a component set, and which values stand on a line of its text. */

import type { SetFinding, SetValue } from "../wire";

/** A map of a set: `coast.stations[2]` is drawn as `at:C1+2`, and the other way round. */
export interface Ground {
	placesOf(where: string): string[];
	whereOf(handle: string): string;
	/** Where the keyboard comes in. */
	first: string;
}

/** `building[3].cost` stands in `building[3]`, that in `building`. */
export function outer(where: string): string {
	return where.slice(0, Math.max(where.lastIndexOf("."), where.lastIndexOf("["), 0));
}

function within(where: string, around: string): boolean {
	return where === around || where.startsWith(`${around}.`) || where.startsWith(`${around}[`);
}

/** Whether one of them is the other, or stands in it. */
export function touches(one: string, other: string): boolean {
	return within(one, other) || within(other, one);
}

/** The values that a thing shows: what stands in it, or else the nearest list that it stands in. */
export function valuesOf(values: readonly SetValue[], where: string): SetValue[] {
	if (where === "") return [];
	const found = values.filter((value) => within(value.where, where));
	return found.length > 0 ? found : valuesOf(values, outer(where));
}

export function valuesOn(values: readonly SetValue[], line: number): SetValue[] {
	return values.filter((value) => value.line === line);
}

/** Which values a finding is about: those on its line, or what it names. */
export function wrongWheres(values: readonly SetValue[], findings: readonly SetFinding[]): string[] {
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

/** The one of a list that is meant, or all of it. */
export function chosen<T>(list: readonly T[], where: string): T[] {
	const number = numberIn(where);
	if (number === null) return [...list];
	const item = list[number];
	return item === undefined ? [] : [item];
}
