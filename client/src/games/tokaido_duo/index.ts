/** Tokaido Duo in the browser. */

import type { DuoBoard, DuoView } from "../../wire";
import type { GameClient } from "../contract";
import { marks } from "./marks";
import { intendedMove } from "./intent";

export default {
	marks,
	hasHandles: true,
	deliberate: () => false,
	isMain: () => false,
	intendedMove,
	candidateMoves: () => null,
	table: () => import("./table"),
	pictures: () => import("./pictures"),
	studio: () => import("./studio"),
} satisfies GameClient<DuoView, DuoBoard>;
