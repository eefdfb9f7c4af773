/** What the component studio draws. */

import type { StudioParts } from "../contract";
import type { YamataiBoard, YamataiView } from "../../wire";
import Drawing from "./Drawing.svelte";
import { setMap } from "./set-map";

export default { Drawing, setMap } satisfies StudioParts<YamataiView, YamataiBoard>;
