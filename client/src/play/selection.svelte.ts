/** The player's selection: picked-up handles, legal next handles, previews, refusals, and sending the chosen move. */

import { clientOf } from "../games";
import type { CandidateMoves } from "../games/contract";
import type { Preview, TableView, TextData, Why, Whys } from "../wire";
import { get, errorMessage } from "../lib/api";
import { namesOf } from "../lib/names";
import { notices } from "../lib/notices.svelte";
import { settings } from "../lib/settings.svelte";
import { say, sayText } from "../lib/i18n.svelte";
import { commonStart, completedBy, goals, nextHandles, offersOf, handlesToPointAt, touch, moveHandle, type Handle, type Offer } from "./offers";

/** `open` handles can be touched without being part of a move; `entry` is the one that Tab reaches. */
export type Highlight = "picked" | "lit" | "goal" | "idle" | "open" | "entry";
export interface Menu {
	handle: Handle;
	offers: Offer[];
}
/** Why a move is not allowed, shown at the handle that was touched. */
export interface Refusal {
	handle: Handle;
	message: string;
	rule: string | null;
}

const HOVER_DELAY = 120;

export class MoveSelection {
	/** The table as shown; null while an earlier position is shown. */
	table = $state.raw<TableView | null>(null);
	picked = $state.raw<Handle[]>([]);
	menu = $state.raw<Menu | null>(null);
	refusal = $state.raw<Refusal | null>(null);
	/** The effect of the handle that is hovered or focused. */
	preview = $state.raw<{ handle: Handle; shown: Preview; offer: Offer } | null>(null);
	/** What each place still lacks for the picked-up handle: `island:12` to `{clay: 1}`. */
	lacks = $state.raw<Map<Handle, Record<string, number>>>(new Map());
	/** Handles and places that the last move changed. */
	changed = $state.raw<ReadonlySet<Handle>>(new Set());
	/** A move that a first tap proposes; the next tap on the same handle plays it. */
	proposal = $state.raw<{ handle: Handle; offer: Offer } | null>(null);
	/** Whether a first tap only proposes a move; not in lessons. */
	proposes = true;
	sending = $state(false);
	/** The move that is being sent is being retried. */
	stuck = false;
	/** The number of the move that a lesson expects. The page points at the handle to touch. */
	expectedMove = $state<number | null>(null);
	offers = $derived<Offer[]>(this.#offers());
	#next = $derived(nextHandles(this.offers, this.picked));
	#goals = $derived(this.picked.length ? new Set<Handle>() : goals(this.offers));
	pointed = $derived(handlesToPointAt(this.offers, this.expectedMove, this.picked));
	#previews = new Map<string, Promise<Preview>>();
	#sentNotation = "";
	/** The number of moves before the one that is being sent. */
	#sentAfter: number | undefined;
	#queuedNotation: string | null = null;
	#hoverTimer = 0;
	#hovered: Handle | null = null;

	/** `path` is the API path of the table: `/tables/x`. */
	constructor(
		public path: string,
		readonly send: (offer: Offer) => Promise<void>,
		/** Called for a touch that is part of no move and about which the rules say nothing. */
		readonly onIgnored: (handle: Handle) => void = () => {},
	) {}

	#offers(): Offer[] {
		const { table } = this;
		const view = table?.view;
		return view ? offersOf(table, clientOf(view.game)) : [];
	}

	/** Show another version of the table. Picked-up handles stay if they can still be used. */
	setTable(table: TableView | null): void {
		if (table?.version === this.table?.version && table?.id === this.table?.id && table !== null) return;
		this.table = table;
		this.#previews.clear();
		this.#dismiss();
		const usable = this.picked.length > 0 && nextHandles(this.offers, this.picked).size > 0;
		if (!usable) this.picked = commonStart(this.offers);
		void this.#loadLacks();
	}

	highlight(handle: Handle): Highlight {
		if (this.picked.includes(handle)) return "picked";
		if (this.#next.has(handle)) return "lit";
		return this.#goals.has(handle) ? "goal" : "idle";
	}

	/**
	 * Handle a click on a handle: pick it up, play a move, show a menu, or explain why not. A first tap with a finger only
	 * proposes a move, unless the settings say otherwise.
	 */
	async touch(handle: Handle, isFinger = false): Promise<void> {
		const proposed = this.proposal;
		this.refusal = this.menu = this.proposal = null;
		const step = touch(this.offers, this.picked, handle);
		if (step.kind === "play" && isFinger && this.proposes && !settings.instant && proposed?.handle !== handle) {
			this.proposal = { handle, offer: step.offer };
			void this.#loadPreview(handle, step.offer, true);
			return;
		}
		switch (step.kind) {
			case "pick":
				this.pick(step.picked);
				return;
			case "drop":
				this.pick(this.picked.slice(0, -1));
				return;
			case "menu":
				this.menu = { handle, offers: step.offers };
				return;
			case "play":
				await this.play(step.offer);
				return;
			case "no":
				if (this.#candidates(handle) !== null) {
					this.pick(this.picked.at(-1) === handle ? [] : [handle]);
					return;
				}
				await this.#askWhy(handle);
		}
	}

	pick(picked: Handle[]): void {
		this.picked = picked;
		this.#dismiss();
		void this.#loadLacks();
	}

	#dismiss(): void {
		this.menu = this.refusal = this.preview = this.proposal = null;
	}

