/** How the table fits into the window: wide, or as on a phone held upright or sideways. */

import { Media } from "./media.svelte";

const wide = new Media("(min-width: 1024px) and (min-height: 600px)");
const roomy = new Media("(min-width: 1280px) and (min-height: 600px)");
const spare = new Media("(min-width: 1700px) and (min-height: 600px)");
const short = new Media("(max-height: 700px)");
const sideways = new Media("(orientation: landscape)");

export type WindowMode = "wide" | "upright" | "sideways";

export const windowMode = {
	get mode(): WindowMode {
		return wide.matches ? "wide" : sideways.matches ? "sideways" : "upright";
	},
	/** Whether the log fits below the column, and the dock only below the board. */
	get isRoomy(): boolean {
		return roomy.matches;
	},
	/** Pixels at the edges of the board that the turn line, the caption and the buttons of the board need. */
	get insets(): { top: number; bottom: number } {
		if (!wide.matches) return { top: sideways.matches ? 40 : 0, bottom: short.matches && !sideways.matches ? 4 : 44 };
		return { top: 40, bottom: roomy.matches ? 0 : 40 };
	},
	/** Whether the log has a column of its own. */
	get hasLogColumn(): boolean {
		return spare.matches;
	},
};
