/** Tokaido Duo in the browser. */

import type { DuoBoard, DuoView } from "../../wire";
import type { GameClient } from "../contract";
import symbols from "./art/symbols.svg?url";
import { marks } from "./marks";
import { intendedMove } from "./intent";
import { inOrder } from "./order";

export default {
	marks,
	hasHandles: true,
	deliberate: () => false,
	isChoice: () => false,
	isMain: () => false,
	inOrder,
	intendedMove,
	candidateMoves: () => null,
	symbols,
	table: () => import("./table"),
} satisfies GameClient<DuoView, DuoBoard>;
