/** The lessons of a server as courses: the chapters of each game, the opener first. */

import { settings } from "../lib/settings.svelte";
import { say } from "../lib/i18n.svelte";
import type { LessonLine } from "../wire";

/** The title and the summary in the language of the settings, or in another one. */
export function titleIn({ titles }: LessonLine): { title: string; about: string } {
	return titles[settings.language] ?? Object.values(titles)[0]!;
}

/** How long a lesson takes: “90 seconds” or “3 minutes”. */
export function durationOf({ seconds }: LessonLine): string {
	return seconds % 60 ? say("client-learn-seconds", { seconds }) : say("client-learn-minutes", { minutes: seconds / 60 });
}

/** The lesson of an address. Addresses from before there were chapters lead to the opener. */
export function lessonAt(lessons: readonly LessonLine[], id: string): LessonLine | undefined {
	return lessons.find(({ name }) => name === id) ?? lessons.find(({ game, chapter }) => chapter === 0 && id === `${game}-first`);
}
