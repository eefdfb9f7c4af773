/** Yamataï in the browser. */

import type { YamataiBoard, YamataiView } from "../../wire";
import type { GameClient } from "../contract";
import symbols from "./art/symbols.svg?url";
import { marks } from "./marks";
import { intendedMove, candidateMoves } from "./intent";

export default {
	marks,
	hasHandles: true,
	deliberate: (handle) => /^power(:|$)/.test(handle),
	isChoice: (handle) => /^(pay|pair):/.test(handle),
	isMain: (handle) => handle === "end",
	inOrder: (offers) => offers,
	intendedMove,
	candidateMoves,
	symbols,
	table: () => import("./table"),
} satisfies GameClient<YamataiView, YamataiBoard>;
