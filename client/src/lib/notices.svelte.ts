/** Short messages that appear, are read out, and go away. */

export interface Notice {
	id: number;
	kind: "good" | "bad";
	text: string;
	rule: string | null;
}

const STAYS = 7000;
let last = 0;

class Notices {
	list = $state<Notice[]>([]);

	show(text: string, kind: Notice["kind"] = "bad", rule: string | null = null): void {
		const id = ++last;
		this.list = [...this.list.filter((notice) => notice.text !== text), { id, kind, text, rule }].slice(-3);
		setTimeout(() => this.drop(id), STAYS);
	}

	drop(id: number): void {
		this.list = this.list.filter((notice) => notice.id !== id);
	}
}

export const notices = new Notices();
