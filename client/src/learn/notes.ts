/** The texts of a lesson: its own catalogue, in the language of the settings or another available one. */

import type { FluentBundle } from "@fluent/bundle";
import { get } from "../lib/api";
import type { Language } from "../lib/settings.svelte";
import { bundleOf, sayIn } from "../lib/i18n.svelte";
import type { LessonWords } from "../wire";

export interface Note {
	/** What to do, or what to know. */
	what: string;
	why: string | null;
	/** For another legal move. */
	wrong: string | null;
}

export class Notes {
	constructor(
		readonly language: string,
		readonly bundle: FluentBundle,
	) {}

	note(key: string): Note {
		const attributes = this.bundle.getMessage(key)?.attributes ?? {};
		const part = (name: string) => (attributes[name] ? this.bundle.formatPattern(attributes[name], {}, []) : null);
		return { what: sayIn(this.bundle, key), why: part("why"), wrong: part("wrong") };
	}
}

export async function loadNotes(lesson: string, code: Language): Promise<Notes> {
	const { language, source } = await get<LessonWords>(`/lessons/${lesson}/words/${code}`);
	return new Notes(language, bundleOf(language as Language, source));
}
