/** The user of this browser. Signing up is not needed: the first action that needs a name creates a guest. */

import type { Me } from "../wire";
import { get, post } from "./api";
import { loadItem, saveItem } from "./storage";
import { say } from "./i18n.svelte";

const STORED_ID = "person";

class CurrentUser {
	id = $state<string | null>(null);
	name = $state<string | null>(null);
	ratings = $state<Record<string, number>>({});
	known = $state(false);

	#loading: Promise<void> | null = null;

	/** Ask the server who this is. Concurrent calls share one request. */
	load(): Promise<void> {
		this.#loading ??= this.#load().finally(() => (this.#loading = null));
		return this.#loading;
	}

	async #load(): Promise<void> {
		const me = await get<Me>("/me");
		this.#set(me);
		this.ratings = me.ratings ?? {};
	}

	/** The user's id, or until it is loaded the last known one; null if there is none. */
	get owner(): string | null {
		return this.known ? this.id : loadItem(STORED_ID) || null;
	}

	/** Forget the user after signing out. */
	forget(): void {
		this.#set({ id: null, name: null });
		this.ratings = {};
	}

	#set(me: Me): void {
		this.id = me.id ?? null;
		this.name = me.name;
		this.known = true;
		saveItem(STORED_ID, this.id ?? "");
	}

	/** Create a guest if there is no user yet. */
	async ensure(): Promise<void> {
		if (!this.known) await this.load();
		if (this.name === null) await this.rename(guestName());
	}

	async rename(name: string): Promise<void> {
		this.#set(await post<Me>("/me", { name }));
	}
}

/** Guests get different names, so that two of them at one table can be told apart. */
function guestName(): string {
	const names = say("client-lobby-guests").split(" ");
	return names[Math.floor(Math.random() * names.length)] ?? say("client-guest");
}

export const me = new CurrentUser();
