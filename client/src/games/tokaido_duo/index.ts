/** Tokaido Duo in the browser. */

import type { DuoBoard, DuoView } from "../../wire";
import type { GameClient } from "../contract";
import { marks } from "./marks";
import { meant, pathOf } from "./paths";

export default {
	marks,
	pathOf,
	meant,
	weighed: () => null,
	table: () => import("./table"),
	pictures: () => import("./pictures"),
	studio: () => import("./studio"),
} satisfies GameClient<DuoView, DuoBoard>;
