/** The games of this server and what it says about them: title, rules, sources of points. */

import type { GameOnShelf, Shelf } from "../wire";
import { get } from "./api";
import { learn } from "./words.svelte";

class Facts {
	games = $state.raw<readonly GameOnShelf[]>([]);
	#known: Promise<Shelf> | null = null;

	/** As the server said when the page was opened. */
	ready(): Promise<Shelf> {
		return this.#known ?? this.load();
	}

	/** Ask the server again: there may be other component sets. The words of all games are there before the answer is. */
	load(): Promise<Shelf> {
		const asked = this.#ask();
		this.#known = asked;
		asked.catch(() => this.#known === asked && (this.#known = null));
		return asked;
	}

	async #ask(): Promise<Shelf> {
		const shelf = await get<Shelf>("/games");
		await learn(shelf.games.filter(({ words }) => words).map(({ name }) => name));
		this.games = shelf.games;
		return shelf;
	}

	of(game: string): GameOnShelf | undefined {
		return this.games.find(({ name }) => name === game);
	}

	get withRules(): GameOnShelf[] {
		return this.games.filter((game) => game.has_rules);
	}
}

export const facts = new Facts();

/** As they are offered: the most demanding of our own first, then those of other packages. */
export function onOffer(games: readonly GameOnShelf[]): GameOnShelf[] {
	return games.toReversed().sort((one, other) => Number(one.words) - Number(other.words));
}

export function titleOf(game: string): string {
	return facts.of(game)?.title ?? game;
}

/** Where a rule can be read: `Y6.4`. */
export function ruleAddress(rule: string): string | null {
	const game = facts.withRules.find(({ letter }) => letter !== "" && letter === rule[0]);
	return game ? `/rules/${game.name}#${rule}` : null;
}
