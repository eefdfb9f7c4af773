/** Who plays in this browser. Nobody has to say so: the first thing that needs a name makes a guest. */

import type { Me } from "../wire";
import { get, post } from "./api";
import { recall, remember } from "./keep";
import { say } from "./words.svelte";

const LAST = "person";

class Person {
	id = $state<string | null>(null);
	name = $state<string | null>(null);
	ratings = $state<Record<string, number>>({});
	known = $state(false);

	#loading: Promise<void> | null = null;

	/** Ask the server who this is; whoever asks meanwhile waits for the same answer. */
	load(): Promise<void> {
		this.#loading ??= this.#load().finally(() => (this.#loading = null));
		return this.#loading;
	}

	async #load(): Promise<void> {
		const me = await get<Me>("/me");
		this.#take(me);
		this.ratings = me.ratings ?? {};
	}

	/** Who this is, or was when the server was last asked; null for nobody. */
	get owner(): string | null {
		return this.known ? this.id : recall(LAST) || null;
	}

	/** This browser belongs to nobody now. */
	forget(): void {
		this.#take({ id: null, name: null });
		this.ratings = {};
	}

	#take(me: Me): void {
		this.id = me.id ?? null;
		this.name = me.name;
		this.known = true;
		remember(LAST, this.id ?? "");
	}

	/** Make sure that the server knows somebody. */
	async ensure(): Promise<void> {
		if (!this.known) await this.load();
		if (this.name === null) await this.rename(guestName());
	}

	async rename(name: string): Promise<void> {
		this.#take(await post<Me>("/me", { name }));
	}
}

/** Guests have names, too: two of them at one table can be told apart. */
function guestName(): string {
	const names = say("client-lobby-guests").split(" ");
	return names[Math.floor(Math.random() * names.length)] ?? say("client-guest");
}

export const me = new Person();
