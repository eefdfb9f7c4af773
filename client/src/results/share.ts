/** Shares the address of a table with the device's share dialog, otherwise with the clipboard. */

import { say } from "../lib/i18n.svelte";
import { notices } from "../lib/notices.svelte";

export function addressOf(id: string): string {
	return new URL(`/table/${id}`, location.href).href;
}

/** If the browser allows neither, a message shows the address. */
export async function share(id: string, title: string): Promise<void> {
	const url = addressOf(id);
	if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
		try {
			await navigator.share({ title, url });
			return;
		} catch (error) {
			if (error instanceof DOMException && error.name === "AbortError") return;
		}
	}
	try {
		await navigator.clipboard.writeText(url);
		notices.show(say("client-invite-copied"), "good");
	} catch {
		notices.show(url, "good");
	}
}
