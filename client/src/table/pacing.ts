/**
 * What others do comes quickly, and is shown one step after the other, so that one sees what happened. Nobody waits
 * for it: one's own moves, a hidden page, reduced motion and a long queue go at once.
 */

/** How long one step stays before the next is shown, at most. */
export const LONGEST_STEP = 300;
/** How far what is shown may lag behind what has happened. */
export const LONGEST_LAG = 2500;
/** More steps than these nobody can follow. */
export const MOST_STEPS = 12;

/** How long the step that is shown now stays, when so many wait behind it. */
export function stay(waiting: number): number {
	if (waiting === 0 || waiting > MOST_STEPS) return 0;
	return Math.min(LONGEST_STEP, LONGEST_LAG / (waiting + 1));
}

export class Pacing<T> {
	#waiting: T[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;
	#shownAt = -Infinity;

	/** `show` is given all steps that were passed, the last of them to be shown; `hurried` says that nobody can follow. */
	constructor(
		readonly show: (steps: T[]) => void,
		readonly hurried: () => boolean,
		readonly now: () => number = () => performance.now(),
	) {}

	/** Show it when it is its turn. */
	add(step: T): void {
		this.#waiting.push(step);
		this.#go();
	}

	/** Show it at once, past everything that waits. */
	jump(step: T): void {
		this.#waiting.push(step);
		this.#show(this.#waiting.length);
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#waiting = [];
	}

	#go(): void {
		clearTimeout(this.#timer);
		const count = this.#waiting.length;
		const rest = this.#shownAt + stay(count) - this.now();
		if (this.hurried() || count > MOST_STEPS) this.#show(count);
		else if (rest > 0) this.#timer = setTimeout(() => this.#go(), rest);
		else this.#show(1);
	}

	#show(count: number): void {
		clearTimeout(this.#timer);
		const steps = this.#waiting.splice(0, count);
		this.#shownAt = this.now();
		if (steps.length > 0) this.show(steps);
		if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#go(), stay(this.#waiting.length));
	}
}
