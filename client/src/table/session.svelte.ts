/** The session of a player or spectator at a table: connection, selection, log and history. */

import type { AnyView, TableParts, TrailMove } from "../games/contract";
import type { TableView, TextData } from "../wire";
import { ApiError, errorMessage } from "../lib/api";
import { TableConnection, ActionReturned, type TableUpdate } from "../lib/connection.svelte";
import { facts } from "../lib/facts.svelte";
import { namesOf } from "../lib/names";
import { notices } from "../lib/notices.svelte";
import { OutboxFull, type Action } from "../lib/outbox";
import { prefersReducedMotion } from "../lib/settings.svelte";
import { say, sayText } from "../lib/i18n.svelte";
import { MoveSelection } from "../play/selection.svelte";
import { TableLog } from "./log.svelte";
import { AnimationQueue } from "./animation-queue";
import { land } from "./flights";
import { makesUnrated, undoAction } from "./history";
import { GameHistory } from "./history.svelte";
import { ROUND_CARD, stepDuration } from "./pace";
import { play } from "./sound";

export class TableSession {
	readonly connection: TableConnection;
	readonly selection: MoveSelection;
	readonly log: TableLog;
	readonly history: GameHistory;
	/** The table as shown. It may lag slightly behind the connection, so that each step is visible. */
	table = $state.raw<TableView | null>(null);
	names = $derived(this.table ? namesOf(this.table) : []);
	/** The turns of a hint, drawn on the board. */
	plan = $state.raw<readonly TrailMove[]>([]);
	/** The handles of the log line that is hovered. */
	spotlight = $state.raw<readonly string[]>([]);
	/** Whether the view stays hidden until the device is passed on, because people share it and one of them knows a secret. */
	curtain = $state(false);
	/** The position in which Undo has warned. */
	warnedAt = $state(-1);
	/** The last position of a round, while the card of the next one is shown. */
	endedRound = $state.raw<AnyView | null>(null);
	#roundTimer: ReturnType<typeof setTimeout> | undefined;
	/** Whether several people share this device. */
	shared = $derived((this.table?.chairs.filter(({ here }) => here).length ?? 0) > 1);
	/** Set when the board is loaded. */
	changes: TableParts["changes"] = () => [];
	#queue: AnimationQueue<TableUpdate>;

	constructor(readonly id: string) {
		this.connection = new TableConnection(id, (update) => this.#onUpdate(update));
		this.selection = new MoveSelection(() => (this.table === this.connection.table ? `/tables/${id}` : ""), async (offer) => {
			const number = (this.selection.table?.moves ?? 0) + 1;
			await this.act({ do: "move", number, move: String(offer.move) }, offer.label);
		});
		this.log = new TableLog(id);
		this.history = new GameHistory(id);
		this.#queue = new AnimationQueue(
			(steps) => this.#show(steps),
			() => (document.hidden || prefersReducedMotion() ? 0 : stepDuration()),
		);
	}

	open(): void {
		this.connection.open();
	}

	close(): void {
		this.#queue.stop();
		clearTimeout(this.#roundTimer);
		land();
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

	/** Undo, or first warn that the game would become unrated. */
	undo(): void {
		const { table } = this;
		const action = table && undoAction(table);
		if (!action) return;
		if (makesUnrated(table, action) && this.warnedAt !== table.moves) this.warnedAt = table.moves;
		else void this.act(action);
	}

	/** Show what is new in a round, unless everything is shown at once. */
	showRound(before: AnyView): void {
		if (stepDuration() === 0 || document.hidden) return;
		clearTimeout(this.#roundTimer);
		this.endedRound = before;
		play("round");
		this.#queue.hold(ROUND_CARD);
		this.#roundTimer = setTimeout(() => (this.endedRound = null), ROUND_CARD);
	}

	/** Show where the pieces land and the waiting moves of others at once, without the card of the round. Returns whether there was anything to skip. */
	skipAnimation(): boolean {
		const skipped = [land(), this.endedRound !== null, this.#queue.finish()];
		this.endedRound = null;
		return skipped.includes(true);
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
		const own = events.some(({ stories: [story] }) => typeof story?.by === "number" && table.chairs[story.by - 1]?.here);
		if (fresh || own || table.view === null || this.table?.view === null) this.#queue.skipTo(update);
		else this.#queue.add(update);
	}

	#show(steps: TableUpdate[]): void {
		const before = this.table;
		const { table } = steps.at(-1)!;
		const seatChanged = before?.view != null && before.seat !== table.seat;
		// Another seat of this device may know another past.
		const forgets = seatChanged && facts.of(table.game)?.secrets !== false;
		for (const step of steps) {
			const seen = forgets ? { ...step, fresh: true } : step;
			this.log.update(seen);
			this.history.update(seen);
		}
		if (forgets) this.log.lines = [];
		if (seatChanged) this.history.returnToPresent();
		if (seatChanged || !before?.view) this.curtain = table.secret || (before?.secret ?? false);
		this.table = table;
		const isContinuous = before?.view && table.view && !steps.some((step) => step.fresh);
		if (isContinuous && table.moves !== before.moves) this.selection.changed = new Set(this.changes(before.view!, table.view!));
		this.selection.setTable(table);
	}
}
