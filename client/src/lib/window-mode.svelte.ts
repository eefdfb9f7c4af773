/** How the table fits into the window: wide, or as on a phone held upright or sideways. */

import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("(min-width: 1024px) and (min-height: 600px)");
const roomy = new MediaQuery("(min-width: 1280px) and (min-height: 600px)");
const spare = new MediaQuery("(min-width: 1700px) and (min-height: 600px)");
const short = new MediaQuery("(max-height: 700px)");
const sideways = new MediaQuery("(orientation: landscape)");

export type WindowMode = "wide" | "upright" | "sideways";

export const windowMode = {
	get mode(): WindowMode {
		return wide.current ? "wide" : sideways.current ? "sideways" : "upright";
	},
	/** Whether the log fits below the column, and the dock only below the board. */
	get isRoomy(): boolean {
		return roomy.current;
	},
	/** Pixels at the edges of the board that the turn line, the caption and the buttons of the board need. */
	get insets(): { top: number; bottom: number } {
		if (!wide.current) return { top: sideways.current ? 40 : 0, bottom: short.current && !sideways.current ? 4 : 44 };
		return { top: 40, bottom: roomy.current ? 0 : 40 };
	},
	/** Whether the log has a column of its own. */
	get hasLogColumn(): boolean {
		return spare.current;
	},
};
