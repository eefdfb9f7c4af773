/** One's hand at a table: what is picked up, what can be touched, what touching it would do, and why it would not. */

import { clientOf } from "../games";
import type { Weighed } from "../games/contract";
import type { Preview, TableView, TextData, Why, Whys } from "../wire";
import { get, errorMessage } from "../lib/api";
import { namesOf } from "../lib/names";
import { notices } from "../lib/notices.svelte";
import { say, sayText } from "../lib/i18n.svelte";
import { ahead, goals, next, offersOf, pointedAt, touch, wholeMove, type Handle, type Offered } from "./offers";

/** What is `open` can be touched though it is no move; it is an `entry` if Tab leads there. */
export type Light = "picked" | "lit" | "goal" | "idle" | "open" | "entry";
export interface Menu {
	handle: Handle;
	offers: Offered[];
}
/** Why something cannot be done, where it was tried. */
export interface Refusal {
	handle: Handle;
	message: string;
	rule: string | null;
}

const PATIENCE = 120;

export class Play {
	/** The table as it is shown now; null while a former position is looked at. */
	table = $state.raw<TableView | null>(null);
	picked = $state.raw<Handle[]>([]);
	menu = $state.raw<Menu | null>(null);
	refusal = $state.raw<Refusal | null>(null);
	/** What the handle under the pointer, or with the focus, would do. */
	preview = $state.raw<{ handle: Handle; shown: Preview; offer: Offered } | null>(null);
	/** What each place still lacks for what was picked up: `island:12` to `{clay: 1}`. */
	lacks = $state.raw<Map<Handle, Record<string, number>>>(new Map());
	/** What the last move changed. */
	hot = $state.raw<ReadonlySet<Handle>>(new Set());
	sending = $state(false);
	/** What is being sent has not got through for a while. */
	stuck = false;
	/** The move that somebody is led to, by its number: what to touch for it is pointed at. */
	awaited = $state<number | null>(null);
	offers = $derived<Offered[]>(this.#offers());
	#next = $derived(next(this.offers, this.picked));
	#goals = $derived(this.picked.length ? new Set<Handle>() : goals(this.offers));
	pointed = $derived(pointedAt(this.offers.find((offer) => offer.move === this.awaited), this.picked));
	#known = new Map<string, Promise<Preview>>();
	#sent = "";
	#queued: string | null = null;
	#looking = 0;
	#looked: Handle | null = null;

	/** `path` leads to what the server hasMessage of the table: `/tables/x`. */
	constructor(
		public path: string,
		readonly send: (offer: Offered) => Promise<void>,
		/** Told of a touch that leads nowhere and of which the rules say nothing. */
		readonly idle: (handle: Handle) => void = () => {},
	) {}

	#offers(): Offered[] {
		const { table } = this;
		const view = table?.view;
		return view ? offersOf(table, clientOf(view.game)) : [];
	}

	/** Show another table: what was picked up stays in hand if it can still be used. */
	take(table: TableView | null): void {
		if (table?.version === this.table?.version && table?.id === this.table?.id && table !== null) return;
		this.table = table;
		this.#known.clear();
		this.menu = this.refusal = this.preview = null;
		const usable = this.picked.length > 0 && next(this.offers, this.picked).size > 0;
		if (!usable) this.picked = [];
		void this.#weigh();
	}

	light(handle: Handle): Light {
		if (this.picked.includes(handle)) return "picked";
		if (this.#next.has(handle)) return "lit";
		return this.#goals.has(handle) ? "goal" : "idle";
	}

	/** Somebody touched a handle: pick it up, play, choose, or learn why not. */
	async touch(handle: Handle): Promise<void> {
		this.refusal = this.menu = null;
		const step = touch(this.offers, this.picked, handle);
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
				if (this.#weighed(handle) !== null) {
					this.pick(this.picked.at(-1) === handle ? [] : [handle]);
					return;
				}
				await this.#askWhy(handle);
		}
	}

