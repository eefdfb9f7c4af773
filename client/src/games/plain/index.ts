/** The client of games without their own folder: the view as text, and the moves as buttons. */

import type { GameClient } from "../contract";
import { marks } from "./marks";

export default {
	marks,
	hasHandles: false,
	deliberate: () => false,
	isChoice: () => false,
	isMain: () => false,
	inOrder: (offers) => offers,
	intendedMove: () => null,
	candidateMoves: () => null,
	symbols: null,
	table: () => import("./table"),
} satisfies GameClient;
