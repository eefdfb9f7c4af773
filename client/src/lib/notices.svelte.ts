/** Short messages (toasts) that disappear by themselves; screen readers read them out. */

export interface Notice {
	id: number;
	kind: "good" | "bad";
	text: string;
	rule: string | null;
}

const DURATION = 7000;
let lastId = 0;

class Notices {
	list = $state<Notice[]>([]);

	show(text: string, kind: Notice["kind"] = "bad", rule: string | null = null): void {
		const id = ++lastId;
		this.list = [...this.list.filter((notice) => notice.text !== text), { id, kind, text, rule }].slice(-3);
		setTimeout(() => this.drop(id), DURATION);
	}

	drop(id: number): void {
		this.list = this.list.filter((notice) => notice.id !== id);
	}
}

export const notices = new Notices();
