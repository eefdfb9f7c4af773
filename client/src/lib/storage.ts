/** Local storage. If the browser forbids it, items last until the page is closed. */

import type { EntryStore } from "./outbox";

const fallback = new Map<string, string>();

export function loadItem(name: string): string | null {
	try {
		return localStorage.getItem(`shima-${name}`) ?? fallback.get(name) ?? null;
	} catch {
		return fallback.get(name) ?? null;
	}
}

/** For the outbox: without the fallback, so that `write` can report that an entry was not stored. */
export const entryStore: EntryStore = {
	keys() {
		try {
			return Object.keys(localStorage);
		} catch {
			return [];
		}
	},
	read(key) {
		try {
			return localStorage.getItem(key);
		} catch {
			return null;
		}
	},
	write(key, value) {
		try {
			localStorage.setItem(key, value);
			return true;
		} catch {
			return false; // storage is disabled or full
		}
	},
	remove(key) {
		try {
			localStorage.removeItem(key);
		} catch {
			// storage is disabled, so there is nothing to remove
		}
	},
};

export function saveItem(name: string, value: string): void {
	fallback.set(name, value);
	try {
		localStorage.setItem(`shima-${name}`, value);
	} catch {
		// private windows may disable storage
	}
}
