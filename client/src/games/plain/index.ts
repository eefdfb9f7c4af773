/** Any game that has no folder of its own: what its view says, as text, and its moves as buttons. */

import type { GameClient } from "../contract";

export default {
	marks: ["M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z", "M-4-4H4V4H-4Z", "M0-5L5 4H-5Z", "M0-6L6 0L0 6L-6 0Z"],
	hasHandles: false,
	deliberate: () => false,
	isMain: () => false,
	meant: () => null,
	weighed: () => null,
	table: () => import("./table"),
	pictures: null,
	studio: null,
} satisfies GameClient;
