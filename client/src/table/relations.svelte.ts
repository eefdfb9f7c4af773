/** Whom at this table one has muted or blocked. What muted people say is hidden here, in the browser. */

import { get, request } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Relation, RelationChoice, Saying } from "../wire";

export class Relations {
	all = $state.raw<Relation[]>([]);

	constructor(readonly table: string) {}

	/** Chairs get their order when the game begins: the chair of a person is looked up again then. */
	async load(): Promise<void> {
		if (me.name === null) return;
		this.all = await get<Relation[]>(`/tables/${this.table}/people`);
	}

	of(chair: number): Relation {
		return this.all.find((relation) => relation.chair === chair) ?? { chair, muted: false, blocked: false };
	}

	async set(chair: number, wish: RelationChoice): Promise<void> {
		this.all = await request<Relation[]>("PUT", `/tables/${this.table}/people/${chair}`, wish);
	}

	heard(chat: Saying[]): Saying[] {
		const muted = new Set(this.all.filter((relation) => relation.muted).map((relation) => relation.chair));
		return muted.size ? chat.filter((saying) => saying.chair === null || !muted.has(saying.chair)) : chat;
	}
}
