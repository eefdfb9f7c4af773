/** The player's selection: picked-up handles, legal next handles, previews, refusals, and sending the chosen move. */

import { clientOf } from "../games";
import type { CandidateMoves } from "../games/contract";
import type { Preview, TableView, TextData, Why, Whys } from "../wire";
import { get, errorMessage } from "../lib/api";
import { namesOf } from "../lib/names";
import { notices } from "../lib/notices.svelte";
import { settings } from "../lib/settings.svelte";
import { say, sayText } from "../lib/i18n.svelte";
import { commonStart, completedBy, fanOf, goals, nextHandles, offersOf, handlesToPointAt, touch, moveHandle, type FanEntry, type Handle, type Offer } from "./offers";

/** `open` handles can be touched without being part of a move; `entry` is the one that Tab reaches. */
export type Highlight = "picked" | "lit" | "goal" | "idle" | "open" | "entry";
/** What can be chosen next to a handle. */
export interface Fan {
	handle: Handle;
	entries: FanEntry[];
	/** It was opened by a touch, and stays until something is chosen or touched. Otherwise it closes when the pointer leaves. */
	pinned: boolean;
}
/** Why a move is not allowed, shown at the handle that was touched. */
export interface Refusal {
	handle: Handle;
	message: string;
	rule: string | null;
}

const HOVER_DELAY = 120;
/** Milliseconds in which the pointer can go from a handle to its fan. */
const FAN_LINGERS = 350;

