/** Tokaido Duo in the browser. */

import type { DuoBoard, DuoView } from "../../wire";
import type { GameClient } from "../contract";
import { marks } from "./marks";
import { meant, pathOf } from "./paths";
import { scoreRows, tieBreak } from "./scores";

export default {
	letter: "D",
	marks,
	pathOf,
	meant,
	weighed: () => null,
	scoreRows,
	tieBreak,
	table: () => import("./table"),
	pictures: () => import("./pictures"),
	studio: () => import("./studio"),
} satisfies GameClient<DuoView, DuoBoard>;
