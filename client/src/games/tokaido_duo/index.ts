/** Tokaido Duo in the browser. */

import type { DuoBoard, DuoView } from "../../wire";
import { withSymbols } from "../../lib/symbols";
import type { GameClient } from "../contract";
import symbols from "./art/symbols.svg?url";
import { marks } from "./marks";
import { intendedMove } from "./intent";

export default {
	marks,
	hasHandles: true,
	deliberate: () => false,
	isMain: () => false,
	intendedMove,
	candidateMoves: () => null,
	table: () => withSymbols(symbols, import("./table")),
	pictures: () => withSymbols(symbols, import("./pictures")),
	studio: () => withSymbols(symbols, import("./studio")),
} satisfies GameClient<DuoView, DuoBoard>;
