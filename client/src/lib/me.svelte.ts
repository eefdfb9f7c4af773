/** Who plays in this browser. Nobody has to say so: the first thing that needs a name makes a guest. */

import type { Me } from "../wire";
import { get, post } from "./api";
import { say } from "./words.svelte";

class Person {
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
		this.name = me.name;
		this.ratings = me.ratings ?? {};
		this.known = true;
	}

	/** Make sure that the server knows somebody. */
	async ensure(): Promise<void> {
		if (!this.known) await this.load();
		if (this.name === null) await this.rename(guestName());
	}

	async rename(name: string): Promise<void> {
		this.name = (await post<Me>("/me", { name })).name;
		this.known = true;
	}
}

/** Guests have names, too: two of them at one table can be told apart. */
function guestName(): string {
	const names = say("client-lobby-guests").split(" ");
	return names[Math.floor(Math.random() * names.length)] ?? say("client-guest");
}

export const me = new Person();
