/** How far somebody has come in each lesson. This browser remembers it. */

import { loadItem, saveItem } from "../lib/storage";

export interface Progress {
	/** The stop where one is. */
	at: number;
	/** The last stop that one has reached. */
	furthest: number;
}

const BEGINNING: Progress = { at: 0, furthest: 0 };

/** What was remembered, as far as it fits a lesson of so many stops. */
export function readProgress(text: string | null, stops: number): Progress {
	const [at = NaN, furthest = NaN] = (text ?? "").split(" ").map(Number);
	if (!Number.isInteger(at) || !Number.isInteger(furthest) || at < 0 || at > furthest) return BEGINNING;
	const last = Math.max(0, stops - 1);
	return { at: Math.min(at, last), furthest: Math.min(furthest, last) };
}

export function recallProgress(lesson: string, stops: number): Progress {
	return readProgress(loadItem(`lesson-${lesson}`), stops);
}

/** Whoever goes back has still come as far as before. */
export function reach(lesson: string, stops: number, at: number): Progress {
	const progress = { at, furthest: Math.max(at, recallProgress(lesson, stops).furthest) };
	saveItem(`lesson-${lesson}`, `${progress.at} ${progress.furthest}`);
	return progress;
}

export type Standing = "new" | "begun" | "done";

export function standing({ at, furthest }: Progress, stops: number): Standing {
	if (furthest >= stops - 1) return at >= stops - 1 ? "done" : "begun";
	return furthest > 0 ? "begun" : "new";
}

/** How much of the lesson lies behind, from 0 to 1. */
export function share(at: number, stops: number): number {
	return stops < 2 ? 1 : at / (stops - 1);
}
