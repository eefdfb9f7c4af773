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

	setLanguage(code: Language): void {
		this.language = code;
		saveItem("language", code);
	}

	setTheme(theme: Theme): void {
		this.theme = theme;
		saveItem("theme", theme);
	}

	setSound(on: boolean): void {
		this.sound = on;
		saveItem("sound", on ? "on" : "off");
	}

	setPace(pace: Pace): void {
		this.pace = pace;
		saveItem("pace", pace);
	}

	setInstant(on: boolean): void {
		this.instant = on;
		saveItem("instant", on ? "on" : "off");
	}

	setTalk(on: boolean): void {
		this.talk = on;
		saveItem("talk", on ? "on" : "off");
	}

	setNotify(on: boolean): void {
		this.notify = on;
		saveItem("notify", on ? "on" : "off");
	}

	setRulings(on: boolean): void {
		this.rulings = on;
		saveItem("rulings", on ? "on" : "off");
	}
}

export const settings = new Settings();

export function prefersReducedMotion(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
