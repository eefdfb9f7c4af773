/**
 * Shows the moves of others one step at a time, so that players see what happened. It never blocks the player: their own
 * moves and `finish` skip the queue, and a hidden page, reduced motion or a long queue show everything at once.
 */

/** With more steps in the queue, all are shown at once. */
export const MAX_STEPS = 30;

export class AnimationQueue<T> {
	#queue: T[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#shownAt = -Infinity;
	#heldUntil = -Infinity;

	/** `show` gets all steps since the last call and shows the last one; `duration` is the time for each step, or 0 for none. */
	constructor(
		readonly show: (steps: T[]) => void,
		readonly duration: () => number,
		readonly now: () => number = () => performance.now(),
	) {}

	/** Add a step to the queue. */
	add(step: T): void {
		this.#queue.push(step);
		this.#advance();
	}

	/** Show this step at once and skip the waiting ones. */
	skipTo(step: T): void {
		this.#queue.push(step);
		this.finish();
	}

	/** Wait for this time before the next step, unless steps are shown at once. */
	hold(time: number): void {
		this.#heldUntil = this.now() + time;
		this.#advance();
	}

	/** Show the last waiting step at once. Returns whether there was one. */
	finish(): boolean {
		const waiting = this.#queue.length > 0;
		this.#heldUntil = -Infinity;
		this.#show(this.#queue.length);
		return waiting;
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#queue = [];
	}

	#advance(): void {
		clearTimeout(this.#timer);
		const count = this.#queue.length;
		if (count === 0) return;
		const duration = this.duration();
		const rest = Math.max(this.#shownAt + duration, this.#heldUntil) - this.now();
		if (duration === 0 || count > MAX_STEPS) this.#show(count);
		else if (rest > 0) this.#timer = setTimeout(() => this.#advance(), rest);
		else this.#show(1);
	}

	#show(count: number): void {
		clearTimeout(this.#timer);
		const steps = this.#queue.splice(0, count);
		this.#shownAt = this.now();
		if (steps.length > 0) this.show(steps);
		if (this.#queue.length > 0) this.#timer = setTimeout(() => this.#advance(), this.duration());
	}
}