export class MoveSelection {
	/** The table as shown; null while an earlier position is shown. */
	table = $state.raw<TableView | null>(null);
	picked = $state.raw<Handle[]>([]);
	fan = $state.raw<Fan | null>(null);
	refusal = $state.raw<Refusal | null>(null);
	/** The effect of the handle that is hovered or focused. */
	preview = $state.raw<{ handle: Handle; shown: Preview; offer: Offer } | null>(null);
	/** The handle that `lacks` and `prospects` are about: the hovered, proposed or picked-up one. */
	considered = $state.raw<Handle | null>(null);
	/** What each place still lacks for it: `island:12` to `{clay: 1}`. */
	lacks = $state.raw<ReadonlyMap<Handle, Record<string, number>>>(new Map());
	/** The places where the player has enough for it. */
	prospects = $state.raw<ReadonlySet<Handle>>(new Set());
	/** Handles and places that the last move changed. */
	changed = $state.raw<ReadonlySet<Handle>>(new Set());
	/** A move that a first tap proposes; the next tap on the same handle plays it. */
	proposal = $state.raw<{ handle: Handle; offer: Offer } | null>(null);
	#aimed = $state.raw<Offer | null>(null);
	/** The move that is proposed, or that the hovered or focused handle would play. Boards draw a ghost of it. */
	ghost = $derived(this.proposal?.offer ?? this.#aimed);
	/** Whether a first tap only proposes a move, and a fan opens under a resting pointer; not in lessons. */
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
	/** What the server has said about the shown position. */
	#answers = new Map<string, Promise<unknown>>();
	#sentNotation = "";
	/** The number of moves before the one that is being sent. */
	#sentAfter: number | undefined;
	#queuedNotation: string | null = null;
	#hoverTimer = 0;
	#hovered: Handle | null = null;

	/** `path` is the API path of the table: `/tables/x`; empty if it cannot answer questions about the shown position. */
	constructor(
		readonly path: () => string,
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
		clearTimeout(this.#hoverTimer); // what was hovered belongs to the earlier table
		this.#answers.clear();
		this.#dismiss();
		const usable = this.picked.length > 0 && nextHandles(this.offers, this.picked).size > 0;
		if (!usable) this.picked = commonStart(this.offers);
		void this.#loadLacks(true);
	}

	/** What the prompt is about: the picked-up handles, or the one whose open fan asks for the rest of its path. */
	get asking(): readonly Handle[] {
		const { fan } = this;
		return fan?.pinned && fan.entries[0]?.offer.choice ? [fan.handle] : this.picked;
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
		this.refusal = this.fan = this.proposal = null;
		clearTimeout(this.#hoverTimer);
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
				this.#openFan(handle, true);
				return;
			case "play":
				await this.play(step.offer);
				return;
			case "no":
				if (this.#candidates(handle)?.target) {
					this.pick(this.picked.at(-1) === handle ? [] : [handle]);
					return;
				}
				if (!this.#openFan(handle, true)) await this.#askWhy(handle);
		}
	}

	/** Whether the handle can be picked up, also instead of another one. */
	canPick(handle: Handle): boolean {
		return !this.sending && touch(this.offers, [], handle).kind === "pick";
	}

	/** Open the fan of a handle, if there is anything to choose. */
	#openFan(handle: Handle, pinned: boolean): boolean {
		const entries = fanOf(this.offers, this.picked, handle);
		if (entries.length === 0) return false;
		this.preview = null;
		this.fan = { handle, entries, pinned };
		return true;
	}

	async choose({ offer, picked }: FanEntry): Promise<void> {
		if (picked) this.pick(picked);
		else await this.play(offer);
	}

	pick(picked: Handle[]): void {
		this.picked = picked;
		this.#dismiss();
		void this.#loadLacks();
	}

	#dismiss(): void {
		this.fan = this.refusal = this.preview = this.proposal = this.#aimed = null;
	}

	/** Close the topmost thing: the proposal, the refusal, the selection, or the preview. Returns whether there was one. */
	cancel(): boolean {
		if (this.proposal) {
			this.proposal = null;
			this.hover(null);
		} else if (this.refusal || this.fan) this.refusal = this.fan = null;
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
		this.fan = this.proposal = null;
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

	/** Show a preview for the handle that is hovered or focused, and its fan if the pointer rests on it. */
	hover(handle: Handle | null, isPointer = false): void {
		clearTimeout(this.#hoverTimer);
		this.#hovered = handle;
		this.aim(handle);
		const isFanned = this.fan !== null && !this.fan.pinned;
		if (handle === null) {
			this.preview = null;
			void this.#loadLacks();
			if (isFanned) this.#hoverTimer = window.setTimeout(() => (this.fan = null), FAN_LINGERS);
			return;
		}
		const [offer, another] = completedBy(this.offers, this.picked, handle);
		const isSingle = offer !== undefined && !another;
		if (!isSingle) this.preview = null;
		const show = (): void => {
			if (isFanned) this.fan = null;
			if (this.sending) return;
			void this.#loadLacks();
			if (isPointer && this.proposes && !this.fan) this.#openFan(handle, false);
			if (isSingle) void this.#loadPreview(handle, offer);
		};
		this.#hoverTimer = window.setTimeout(show, isFanned ? FAN_LINGERS : HOVER_DELAY);
	}

	/** Show the ghost of the move that dropping something there would play. */
	aim(handle: Handle | null): void {
		const [offer = null, another] = handle === null ? [] : completedBy(this.offers, this.picked, handle);
		this.#aimed = another ? null : offer;
	}

	/** Like `hover`, for the button of a move. */
	hoverMove(offer: Offer): void {
		clearTimeout(this.#hoverTimer);
		const handle = moveHandle(offer.move);
		this.#hovered = handle;
		this.#aimed = offer;
		this.#hoverTimer = window.setTimeout(() => void this.#loadPreview(handle, offer), HOVER_DELAY);
	}

	async #loadPreview(handle: Handle, offer: Offer, isProposed = false): Promise<void> {
		const { table } = this;
		if (isProposed) {
			this.#hovered = handle;
			void this.#loadLacks();
		}
		const shown = await this.#ask<Preview>(`preview?move=${offer.move}`);
		if (shown && this.#hovered === handle && this.table === table) this.preview = { handle, shown, offer };
	}

	/**
	 * Ask about the shown position. There is no answer if the game has already moved on, as far as this page or the server knows:
	 * a move is being sent, or earlier moves are still being shown. Nor is there one after an error.
	 */
	async #ask<T>(question: string, onError: (error: unknown) => void = () => {}): Promise<T | undefined> {
		const { moves = 0 } = this.table ?? {};
		const path = this.path();
		if (!path || (this.sending && moves === this.#sentAfter)) return;
		const known = this.#answers.get(question) as Promise<T | undefined> | undefined;
		const answer = known ?? get<T>(`${path}/${question}&number=${moves + 1}`);
		this.#answers.set(question, answer);
		return answer.catch((error: unknown) => {
			this.#answers.delete(question);
			onError(error);
			return undefined;
		});
	}

	/** The moves that the board checks for a handle, even if none of them is legal yet. */
	#candidates(handle: Handle | null | undefined): CandidateMoves | null {
		const view = this.table?.view;
		return view && handle ? clientOf(view.game).candidateMoves(handle) : null;
	}

	/** Load what each place still lacks for the considered handle, and where the player has enough. */
	async #loadLacks(isNew = false): Promise<void> {
		const { table } = this;
		const handle = [this.#hovered, this.picked[0]].find((each) => this.#candidates(each)) ?? null;
		if (handle === this.considered && !isNew) return;
		this.considered = handle;
		const candidates = this.#candidates(handle);
		const whys = candidates && (await this.#ask<Whys>(`whys?start=${encodeURIComponent(candidates.prefix)}`));
		if (this.considered !== handle || this.table !== table) return;
		const moves = whys?.moves ?? [];
		this.lacks = new Map(candidates?.target ? moves.map((each) => [candidates.target!(each.notation), each.lacks]) : []);
		this.prospects = new Set(moves.flatMap((each) => each.prospects));
	}

	async #askWhy(handle: Handle): Promise<void> {
		const { table } = this;
		if (!table?.view) return;
		const notation = this.offers.length === 0 ? null : clientOf(table.view.game).intendedMove(table.view, this.picked, handle);
		if (notation === null) return this.onIgnored(handle);
		const why = await this.#ask<Why>(`why?move=${encodeURIComponent(notation)}`, (error) => notices.show(errorMessage(error)));
		if (!why || why.allowed) return this.onIgnored(handle);
		const message = why.text ? sayText(why.text as TextData, namesOf(table)) : (why.message ?? "");
		this.refusal = { handle, message, rule: why.rule ?? null };
	}
}
