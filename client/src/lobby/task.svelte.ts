/** An async task: stores its error message, and does not run twice at once. */

import { errorMessage } from "../lib/api";

export class Task {
	busy = $state(false);
	problem = $state<string | null>(null);

	async run(work: () => Promise<void>): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		this.problem = null;
		try {
			await work();
		} catch (error) {
			this.problem = errorMessage(error);
		} finally {
			this.busy = false;
		}
	}
}
