/** Yamataï in the browser. */

import type { YamataiBoard, YamataiView } from "../../wire";
import { withSymbols } from "../../lib/symbols";
import type { GameClient } from "../contract";
import symbols from "./art/symbols.svg?url";
import { marks } from "./marks";
import { intendedMove, candidateMoves } from "./intent";

export default {
	marks,
	hasHandles: true,
	deliberate: (handle) => /^(power(:|$)|end$)/.test(handle),
	isMain: (handle) => handle === "end",
	intendedMove,
	candidateMoves,
	table: () => withSymbols(symbols, import("./table")),
	pictures: () => withSymbols(symbols, import("./pictures")),
	studio: () => withSymbols(symbols, import("./studio")),
} satisfies GameClient<YamataiView, YamataiBoard>;
