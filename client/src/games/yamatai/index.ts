/** Yamataï in the browser. */

import type { YamataiBoard, YamataiView } from "../../wire";
import type { GameClient } from "../contract";
import { marks } from "./marks";
import { intendedMove, candidateMoves } from "./intent";

export default {
	marks,
	hasHandles: true,
	deliberate: (handle) => /^power(:|$)/.test(handle),
	isMain: (handle) => handle === "end",
	intendedMove,
	candidateMoves,
	table: () => import("./table"),
	pictures: () => import("./pictures"),
	studio: () => import("./studio"),
} satisfies GameClient<YamataiView, YamataiBoard>;
