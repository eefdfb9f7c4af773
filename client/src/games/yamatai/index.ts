/** Yamataï in the browser. */

import type { YamataiBoard, YamataiView } from "../../wire";
import type { GameClient } from "../contract";
import { marks } from "./marks";
import { meant, pathOf, weighed } from "./paths";

export default {
	marks,
	pathOf,
	meant,
	weighed,
	table: () => import("./table"),
	pictures: () => import("./pictures"),
	studio: () => import("./studio"),
} satisfies GameClient<YamataiView, YamataiBoard>;
