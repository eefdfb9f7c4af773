/** What a person has chosen for this browser: language, light, sound, notifications, rulings. */

import { recall, remember } from "./keep";

export type Theme = "auto" | "light" | "dark";
export type Code = "en" | "de";
export const CODES: readonly Code[] = ["en", "de"];

function firstLanguage(): Code {
	const kept = recall("language");
	if (kept === "en" || kept === "de") return kept;
	for (const wished of navigator.languages) {
		const code = wished.slice(0, 2).toLowerCase();
		if (code === "en" || code === "de") return code;
	}
	return "en";
}

function firstTheme(): Theme {
	const kept = recall("theme");
	return kept === "light" || kept === "dark" ? kept : "auto";
}

class Settings {
	language = $state<Code>(firstLanguage());
	theme = $state<Theme>(firstTheme());
	sound = $state(recall("sound") !== "off");
	notify = $state(recall("notify") === "on");
	/** Whether the rules say what we decided where the rulebooks are silent. */
	rulings = $state(recall("rulings") !== "off");
	#night = $state(matchMedia("(prefers-color-scheme: dark)").matches);

	constructor() {
		matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.#night = event.matches));
	}

	get dark(): boolean {
		return this.theme === "dark" || (this.theme === "auto" && this.#night);
	}

	setLanguage(code: Code): void {
		this.language = code;
		remember("language", code);
	}

	setTheme(theme: Theme): void {
		this.theme = theme;
		remember("theme", theme);
	}

	setSound(on: boolean): void {
		this.sound = on;
		remember("sound", on ? "on" : "off");
	}

	setNotify(on: boolean): void {
		this.notify = on;
		remember("notify", on ? "on" : "off");
	}

	setRulings(on: boolean): void {
		this.rulings = on;
		remember("rulings", on ? "on" : "off");
	}
}

export const settings = new Settings();

/** Whether things may move on the screen. */
export function calm(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
