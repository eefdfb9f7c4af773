/** How a lesson gets from one stop to the next: what somebody did, one picture after the other, until it waits again. */

import type { StopView, Story, TableView } from "../wire";

export interface Frame {
	stop: StopView;
	table: TableView;
	/** What has been told so far. */
	told: Story[];
	/** Whether the lesson waits here. */
	arrived: boolean;
}

/** The pictures on the way to a stop; the last one is the stop itself. On the way nothing can be done. */
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

/** The learner is “you”, whatever the record says. */
function named(table: TableView, you: string): TableView {
	return { ...table, chairs: table.chairs.map((chair) => (chair.you ? { ...chair, name: you } : chair)) };
}