	/** Close the topmost thing: the proposal, the refusal, the selection, or the preview. Returns whether there was one. */
	cancel(): boolean {
		if (this.proposal) this.proposal = this.preview = null;
		else if (this.refusal || this.menu) this.refusal = this.menu = null;
		else if (this.picked.length > 0) this.pick([]);
		else if (this.preview) this.preview = null;
		else return false;
		return true;
	}

	/** Another move that is clicked while one is being sent is queued; the same one again is a double click. */
	async play(offer: Offer): Promise<void> {
		if (this.sending) {
			if (offer.notation !== this.#sentNotation || this.table?.moves !== this.#sentAfter) this.#queuedNotation = offer.notation;
			if (this.stuck) this.markStuck();
			return;
		}
		this.sending = true;
		this.#sentNotation = offer.notation;
		this.#sentAfter = this.table?.moves;
		this.#queuedNotation = null;
		this.hover(null);
		this.menu = this.proposal = null;
		try {
			await this.send(offer);
		} finally {
			this.sending = this.stuck = false;
		}
		const queued = this.offers.find((each) => each.notation === this.#queuedNotation);
		if (queued) await this.play(queued);
	}

	/** The move is being retried: drop the queued one, because it is unknown what will be legal then. */
	markStuck(): void {
		this.stuck = true;
		if (this.#queuedNotation !== null) notices.show(say("client-unsent-first"));
		this.#queuedNotation = null;
	}

	/** Show a preview for the handle that is hovered or focused. */
	hover(handle: Handle | null): void {
		clearTimeout(this.#hoverTimer);
		this.#hovered = handle;
		if (handle === null) {
			this.preview = null;
			return;
		}
		const [offer, another] = completedBy(this.offers, this.picked, handle);
		if (!offer || another) {
			this.preview = null;
			return;
		}
		this.#hoverTimer = window.setTimeout(() => void this.#loadPreview(handle, offer), HOVER_DELAY);
	}

	/** Like `hover`, for the button of a move. */
	hoverMove(offer: Offer): void {
		clearTimeout(this.#hoverTimer);
		const handle = moveHandle(offer.move);
		this.#hovered = handle;
		this.#hoverTimer = window.setTimeout(() => void this.#loadPreview(handle, offer), HOVER_DELAY);
	}

	async #loadPreview(handle: Handle, offer: Offer, isProposed = false): Promise<void> {
		const { table } = this;
		if (isProposed) this.#hovered = handle;
		if (!table) return;
		const path = `${this.path}/preview?move=${offer.move}&number=${table.moves + 1}`;
		if (!this.#previews.has(path)) this.#previews.set(path, get<Preview>(path));
		try {
			const shown = await this.#previews.get(path)!;
			if (this.#hovered === handle && this.table === table) this.preview = { handle, shown, offer };
		} catch {
			this.#previews.delete(path); // no preview then; a click shows the error
		}
	}

	/** The moves that the board checks for a handle, even if none of them is legal yet. */
	#candidates(handle: Handle | undefined): CandidateMoves | null {
		const view = this.table?.view;
		return view && handle !== undefined ? clientOf(view.game).candidateMoves(handle) : null;
	}

	/** Load what each place still lacks for the picked-up handle. */
	async #loadLacks(): Promise<void> {
		const { table, picked } = this;
		const candidates = this.#candidates(picked[0]);
		if (!table?.view || candidates === null) {
			this.lacks = new Map();
			return;
		}
		try {
			const found = await get<Whys>(`${this.path}/whys?start=${encodeURIComponent(candidates.prefix)}`);
			if (this.picked !== picked) return;
			this.lacks = new Map(found.moves.map((each) => [candidates.target(each.notation), each.lacks]));
		} catch {
			this.lacks = new Map();
		}
	}

	async #askWhy(handle: Handle): Promise<void> {
		const { table } = this;
		if (!table?.view) return;
		const notation = this.offers.length === 0 ? null : clientOf(table.view.game).intendedMove(table.view, this.picked, handle);
		if (notation === null) return this.onIgnored(handle);
		try {
			const why = await get<Why>(`${this.path}/why?move=${encodeURIComponent(notation)}`);
			if (why.allowed) return this.onIgnored(handle);
			const said = why.text ? sayText(why.text as TextData, namesOf(table)) : (why.message ?? "");
			this.refusal = { handle, message: said, rule: why.rule ?? null };
		} catch (error) {
			notices.show(errorMessage(error));
		}
	}
}
