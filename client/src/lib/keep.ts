/** What this browser remembers. Where nothing may be stored, it is remembered for this visit only. */

import type { Shelf } from "./outbox";

const visit = new Map<string, string>();

export function recall(name: string): string | null {
	try {
		return localStorage.getItem(`shima-${name}`) ?? visit.get(name) ?? null;
	} catch {
		return visit.get(name) ?? null;
	}
}

/** Entries that must outlive the page or be known not to: nothing is kept for this visit only. */
export const shelf: Shelf = {
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
			return false; // storage is forbidden or full
		}
	},
	remove(key) {
		try {
			localStorage.removeItem(key);
		} catch {
			// what cannot be read cannot be there
		}
	},
};

export function remember(name: string, value: string): void {
	visit.set(name, value);
	try {
		localStorage.setItem(`shima-${name}`, value);
	} catch {
		// private windows may forbid it
	}
}
