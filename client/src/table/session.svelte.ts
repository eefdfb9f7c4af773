/** The session of a player or spectator at a table: connection, selection, log and history. */

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
import { AnimationQueue } from "./animation-queue";
import { GameHistory } from "./history.svelte";

export class TableSession {
	readonly connection: TableConnection;
	readonly selection: MoveSelection;
	readonly log: TableLog;
	readonly history: GameHistory;
	/** The table as shown. It may lag slightly behind the connection, so that each step is visible. */
	table = $state.raw<TableView | null>(null);
	names = $derived(this.table ? namesOf(this.table) : []);
	/** Set when the board is loaded. */
	changes: TableParts["changes"] = () => [];
	#queue: AnimationQueue<TableUpdate>;

	constructor(readonly id: string) {
		this.connection = new TableConnection(id, (update) => this.#onUpdate(update));
		this.selection = new MoveSelection(`/tables/${id}`, async (offer) => {
			const number = (this.selection.table?.moves ?? 0) + 1;
			await this.act({ do: "move", number, move: String(offer.move) }, offer.label);
		});
		this.log = new TableLog(id);
		this.history = new GameHistory(id);
		this.#queue = new AnimationQueue(
			(steps) => this.#show(steps),
			() => document.hidden || prefersReducedMotion(),
		);
	}

	open(): void {
		this.connection.open();
	}

	close(): void {
		this.#queue.stop();
		this.log.close();
		this.connection.close();
	}

	/** Send an action and show an error if it is refused. Returns whether it succeeded. */
	async act(wish: Action, label: TextData | null = null): Promise<boolean> {
		try {
			await this.connection.act(wish, label, this.names);
			return true;
		} catch (error) {
			this.showError(error);
			return false;
		}
	}

	showError(error: unknown): void {
		if (error instanceof ActionReturned) return; // UnsentActions shows it
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

	/** The viewer's own moves and fresh tables are shown at once. */
	#onUpdate(update: TableUpdate): void {
		const { table, events, fresh } = update;
		const own = events.some((event) => event.stories[0]?.by === table.seat);
		if (fresh || own || table.view === null || this.table?.view === null) this.#queue.skipTo(update);
		else this.#queue.add(update);
	}

	#show(steps: TableUpdate[]): void {
		const before = this.table;
		const { table } = steps.at(-1)!;
		for (const step of steps) {
			this.log.update(step);
			this.history.update(step);
		}
		this.table = table;
		const isContinuous = before?.view && table.view && !steps.some((step) => step.fresh);
		if (isContinuous && table.moves !== before.moves) this.selection.changed = new Set(this.changes(before.view!, table.view!));
		this.selection.setTable(table);
	}
}
