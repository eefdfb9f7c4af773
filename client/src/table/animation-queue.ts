/**
 * Shows the moves of others one step at a time, so that players see what happened. It never blocks the player: their own
 * moves skip the queue, and a hidden page, reduced motion or a long queue show everything at once.
 */

/** Milliseconds that a step is shown before the next, at most. */
export const MAX_STEP_DURATION = 300;
/** Milliseconds that the page may lag behind the game, at most. */
export const MAX_LAG = 2500;
/** With more steps in the queue, all are shown at once. */
export const MAX_STEPS = 12;

/** Milliseconds that the current step is shown, given the length of the queue. */
export function stepDuration(waiting: number): number {
	if (waiting === 0 || waiting > MAX_STEPS) return 0;
	return Math.min(MAX_STEP_DURATION, MAX_LAG / (waiting + 1));
}

export class AnimationQueue<T> {
	#queue: T[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#shownAt = -Infinity;

	/** `show` gets all steps since the last call and shows the last one; `isInstant` turns the animation off. */
	constructor(
		readonly show: (steps: T[]) => void,
		readonly isInstant: () => boolean,
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
		this.#show(this.#queue.length);
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#queue = [];
	}

	#advance(): void {
		clearTimeout(this.#timer);
		const count = this.#queue.length;
		const rest = this.#shownAt + stepDuration(count) - this.now();
		if (this.isInstant() || count > MAX_STEPS) this.#show(count);
		else if (rest > 0) this.#timer = setTimeout(() => this.#advance(), rest);
		else this.#show(1);
	}

	#show(count: number): void {
		clearTimeout(this.#timer);
		const steps = this.#queue.splice(0, count);
		this.#shownAt = this.now();
		if (steps.length > 0) this.show(steps);
		if (this.#queue.length > 0) this.#timer = setTimeout(() => this.#advance(), stepDuration(this.#queue.length));
	}
}
