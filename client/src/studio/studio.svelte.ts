/** The state of the studio: the text of a set, its check, the last drawing, and the selected value. */

import { ApiError, errorMessage } from "../lib/api";
import { loadItem, saveItem } from "../lib/storage";
import type { StudioParts } from "../games/contract";
import type { SetCheck, SetValue } from "../wire";
import type { Kind } from "./kinds";
import { overlaps, valuesOf, valuesOn, wrongKeys, type SetMap } from "./values";
import { checkSet } from "./sets";

const CHECK_DELAY = 400;
const RETRY_DELAY = 3000;

export class Studio {
	text = $state("");
	check = $state.raw<SetCheck | null>(null);
	/** The last check of a text that could be drawn. */
	drawn = $state.raw<SetCheck | null>(null);
	/** The game's drawing; null until it is loaded, and for games without one. */
	parts = $state.raw<StudioParts | null>(null);
	ready = $state(false);
	checking = $state(false);
	problem = $state<string | null>(null);
	/** The line of the cursor; 0 before there is one. */
	line = $state(0);
	/** The hovered key on the drawing. */
	hovered = $state<string | null>(null);
	chosen = $state<string | null>(null);
	/** The source that is selected in the legend. */
	kind = $state<Kind | null>(null);
	/** Asks the editor to go to a line. */
	goal = $state.raw<{ line: number; focus: boolean } | null>(null);

	values = $derived<SetValue[]>(this.check?.values.length ? this.check.values : (this.drawn?.values ?? []));
	findings = $derived(this.check?.findings ?? []);
	sound = $derived(this.check?.sound ?? false);
	setMap = $derived<SetMap | null>(this.#setMap());
	#marked = $derived(valuesOn(this.values, this.line).map(({ where }) => where));
	#wrong = $derived(wrongKeys(this.values, this.findings));
	markedHandles = $derived(new Set(this.#marked.flatMap((where) => this.setMap?.handlesOf(where) ?? [])));
	wrongHandles = $derived(new Set(this.#wrong.flatMap((where) => this.setMap?.handlesOf(where) ?? [])));
	about = $derived(this.hovered ?? this.chosen);

	#timer = 0;
	#checks = 0;

	constructor(readonly game: string) {}

	/** Open a text. It is saved as a draft when it is edited. */
	open(text: string): void {
		this.text = text;
		this.ready = true;
		this.drawn = this.check = null;
		this.line = 0;
		this.hovered = this.chosen = this.kind = null;
		void this.#check();
	}

	edit(text: string): void {
		this.text = text;
		saveDraft(this.game, text);
		clearTimeout(this.#timer);
		this.#timer = window.setTimeout(() => void this.#check(), CHECK_DELAY);
	}

	close(): void {
		clearTimeout(this.#timer);
		this.#checks++;
	}

	#setMap(): SetMap | null {
		const { drawn, parts } = this;
		return drawn?.view && parts ? parts.setMap(drawn.board, drawn.view) : null;
	}

	async #check(): Promise<void> {
		const number = ++this.#checks;
		this.checking = true;
		try {
			const check = await checkSet(this.text);
			if (number !== this.#checks) return;
			this.check = check;
			if (check.sound && check.game === this.game) this.drawn = check;
			this.problem = null;
		} catch (error) {
			if (number !== this.#checks) return;
			this.problem = errorMessage(error);
			const isFinal = error instanceof ApiError && error.status === 413;
			if (!isFinal) this.#timer = window.setTimeout(() => void this.#check(), RETRY_DELAY);
		} finally {
			if (number === this.#checks) this.checking = false;
		}
	}

	isMarked(where: string): boolean {
		return this.#marked.some((each) => overlaps(each, where));
	}

	isWrong(where: string): boolean {
		return this.#wrong.some((each) => overlaps(each, where));
	}

	shown(where: string): SetValue[] {
		return valuesOf(this.values, where);
	}

	/** Go to the line of a key. */
	pick(where: string, focus: boolean): void {
		this.chosen = where;
		const [first] = this.shown(where);
		if (first) this.goal = { line: first.line, focus };
	}
}

/** The saved draft for a game. */
export function draft(game: string): string | null {
	return loadItem(`studio-${game}`) || null;
}

export function saveDraft(game: string, text: string): void {
	saveItem(`studio-${game}`, text);
}
