/** What the viewer is asked to do, in any game. */

import type { TextData } from "../../wire";
import type { AnyView } from "../contract";

export function prompt({ actor }: AnyView, _picked: readonly string[], mine: boolean): TextData {
	if (actor === null) return { key: "client-plain-over", args: {} };
	if (actor === "nature") return { key: "client-plain-nature", args: {} };
	return mine ? { key: "client-plain-choose", args: {} } : { key: "client-plain-wait", args: { player: actor } };
}
