/** The animation frames between two stops of a lesson: one for each move. */

import type { LessonAnswer, StopView, Story, TableView } from "../wire";

export interface Frame {
	stop: StopView;
	table: TableView;
	/** The log so far. */
	told: Story[];
	/** Whether the lesson waits for the user here. */
	arrived: boolean;
}

/**
 * The frames up to a stop; the last one is the stop itself. Before it there are no legal moves. After a decision, the
 * closing stop shows what the answer led to.
 */
export function framesOf(stop: StopView, you: string, answer: LessonAnswer | null = null): Frame[] {
	const end = named(stop.table, you);
	const told: Story[] = [];
	const frames = stop.steps.map(({ stories, view, scores }): Frame => {
		told.push(...stories);
		return { stop, table: before(end, view, scores), told: [...told], arrived: false };
	});
	const table = answer ? before(end, answer.step.view, answer.step.scores) : end;
	return [...frames.slice(0, -1), { stop, table, told: answer?.step.stories ?? told, arrived: true }];
}

function before(table: TableView, view: TableView["view"], scores: number[]): TableView {
	return { ...table, view, scores, turn: null, labels: [], status: "playing" };
}

/** The learner's name is “you” instead of the name in the record. */
function named(table: TableView, you: string): TableView {
	return { ...table, chairs: table.chairs.map((chair) => (chair.you ? { ...chair, name: you } : chair)) };
}
