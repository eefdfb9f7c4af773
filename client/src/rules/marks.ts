/** What a picture points to. */

import type { AnyView } from "../games/contract";
import type { RulePicture } from "../wire";

/** Where the legal moves lead that the picture is about. */
export function goals(picture: RulePicture, view: AnyView): string[] {
	const led = view.moves.filter(({ text }) => picture.moves.includes(text));
	return led.flatMap(({ handles = [] }) => handles.at(-1) ?? []);
}

/** Put a ring around places: `mark` is looked at, `open` can be gone to. */
export function marking(node: HTMLElement, places: { mark: readonly string[]; open: readonly string[] }): void {
	for (const kind of ["mark", "open"] as const) {
		for (const place of places[kind]) {
			const handle = `[data-place="${CSS.escape(place)}"]`;
			for (const each of node.querySelectorAll(handle)) each.classList.add(`picture-${kind}`);
		}
	}
}
