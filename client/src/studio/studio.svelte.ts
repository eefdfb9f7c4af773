/** A set while it is written: its text, what the check says of it, what was drawn last, and what is looked at. */

import { ApiError, errorMessage } from "../lib/api";
import { loadItem, saveItem } from "../lib/storage";
import type { StudioParts } from "../games/contract";
import type { SetCheck, SetValue } from "../wire";
import type { Kind } from "./kinds";
import { overlaps, valuesOf, valuesOn, wrongKeys, type SetMap } from "./values";
import { checkSet } from "./sets";

const PAUSE = 400;
const AGAIN = 3000;

export class Studio {
	text = $state("");
	check = $state.raw<SetCheck | null>(null);
	/** The last check of a text that could be drawn. */
	drawn = $state.raw<SetCheck | null>(null);
	/** What draws the game; null until it is there, and where nothing does. */
	parts = $state.raw<StudioParts | null>(null);
	ready = $state(false);
	checking = $state(false);
	problem = $state<string | null>(null);
	/** The line that the cursor is on; 0 before it is anywhere. */
	line = $state(0);
	/** What is looked at on the drawing. */
	looked = $state<string | null>(null);
	chosen = $state<string | null>(null);
	/** The provenance that the legend shows. */
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
	about = $derived(this.looked ?? this.chosen);

	#timer = 0;
	#asked = 0;

	constructor(readonly game: string) {}

	/** Begin with a text; one's own is remembered as soon as it is changed. */
	open(text: string): void {
		this.text = text;
		this.ready = true;
		this.drawn = this.check = null;
		this.line = 0;
		this.looked = this.chosen = this.kind = null;
		void this.#check();
	}

	edit(text: string): void {
		this.text = text;
		keepDraft(this.game, text);
		clearTimeout(this.#timer);
		this.#timer = window.setTimeout(() => void this.#check(), PAUSE);
	}

	close(): void {
		clearTimeout(this.#timer);
		this.#asked++;
	}

	#setMap(): SetMap | null {
		const { drawn, parts } = this;
		return drawn?.view && parts ? parts.setMap(drawn.board, drawn.view) : null;
	}

	async #check(): Promise<void> {
		const asked = ++this.#asked;
		this.checking = true;
		try {
			const check = await checkSet(this.text);
			if (asked !== this.#asked) return;
			this.check = check;
			if (check.sound && check.game === this.game) this.drawn = check;
			this.problem = null;
		} catch (error) {
			if (asked !== this.#asked) return;
			this.problem = errorMessage(error);
			const forGood = error instanceof ApiError && error.status === 413;
			if (!forGood) this.#timer = window.setTimeout(() => void this.#check(), AGAIN);
		} finally {
			if (asked === this.#asked) this.checking = false;
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

	/** Go to where the thing stands in the text. */
	pick(where: string, focus: boolean): void {
		this.chosen = where;
		const [first] = this.shown(where);
		if (first) this.goal = { line: first.line, focus };
	}
}

/** The text that this browser remembers for a game. */
export function draft(game: string): string | null {
	return loadItem(`studio-${game}`) || null;
}

export function keepDraft(game: string, text: string): void {
	saveItem(`studio-${game}`, text);
}
