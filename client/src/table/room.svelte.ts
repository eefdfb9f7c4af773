/** One table as somebody sits at it or watches it: the live table, one's hand, the log and the way back through it. */

import type { TableParts } from "../games/contract";
import type { TableView, TextData } from "../wire";
import { ApiError, errorMessage } from "../lib/api";
import { TableConnection, ActionReturned, type TableUpdate } from "../lib/connection.svelte";
import { namesOf } from "../lib/names";
import { notices } from "../lib/notices.svelte";
import { OutboxFull, type Action } from "../lib/outbox";
import { prefersReducedMotion } from "../lib/settings.svelte";
import { say, sayText } from "../lib/i18n.svelte";
import { MoveSelection } from "../play/selection.svelte";
import { TableLog } from "./log.svelte";
import { Pacing } from "./pacing";
import { Past } from "./past.svelte";

export class Room {
	readonly connection: TableConnection;
	readonly selection: MoveSelection;
	readonly log: TableLog;
	readonly past: Past;
	/** The table as it is shown: a moment behind what has happened, so that one sees how it came about. */
	table = $state.raw<TableView | null>(null);
	names = $derived(this.table ? namesOf(this.table) : []);
	/** What the board says about the difference of two positions, as soon as the board is there. */
	changes: TableParts["changes"] = () => [];
	#pacing: Pacing<TableUpdate>;

	constructor(readonly id: string) {
		this.connection = new TableConnection(id, (news) => this.#heard(news));
		this.selection = new MoveSelection(`/tables/${id}`, async (offer) => {
			const number = (this.selection.table?.moves ?? 0) + 1;
			await this.act({ do: "move", number, move: String(offer.move) }, offer.label);
		});
		this.log = new TableLog(id);
		this.past = new Past(id);
		this.#pacing = new Pacing(
			(steps) => this.#show(steps),
			() => document.hidden || prefersReducedMotion(),
		);
	}

	open(): void {
		this.connection.open();
	}

	close(): void {
		this.#pacing.stop();
		this.log.close();
		this.connection.close();
	}

	/** Do something; what is refused is told. Whether it was done. */
	async act(wish: Action, label: TextData | null = null): Promise<boolean> {
		try {
			await this.connection.act(wish, label, this.names);
			return true;
		} catch (error) {
			this.complain(error);
			return false;
		}
	}

	complain(error: unknown): void {
		if (error instanceof ActionReturned) return; // it is shown already
		if (error instanceof OutboxFull) {
			notices.show(say("client-unsent-full"));
			return;
		}
		if (!(error instanceof ApiError)) {
			notices.show(errorMessage(error));
			return;
		}
		const { fault, text } = error.problem;
		if (fault === "stale") notices.show(say("client-table-stale"));
		else notices.show(text ? sayText(text, this.names) : error.message, "bad", error.rule);
	}

	get mine(): boolean {
		return this.table !== null && this.table.labels.length > 0;
	}

	/** One's own moves are shown at once, and so is what does not follow from what was shown before. */
	#heard(news: TableUpdate): void {
		const { table, events, fresh } = news;
		const own = events.some((event) => event.stories[0]?.by === table.seat);
		if (fresh || own || table.view === null || this.table?.view === null) this.#pacing.jump(news);
		else this.#pacing.add(news);
	}

	#show(steps: TableUpdate[]): void {
		const before = this.table;
		const { table } = steps.at(-1)!;
		for (const step of steps) {
			this.log.take(step);
			this.past.take(step);
		}
		this.table = table;
		const follows = before?.view && table.view && !steps.some((step) => step.fresh);
		if (follows && table.moves !== before.moves) this.selection.changed = new Set(this.changes(before.view!, table.view!));
		this.selection.setTable(table);
	}
}
