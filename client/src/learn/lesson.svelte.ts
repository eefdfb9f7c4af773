/** The session of a lesson: the current stop, its notes, the selection, the reaction to a move, and the decision. */

import { get, errorMessage } from "../lib/api";
import { namesOf } from "../lib/names";
import { notices } from "../lib/notices.svelte";
import { prefersReducedMotion, type Language } from "../lib/settings.svelte";
import { say, sayText } from "../lib/i18n.svelte";
import { completedBy, handlesToPointAt, type Handle, type Offer } from "../play/offers";
import { MoveSelection } from "../play/selection.svelte";
import { elementOf } from "../table/handles";
import type { TableParts } from "../games/contract";
import type { LessonAnswer, LessonLine, StopView, Story, TableView } from "../wire";
import { framesOf, type Frame } from "./frames";
import { loadNotes, type Note, type Notes } from "./notes";
import { loadProgress, saveProgress } from "./progress";

/** The handle of the Continue button, for a popover that points at it. */
export const CONTINUE: Handle = "lesson:continue";
/** Milliseconds for which each move of the others is shown. */
export const PACE = 900;

/** An answer of the decision with what the lesson says about it. */
export interface Comment {
	answer: LessonAnswer;
	label: string;
	text: string;
}

export class Lesson {
	readonly selection: MoveSelection;
	/** The current or last stop. */
	stop = $state.raw<StopView | null>(null);
	table = $state.raw<TableView | null>(null);
	told = $state.raw<Story[]>([]);
	/** False while the board is animated to the next stop. */
	arrived = $state(false);
	notes = $state.raw<Notes | null>(null);
	/** Why the lesson cannot be shown. */
	failure = $state<string | null>(null);
	names = $derived(this.table ? namesOf(this.table) : []);
	note = $derived<Note | null>(this.stop && this.notes ? this.notes.note(this.stop.key) : null);
	ended = $derived(this.stop !== null && this.stop.number === this.stop.stops - 1);
	answers = $derived<readonly LessonAnswer[]>(this.stop?.answers ?? []);
	reading = $derived(this.stop !== null && this.stop.awaited === null && this.answers.length === 0);
	/** The answer that the learner has given. */
	chosen = $state.raw<LessonAnswer | null>(null);
	/** The stop with the decision, once the learner is at it or after it. */
	#decision = $state.raw<StopView | null>(null);
	comments = $derived<Comment[]>(this.#comments());
	answerOffers = $derived<Offer[]>(this.#offersOf(this.answers.map(({ move }) => move)));
	wanted = $derived<Offer | undefined>(this.#wanted());
	/** Set when the board is loaded. */
	changes: TableParts["changes"] = () => [];
	#waiting = $state.raw<Frame[]>([]);
	#timer = 0;
	#stops = new Map<number, Promise<StopView>>();
	#shown = 0;
	#asked = 0;

	constructor(readonly line: LessonLine) {
		const path = (): string => (this.arrived ? `/lessons/${line.name}/stops/${this.stop!.number}` : "");
		this.selection = new MoveSelection(path, (offer) => this.#try(offer), (handle) => this.#hint(handle));
		this.selection.proposes = false;
	}

	#wanted(): Offer | undefined {
		return this.#offersOf([this.selection.expectedMove])[0];
	}

	#offersOf(moves: readonly (number | null)[]): Offer[] {
		return moves.flatMap((move) => this.selection.offers.find((offer) => offer.move === move) ?? []);
	}

	/** Continue at the saved stop. */
	async open(): Promise<void> {
		await this.goTo(loadProgress(this.line.name, this.line.stops).at);
	}

	close(): void {
		clearTimeout(this.#timer);
	}

	async loadNotes(code: Language): Promise<void> {
		try {
			this.notes = await loadNotes(this.line.name, code);
		} catch (error) {
			if (this.notes === null) this.failure = errorMessage(error);
			else notices.show(errorMessage(error));
		}
		if (this.stop && this.arrived) this.#play(this.#frames(this.stop).slice(-1));
	}

	/** Go to a stop without animation. */
	async goTo(number: number): Promise<void> {
		this.chosen = null;
		await this.#goToStop(number, (frames) => this.#play(frames.slice(-1)));
	}

	/** Go to the next stop: the user's own move is shown at once, the others step by step at a readable pace. */
	async advance(): Promise<void> {
		if (this.ended || !this.stop || !this.arrived) return;
		await this.#goToStop(this.stop.number + 1, (frames) => this.#play(frames));
	}

	/** Do not wait for the rest of the moves. */
	skip(): void {
		this.#play(this.#waiting.slice(-1));
	}

	async #goToStop(number: number, show: (frames: Frame[]) => void): Promise<void> {
		const asked = ++this.#asked;
		try {
			const stop = await this.#load(number);
			const decided = stop.answers.length > 0 ? stop : number === stop.stops - 1 && number > 0 ? await this.#load(number - 1) : null;
			if (asked !== this.#asked) return;
			this.#decision = decided;
			saveProgress(this.line.name, this.line.stops, number);
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
		return framesOf(stop, say("client-head-you"), stop.number === stop.stops - 1 ? this.chosen : null);
	}

	#play(frames: Frame[]): void {
		clearTimeout(this.#timer);
		const [next, ...others] = document.hidden || prefersReducedMotion() ? frames.slice(-1) : frames;
		if (!next) return;
		this.#show(next);
		this.#waiting = others;
		if (others.length > 0) this.#timer = window.setTimeout(() => this.#play(others), PACE);
	}

	#show({ stop, table, told, arrived }: Frame): void {
		const before = this.table?.view;
		const { selection } = this;
		if (before && table.view) selection.changed = new Set(this.changes(before, table.view));
		this.stop = stop;
		this.told = told;
		this.arrived = arrived;
		this.table = { ...table, version: ++this.#shown };
		selection.expectedMove = arrived ? (stop.awaited?.move ?? null) : null;
		selection.pick([]);
		selection.setTable(this.table);
	}

	/** Play only the expected move; for another one explain what the lesson expects. */
	async #try(offer: Offer): Promise<void> {
		const answer = this.answers.find(({ move }) => move === offer.move);
		if (answer) this.chosen = answer;
		if (answer || offer.move === this.selection.expectedMove) {
			await this.advance();
			return;
		}
		const key = this.answers.length > 0 ? "client-learn-other-answer" : "client-learn-other";
		const general = say(key, { tried: this.#label(offer), wanted: this.#label(this.wanted) });
		this.selection.refusal = { handle: touched(offer), message: this.note?.wrong ?? general, rule: null };
	}

	/** A touch without a legal move gets a hint where to look. */
	#hint(handle: Handle): void {
		this.#say(handle, "client-learn-look");
	}

	#say(handle: Handle, key: string): void {
		const open = this.answers.length > 0 ? "client-learn-decide" : this.reading ? "client-learn-read" : key;
		const instead = this.arrived ? open : "client-learn-wait";
		this.selection.refusal = { handle, message: say(instead, { wanted: this.#label(this.wanted) }), rule: null };
	}

	#label(offer: Offer | undefined): string {
		return offer ? sayText(offer.label, this.names) : "";
	}

	#comments(): Comment[] {
		const { notes, names } = this;
		const labels = this.#decision?.table.labels ?? [];
		return (this.#decision?.answers ?? []).map((answer) => {
			const label = labels.find(({ move }) => move === answer.move)!.label;
			return { answer, label: sayText(label, names), text: notes?.note(answer.key).what ?? "" };
		});
	}

	/** What the lesson lights: what the note names, and what can be touched. */
	get lit(): readonly string[] {
		return this.arrived && !this.ended ? (this.stop?.light ?? []) : [];
	}

	get ringed(): Handle[] {
		if (!this.arrived || this.ended || this.selection.fan) return [];
		const { offers, picked, expectedMove } = this.selection;
		if (expectedMove !== null) return [...this.selection.pointed].slice(1);
		// A decision lights where the answers lead, if that is enough to tell them apart.
		return this.answerOffers.map(({ move, path }) =>
			completedBy(offers, picked, path.at(-1)!).length === 1 ? path.at(-1)! : [...handlesToPointAt(offers, move, picked)][1]!,
		);
	}

	/** The handle to point at; the Continue button if there is only text to read. */
	get pointed(): Handle | undefined {
		const [button, next] = this.selection.pointed;
		return [next, button, ...this.ringed, CONTINUE].find((handle) => handle !== undefined && elementOf(handle) !== null);
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
