/** What the rules pages draw. */

import type { PictureParts } from "../contract";
import type { DuoBoard, DuoView } from "../../wire";
import GuideIcon from "./GuideIcon.svelte";
import Picture from "./Picture.svelte";

export default { Picture, GuideIcon } satisfies PictureParts<DuoView, DuoBoard>;
