/** The settings of this browser: language, theme, sound, pace, taps, characters, notifications, rulings. */

import { Media } from "./media.svelte";
import { loadItem, saveItem } from "./storage";

export type Theme = "auto" | "light" | "dark";
/** How fast the moves of other players are shown. */
export type Pace = "slow" | "normal" | "fast" | "instant";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];
export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];

function initialLanguage(): Language {
	const stored = loadItem("language");
	if (stored === "en" || stored === "de") return stored;
	for (const preferred of navigator.languages) {
		const code = preferred.slice(0, 2).toLowerCase();
		if (code === "en" || code === "de") return code;
	}
	return "en";
}

function initialTheme(): Theme {
	const stored = loadItem("theme");
	return stored === "light" || stored === "dark" ? stored : "auto";
}

function initialPace(): Pace {
	const stored = loadItem("pace");
	return PACES.find((pace) => pace === stored) ?? "normal";
}

class Settings {
	language = $state<Language>(initialLanguage());
	theme = $state<Theme>(initialTheme());
	sound = $state(loadItem("sound") !== "off");
	pace = $state<Pace>(initialPace());
	/** Whether the first tap with a finger already plays a move. */
	instant = $state(loadItem("instant") === "on");
	/** Whether the characters speak. */
	talk = $state(loadItem("talk") !== "off");
	notify = $state(loadItem("notify") === "on");
	/** Whether the rules page shows our rulings where the rulebooks are silent. */
	rulings = $state(loadItem("rulings") !== "off");
	readonly #systemDark = new Media("(prefers-color-scheme: dark)");

	get dark(): boolean {
		return this.theme === "dark" || (this.theme === "auto" && this.#systemDark.matches);
	}

	/** Change a setting and keep it. */
	change<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
		(this as Kept)[name] = value;
		saveItem(name, typeof value === "string" ? value : value ? "on" : "off");
	}
}

type Kept = Pick<Settings, "language" | "theme" | "sound" | "pace" | "instant" | "talk" | "notify" | "rulings">;

export const settings = new Settings();

export function prefersReducedMotion(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
