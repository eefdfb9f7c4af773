/** What a picture points to. */

import { pathsOf } from "../play/paths";
import type { GameView, RulePicture } from "../wire";

/** Where the legal moves lead that the picture is about. */
export function goals(picture: RulePicture, view: GameView): string[] {
	const path = pathsOf(view);
	return picture.moves.flatMap((text) => path(text).at(-1) ?? []);
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
