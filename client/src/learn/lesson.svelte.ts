/** The session of a lesson: the current stop, its notes, the selection, and the reaction to a move. */

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
import { loadProgress, saveProgress } from "./progress";

/** The handle of the Continue button, for a popover that points at it. */
export const CONTINUE: Handle = "lesson:continue";

export class Lesson {
	readonly selection: MoveSelection;
	/** The current or last stop. */
	stop = $state.raw<StopView | null>(null);
	table = $state.raw<TableView | null>(null);
	told = $state.raw<Story[]>([]);
	/** False while the board is animated to the next stop. */
	arrived = $state(false);
	furthest = $state(0);
	notes = $state.raw<Notes | null>(null);
	/** Why the lesson cannot be shown. */
	failure = $state<string | null>(null);
	names = $derived(this.table ? namesOf(this.table) : []);
	note = $derived<Note | null>(this.stop && this.notes ? this.notes.note(this.stop.key) : null);
	ended = $derived(this.stop !== null && this.stop.number === this.stop.stops - 1);
	reading = $derived(this.stop !== null && this.stop.awaited === null);
	wanted = $derived<Offer | undefined>(this.#wanted());
	/** Set when the board is loaded. */
	changes: TableParts["changes"] = () => [];
	#queue: AnimationQueue<Frame>;
	#stops = new Map<number, Promise<StopView>>();
	#shown = 0;
	#asked = 0;

	constructor(readonly line: LessonLine) {
		this.selection = new MoveSelection("", (offer) => this.#try(offer), (handle) => this.#hint(handle));
		this.#queue = new AnimationQueue(
			(frames) => this.#show(frames),
			() => document.hidden || prefersReducedMotion(),
		);
	}

	#wanted(): Offer | undefined {
		return this.selection.offers.find((offer) => offer.move === this.selection.expectedMove);
	}

	/** Continue at the saved stop. */
	async open(): Promise<void> {
		const { at, furthest } = loadProgress(this.line.name, this.line.stops);
		this.furthest = furthest;
		await this.goTo(at);
	}

	close(): void {
		this.#queue.stop();
	}

	async loadNotes(code: Language): Promise<void> {
		try {
			this.notes = await loadNotes(this.line.name, code);
		} catch (error) {
			if (this.notes === null) this.failure = errorMessage(error);
			else notices.show(errorMessage(error));
		}
		if (this.stop && this.arrived) this.#queue.skipTo(this.#frames(this.stop).at(-1)!);
	}

	/** Go to a stop without animation. */
	async goTo(number: number): Promise<void> {
		await this.#goToStop(number, (frames) => this.#queue.skipTo(frames.at(-1)!));
	}

	/** Go to the next stop: the user's own move is shown at once, the others step by step. */
	async advance(): Promise<void> {
		if (this.ended || !this.stop || !this.arrived) return;
		await this.#goToStop(this.stop.number + 1, ([first, ...others]) => {
			this.#queue.skipTo(first!);
			for (const frame of others) this.#queue.add(frame);
		});
	}

	async #goToStop(number: number, show: (frames: Frame[]) => void): Promise<void> {
		const asked = ++this.#asked;
		try {
			const stop = await this.#load(number);
			if (asked !== this.#asked) return;
			this.#queue.stop();
			this.furthest = saveProgress(this.line.name, this.line.stops, number).furthest;
			show(this.#frames(stop));
			if (number + 1 < stop.stops) void this.#load(number + 1).catch(() => {});
		} catch (error) {
			if (this.stop === null) this.failure = errorMessage(error);
			else notices.show(errorMessage(error));
		}
	}

	#load(number: number): Promise<StopView> {
		const known = this.#stops.get(number) ?? get<StopView>(`/lessons/${this.line.name}/stops/${number}`);
		this.#stops.set(number, known);
		known.catch(() => this.#stops.delete(number));
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

	/** Play only the expected move; for another one explain what the lesson expects. */
	async #try(offer: Offer): Promise<void> {
		if (offer.move === this.selection.expectedMove) {
			await this.advance();
			return;
		}
		const general = say("client-learn-other", { tried: this.#label(offer), wanted: this.#label(this.wanted) });
		this.selection.refusal = { handle: touched(offer), message: this.note?.wrong ?? general, rule: null };
	}

	/** A touch without a legal move gets a hint where to look. */
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

	/** The handle to point at; the Continue button if there is only text to read. */
	get pointed(): Handle | undefined {
		const [button, next] = this.selection.pointed;
		return [next, button, CONTINUE].find((handle) => handle !== undefined && elementOf(handle) !== null);
	}

	/** Point at the next handle and say so. */
	pointOut(): void {
		if (!this.arrived || this.ended) return;
		this.#say(this.pointed ?? CONTINUE, "client-learn-here");
	}
}

/** Where the offer was touched: the focused handle if it belongs to the offer, otherwise the end of its path. */
function touched(offer: Offer): Handle {
	const own = `move:${offer.move}`;
	const focused = document.activeElement?.closest<HTMLElement>("[data-handle]")?.dataset.handle ?? "";
	const there = [focused, ...offer.path.toReversed(), own].filter((handle) => handle === own || offer.path.includes(handle));
	return there.find((handle) => elementOf(handle) !== null) ?? own;
}
