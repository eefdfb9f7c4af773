/** Tokaido Duo in the browser. */

import type { DuoBoard, DuoView } from "../../wire";
import type { GameClient } from "../contract";
import { marks } from "./marks";
import { meant } from "./meant";

export default {
	marks,
	hasHandles: true,
	deliberate: () => false,
	isMain: () => false,
	meant,
	weighed: () => null,
	table: () => import("./table"),
	pictures: () => import("./pictures"),
	studio: () => import("./studio"),
} satisfies GameClient<DuoView, DuoBoard>;
