/** The animation frames between two stops of a lesson: one for each move. */

import type { StopView, Story, TableView } from "../wire";

export interface Frame {
	stop: StopView;
	table: TableView;
	/** The log so far. */
	told: Story[];
	/** Whether the lesson waits for the user here. */
	arrived: boolean;
}

/** The frames up to a stop; the last one is the stop itself. Before it there are no legal moves. */
export function framesOf(stop: StopView, you: string): Frame[] {
	const end = named(stop.table, you);
	const told: Story[] = [];
	const frames = stop.steps.map(({ stories, view, scores }): Frame => {
		told.push(...stories);
		const table = { ...end, view, scores, turn: null, labels: [], status: "playing" as const };
		return { stop, table, told: [...told], arrived: false };
	});
	return [...frames.slice(0, -1), { stop, table: end, told, arrived: true }];
}

/** The learner's name is “you” instead of the name in the record. */
function named(table: TableView, you: string): TableView {
	return { ...table, chairs: table.chairs.map((chair) => (chair.you ? { ...chair, name: you } : chair)) };
}
