/** How a value of a view is shown: as text, as a list, as named fields, as a table or as a row of cards. */

import { hasMessage, say } from "../../lib/i18n.svelte";

export type Scalar = string | number | boolean | null;
export interface Field {
	label: string;
	value: unknown;
}
export type Shape =
	| { kind: "text"; value: Scalar }
	| { kind: "texts"; values: Scalar[] }
	| { kind: "fields"; fields: Field[]; flat: boolean }
	| { kind: "table"; columns: string[]; rows: Scalar[][] }
	| { kind: "cards"; cards: Field[][] }
	| { kind: "list"; items: unknown[] };

/** More columns do not fit on a phone. */
const MAX_COLUMNS = 5;
/** Fields that the table page shows outside the board. */
const SHOWN_ELSEWHERE = new Set(["game", "viewer", "actor", "moves", "players", "ranking", "ending"]);

export function shapeOf(value: unknown): Shape {
	if (isScalar(value)) return { kind: "text", value };
	if (!Array.isArray(value)) {
		const fields = fieldsOf(value);
		return { kind: "fields", fields, flat: fields.every((field) => isScalar(field.value)) };
	}
	if (value.every(isScalar)) return { kind: "texts", values: value };
	if (!value.every(isRecord)) return { kind: "list", items: value };
	const columns = Object.keys(value[0] ?? {});
	const rows = value.map((row) => columns.map((column) => row[column])).filter((row) => row.every(isScalar));
	const alike = value.every((row) => Object.keys(row).join() === columns.join());
	if (alike && rows.length === value.length && columns.length <= MAX_COLUMNS) return { kind: "table", columns: columns.map(labelOf), rows };
	return { kind: "cards", cards: value.map(fieldsOf) };
}

export function fieldsOf(value: unknown): Field[] {
	return isRecord(value) ? Object.entries(value).map(([name, each]) => ({ label: labelOf(name), value: each })) : [];
}

/** The fields of a view that the page shows nowhere else, split into short and long ones. */
export function ownFields(view: object): { short: Field[]; long: Field[] } {
	const own = fieldsOf(Object.fromEntries(Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.has(name))));
	return { short: own.filter(isShort), long: own.filter((field) => !isShort(field)) };
}

/** Whether the value fits on the line of its label. */
function isShort({ value }: Field): boolean {
	const shape = shapeOf(value);
	return shape.kind === "text" || shape.kind === "texts" || (shape.kind === "fields" && shape.flat);
}

/** What the game calls a field; otherwise `deck_known` is shown as “Deck known”. */
export function labelOf(name: string): string {
	const key = `field-${name.replaceAll("_", "-")}`;
	const words = hasMessage(key) ? say(key) : name.replaceAll(/[_-]+/g, " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function isScalar(value: unknown): value is Scalar {
	return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
