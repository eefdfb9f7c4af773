/** Something that is asked of the server: what went wrong is shown, and nobody asks twice at once. */

import { errorMessage } from "../lib/api";

export class Doing {
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
