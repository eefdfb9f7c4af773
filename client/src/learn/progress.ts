/** The progress in each lesson, stored in this browser. */

import { loadItem, saveItem } from "../lib/storage";

export interface Progress {
	/** The current stop. */
	at: number;
	/** The farthest stop reached so far. */
	furthest: number;
}

const START: Progress = { at: 0, furthest: 0 };

/** Parse stored progress and limit it to the stops of the lesson. */
export function parseProgress(text: string | null, stops: number): Progress {
	const [at = NaN, furthest = NaN] = (text ?? "").split(" ").map(Number);
	if (!Number.isInteger(at) || !Number.isInteger(furthest) || at < 0 || at > furthest) return START;
	const last = Math.max(0, stops - 1);
	return { at: Math.min(at, last), furthest: Math.min(furthest, last) };
}

export function loadProgress(lesson: string, stops: number): Progress {
	return parseProgress(loadItem(`lesson-${lesson}`), stops);
}

/** Save the current stop. Going back does not lower `furthest`. */
export function saveProgress(lesson: string, stops: number, at: number): void {
	saveItem(`lesson-${lesson}`, `${at} ${Math.max(at, loadProgress(lesson, stops).furthest)}`);
}

/** Whether the learner has been at the end of the lesson, even if they have started again. */
export function isCompleted({ name, stops }: { name: string; stops: number }): boolean {
	return loadProgress(name, stops).furthest >= stops - 1;
}

/** The completed share of the lesson, from 0 to 1. */
export function completedShare(at: number, stops: number): number {
	return stops < 2 ? 1 : at / (stops - 1);
}
