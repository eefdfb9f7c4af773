/** Yamataï in the browser. */

import type { YamataiBoard, YamataiView } from "../../wire";
import type { GameClient } from "../contract";
import { marks } from "./marks";
import { meant, pathOf, weighed } from "./paths";
import { scoreRows, tieBreak } from "./scores";

export default {
	letter: "Y",
	marks,
	pathOf,
	meant,
	weighed,
	scoreRows,
	tieBreak,
	table: () => import("./table"),
	pictures: () => import("./pictures"),
	studio: () => import("./studio"),
} satisfies GameClient<YamataiView, YamataiBoard>;
