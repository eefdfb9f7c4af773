/** Loads the real catalogues as the app does. Import this before anything that says something. */

import { vi } from "vitest";
import { catalogue } from "../catalogues";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", (address: string) => Promise.resolve(Response.json(catalogue(address.includes("-de") ? "de" : "en"))));

export async function speakIn(code: "en" | "de"): Promise<void> {
	const { settings } = await import("../src/lib/settings.svelte");
	const { loadLanguage } = await import("../src/lib/i18n.svelte");
	settings.change("language", code);
	await loadLanguage(code);
}
