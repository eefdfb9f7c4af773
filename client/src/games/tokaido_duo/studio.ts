/** What the component studio draws. */

import type { StudioParts } from "../contract";
import type { DuoBoard, DuoView } from "../../wire";
import Drawing from "./Drawing.svelte";
import { setMap } from "./set-map";

export default { Drawing, setMap } satisfies StudioParts<DuoView, DuoBoard>;
