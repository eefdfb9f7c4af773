/** What this browser remembers. Where nothing may be stored, it is remembered for this visit only. */

const visit = new Map<string, string>();

export function recall(name: string): string | null {
	try {
		return localStorage.getItem(`shima-${name}`) ?? visit.get(name) ?? null;
	} catch {
		return visit.get(name) ?? null;
	}
}

export function remember(name: string, value: string): void {
	visit.set(name, value);
	try {
		localStorage.setItem(`shima-${name}`, value);
	} catch {
		// private windows may forbid it
	}
}