	pick(picked: Handle[]): void {
		this.picked = picked;
		this.menu = this.refusal = this.preview = null;
		void this.#weigh();
	}

	/** Another move that is clicked meanwhile follows, if it is still possible then; the same one was a double click. */
	async play(offer: Offered): Promise<void> {
		if (this.sending) {
			if (offer.notation !== this.#sent) this.#queued = offer.notation;
			if (this.stuck) this.wait();
			return;
		}
		this.sending = true;
		this.#sent = offer.notation;
		this.#queued = null;
		this.look(null);
		this.menu = null;
		try {
			await this.send(offer);
		} finally {
			this.sending = this.stuck = false;
		}
		const queued = this.offers.find((each) => each.notation === this.#queued);
		if (queued) await this.play(queued);
	}

	/** The move that was sent does not get through: only that one is kept, and nobody hasMessage yet what can follow it. */
	wait(): void {
		this.stuck = true;
		if (this.#queued !== null) notices.show(say("client-unsent-first"));
		this.#queued = null;
	}

	/** The pointer or the focus is on a handle: show what it would do. */
	look(handle: Handle | null): void {
		clearTimeout(this.#looking);
		this.#looked = handle;
		if (handle === null) {
			this.preview = null;
			return;
		}
		const [offer, another] = ahead(this.offers, this.picked, handle);
		if (!offer || another) {
			this.preview = null;
			return;
		}
		this.#looking = window.setTimeout(() => void this.#foresee(handle, offer), PATIENCE);
	}

	/** As `look`, for the button of one move: its handle is `move:` and the number of the move. */
	consider(offer: Offered): void {
		clearTimeout(this.#looking);
		const handle = wholeMove(offer.move);
		this.#looked = handle;
		this.#looking = window.setTimeout(() => void this.#foresee(handle, offer), PATIENCE);
	}

	async #foresee(handle: Handle, offer: Offered): Promise<void> {
		const { table } = this;
		if (!table) return;
		const path = `${this.path}/preview?move=${offer.move}&number=${table.moves + 1}`;
		if (!this.#known.has(path)) this.#known.set(path, get<Preview>(path));
		try {
			const shown = await this.#known.get(path)!;
			if (this.#looked === handle && this.table === table) this.preview = { handle, shown, offer };
		} catch {
			this.#known.delete(path); // a look ahead that fails is no matter: touching tells what is wrong
		}
	}

	/** The moves that the board weighs for a handle, even if none of them is legal yet. */
	#weighed(handle: Handle | undefined): Weighed | null {
		const view = this.table?.view;
		return view && handle !== undefined ? clientOf(view.game).weighed(handle) : null;
	}

	/** For what is in hand: what each place still lacks. */
	async #weigh(): Promise<void> {
		const { table, picked } = this;
		const weighed = this.#weighed(picked[0]);
		if (!table?.view || weighed === null) {
			this.lacks = new Map();
			return;
		}
		try {
			const found = await get<Whys>(`${this.path}/whys?start=${encodeURIComponent(weighed.start)}`);
			if (this.picked !== picked) return;
			this.lacks = new Map(found.moves.map((each) => [weighed.place(each.notation), each.lacks]));
		} catch {
			this.lacks = new Map();
		}
	}

	async #askWhy(handle: Handle): Promise<void> {
		const { table } = this;
		if (!table?.view) return;
		// Whoever is not to move is told so elsewhere.
		const notation = this.offers.length === 0 ? null : clientOf(table.view.game).meant(table.view, this.picked, handle);
		if (notation === null) return this.idle(handle);
		try {
			const why = await get<Why>(`${this.path}/why?move=${encodeURIComponent(notation)}`);
			if (why.allowed) return this.idle(handle);
			const said = why.text ? sayText(why.text as TextData, namesOf(table)) : (why.message ?? "");
			this.refusal = { handle, message: said, rule: why.rule ?? null };
		} catch (error) {
			notices.show(errorMessage(error));
		}
	}
}
