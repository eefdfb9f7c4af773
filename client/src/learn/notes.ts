/** The texts of a lesson: its own catalogue, in the language of the settings or another available one. */

import { get } from "../lib/api";
import { type Catalogue, Messages } from "../lib/messages";
import type { Language } from "../lib/settings.svelte";
import type { LessonWords } from "../wire";

export interface Note {
	/** What to do, or what to know. */
	what: string;
	why: string | null;
	/** For another legal move. */
	wrong: string | null;
}

export class Notes {
	constructor(readonly messages: Messages) {}

	note(key: string): Note {
		const part = (name: string) => (this.messages.has(`${key}.${name}`) ? this.messages.say(`${key}.${name}`) : null);
		return { what: this.messages.say(key), why: part("why"), wrong: part("wrong") };
	}
}

export async function loadNotes(lesson: string, code: Language): Promise<Notes> {
	const { language, messages } = await get<LessonWords>(`/lessons/${lesson}/words/${code}`);
	return new Notes(new Messages(language, messages as Catalogue));
}
