/** The people at this table whom the user has muted or blocked. Muted chat is hidden in the browser. */

import { get, request } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Relation, RelationChoice, Saying } from "../wire";

export class Relations {
	all = $state.raw<Relation[]>([]);

	constructor(readonly table: string) {}

	/** Load again when the game starts, because the order of the chairs changes then. */
	async load(): Promise<void> {
		if (me.name === null) return;
		this.all = await get<Relation[]>(`/tables/${this.table}/people`);
	}

	of(chair: number): Relation {
		return this.all.find((relation) => relation.chair === chair) ?? { chair, muted: false, blocked: false };
	}

	async set(chair: number, choice: RelationChoice): Promise<void> {
		this.all = await request<Relation[]>("PUT", `/tables/${this.table}/people/${chair}`, choice);
	}

	withoutMuted(chat: Saying[]): Saying[] {
		const muted = new Set(this.all.filter((relation) => relation.muted).map((relation) => relation.chair));
		return muted.size ? chat.filter((saying) => saying.chair === null || !muted.has(saying.chair)) : chat;
	}
}
