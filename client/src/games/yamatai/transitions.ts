/** New pieces grow into place, unless the user prefers reduced motion. */

import type { TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "../../lib/settings.svelte";

export function pop(_node: Element): TransitionConfig {
	return {
		duration: prefersReducedMotion() ? 0 : 280,
		css: (t) => `opacity: ${Math.min(1, t * 2)}; transform: scale(${1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2})`,
	};
}
