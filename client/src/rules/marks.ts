/** The places that a picture highlights. */

import type { AnyView } from "../games/contract";
import type { RulePicture } from "../wire";

/** The last handles of the legal moves that the picture is about. */
export function goals(picture: RulePicture, view: AnyView): string[] {
	const led = view.moves.filter(({ text }) => picture.moves.includes(text));
	return led.flatMap(({ handles = [] }) => handles.at(-1) ?? []);
}

/** Action: put rings around places. `mark` is for emphasis, `open` for legal goals. */
export function markPlaces(node: HTMLElement, places: { mark: readonly string[]; open: readonly string[] }): void {
	for (const kind of ["mark", "open"] as const) {
		for (const place of places[kind]) {
			const handle = `[data-place="${CSS.escape(place)}"]`;
			for (const each of node.querySelectorAll(handle)) each.classList.add(`picture-${kind}`);
		}
	}
}
