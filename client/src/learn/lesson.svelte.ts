/** A lesson as somebody goes through it: where it waits, what it says, one's hand, and what happens to a move. */

import { get, errorMessage } from "../lib/api";
import { namesOf } from "../lib/names";
import { notices } from "../lib/notices.svelte";
import { prefersReducedMotion, type Language } from "../lib/settings.svelte";
import { say, sayText } from "../lib/i18n.svelte";
import type { Handle, Offer } from "../play/offers";
import { MoveSelection } from "../play/selection.svelte";
import { elementOf } from "../table/handles";
import { AnimationQueue } from "../table/animation-queue";
import type { TableParts } from "../games/contract";
import type { LessonLine, StopView, Story, TableView } from "../wire";
import { framesOf, type Frame } from "./frames";
import { loadNotes, type Note, type Notes } from "./notes";
import { reach, recallProgress } from "./progress";

/** The button that leads on from what is to be read, for a bubble that points at it. */
export const CONTINUE: Handle = "lesson:continue";

export class Lesson {
	readonly selection: MoveSelection;
	/** Where it waits, or waited last. */
	stop = $state.raw<StopView | null>(null);
	table = $state.raw<TableView | null>(null);
	told = $state.raw<Story[]>([]);
	/** False while the board is on its way to the next stop. */
	arrived = $state(false);
	furthest = $state(0);
	notes = $state.raw<Notes | null>(null);
	/** Why nothing can be shown. */
	failure = $state<string | null>(null);
	names = $derived(this.table ? namesOf(this.table) : []);
	note = $derived<Note | null>(this.stop && this.notes ? this.notes.note(this.stop.key) : null);
	ended = $derived(this.stop !== null && this.stop.number === this.stop.stops - 1);
	reading = $derived(this.stop !== null && this.stop.awaited === null);
	wanted = $derived<Offer | undefined>(this.#wanted());
	/** What the board says about the difference of two positions, as soon as the board is there. */
	changes: TableParts["changes"] = () => [];
	#pacing: AnimationQueue<Frame>;
	#kept = new Map<number, Promise<StopView>>();
	#shown = 0;
	#asked = 0;

	constructor(readonly line: LessonLine) {
		this.selection = new MoveSelection("", (offer) => this.#try(offer), (handle) => this.#hint(handle));
		this.#pacing = new AnimationQueue(
			(frames) => this.#show(frames),
			() => document.hidden || prefersReducedMotion(),
		);
	}

	#wanted(): Offer | undefined {
		return this.selection.offers.find((offer) => offer.move === this.selection.expectedMove);
	}

	/** Go on where one was. */
	async open(): Promise<void> {
		const { at, furthest } = recallProgress(this.line.name, this.line.stops);
		this.furthest = furthest;
		await this.goTo(at);
	}

	close(): void {
		this.#pacing.stop();
	}

	async loadNotes(code: Language): Promise<void> {
		try {
			this.notes = await loadNotes(this.line.name, code);
		} catch (error) {
			if (this.notes === null) this.failure = errorMessage(error);
			else notices.show(errorMessage(error));
		}
		if (this.stop && this.arrived) this.#pacing.skipTo(this.#frames(this.stop).at(-1)!);
	}

	/** Go to a stop without looking at what lies between. */
	async goTo(number: number): Promise<void> {
		await this.#reach(number, (frames) => this.#pacing.skipTo(frames.at(-1)!));
	}

	/** The next stop: what happens until then is shown as it happens, one's own move at once. */
	async goOn(): Promise<void> {
		if (this.ended || !this.stop || !this.arrived) return;
		await this.#reach(this.stop.number + 1, ([first, ...others]) => {
			this.#pacing.skipTo(first!);
			for (const frame of others) this.#pacing.add(frame);
		});
	}

	async #reach(number: number, show: (frames: Frame[]) => void): Promise<void> {
		const asked = ++this.#asked;
		try {
			const stop = await this.#load(number);
			if (asked !== this.#asked) return;
			this.#pacing.stop();
			this.furthest = reach(this.line.name, this.line.stops, number).furthest;
			show(this.#frames(stop));
			if (number + 1 < stop.stops) void this.#load(number + 1).catch(() => {});
		} catch (error) {
			if (this.stop === null) this.failure = errorMessage(error);
			else notices.show(errorMessage(error));
		}
	}

	#load(number: number): Promise<StopView> {
		const known = this.#kept.get(number) ?? get<StopView>(`/lessons/${this.line.name}/stops/${number}`);
		this.#kept.set(number, known);
		known.catch(() => this.#kept.delete(number));
		return known;
	}

	#frames(stop: StopView): Frame[] {
		return framesOf(stop, say("client-head-you"));
	}

	#show(frames: Frame[]): void {
		const { stop, table, told, arrived } = frames.at(-1)!;
		const before = this.table?.view;
		const { selection } = this;
		if (before && table.view) selection.changed = new Set(this.changes(before, table.view));
		this.stop = stop;
		this.told = told;
		this.arrived = arrived;
		this.table = { ...table, version: ++this.#shown };
		selection.path = `/lessons/${this.line.name}/stops/${stop.number}`;
		selection.expectedMove = arrived ? (stop.awaited?.move ?? null) : null;
		selection.pick([]);
		selection.setTable(this.table);
	}

	/** Only the awaited move is played; whoever tries another one learns what it would be, and what is wanted. */
	async #try(offer: Offer): Promise<void> {
		if (offer.move === this.selection.expectedMove) {
			await this.goOn();
			return;
		}
		const general = say("client-learn-other", { tried: this.#label(offer), wanted: this.#label(this.wanted) });
		this.selection.refusal = { handle: touched(offer), message: this.note?.wrong ?? general, rule: null };
	}

	/** Whoever touches something that leads nowhere is told where to look. */
	#hint(handle: Handle): void {
		this.#say(handle, "client-learn-look");
	}

	#say(handle: Handle, key: string): void {
		const instead = this.arrived ? (this.reading ? "client-learn-read" : key) : "client-learn-wait";
		this.selection.refusal = { handle, message: say(instead, { wanted: this.#label(this.wanted) }), rule: null };
	}

	#label(offer: Offer | undefined): string {
		return offer ? sayText(offer.label, this.names) : "";
	}

	/** What is pointed at on the page: the button that leads on, where there is nothing to do but to read. */
	get pointed(): Handle | undefined {
		const [button, next] = this.selection.pointed;
		return [next, button, CONTINUE].find((handle) => handle !== undefined && elementOf(handle) !== null);
	}

	/** Point at what is to be touched, in words too. */
	pointOut(): void {
		if (!this.arrived || this.ended) return;
		this.#say(this.pointed ?? CONTINUE, "client-learn-here");
	}
}

/** Where the offer was touched: what has the focus, if it belongs to the offer, or else the end of its path. */
function touched(offer: Offer): Handle {
	const own = `move:${offer.move}`;
	const focused = document.activeElement?.closest<HTMLElement>("[data-handle]")?.dataset.handle ?? "";
	const there = [focused, ...offer.path.toReversed(), own].filter((handle) => handle === own || offer.path.includes(handle));
	return there.find((handle) => elementOf(handle) !== null) ?? own;
}
