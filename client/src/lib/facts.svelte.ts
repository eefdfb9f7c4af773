/** Facts about the games of this server: title, rules, sources of points. */

import type { GameOnShelf, Shelf } from "../wire";
import { get } from "./api";
import { addGameTexts } from "./i18n.svelte";

class Facts {
	games = $state.raw<readonly GameOnShelf[]>([]);
	#loading: Promise<Shelf> | null = null;

	/** Loaded once per page. */
	ready(): Promise<Shelf> {
		return this.#loading ?? this.load();
	}

	/** Load again, because component sets may have been added. Resolves when the texts of all games are loaded too. */
	load(): Promise<Shelf> {
		const request = this.#fetch();
		this.#loading = request;
		request.catch(() => this.#loading === request && (this.#loading = null));
		return request;
	}

	async #fetch(): Promise<Shelf> {
		const shelf = await get<Shelf>("/games");
		await addGameTexts(shelf.games.filter(({ words }) => words).map(({ name }) => name));
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

/** The built-in games first, the most complex one on top, then games from other packages. */
export function inDisplayOrder(games: readonly GameOnShelf[]): GameOnShelf[] {
	return games.toReversed().sort((one, other) => Number(one.words) - Number(other.words));
}

export function titleOf(game: string): string {
	return facts.of(game)?.title ?? game;
}

/** What the rules page needs to know of a table. */
export interface RulesOfTable {
	game: string;
	set: { hash: string };
	rules: number;
	options: Record<string, string>;
}

/** The address of a rule such as `Y6.4`, as it applies at a table. */
export function ruleAddress(rule: string, table: RulesOfTable | null = null): string | null {
	const game = facts.withRules.find(({ letter }) => letter !== "" && letter === rule[0]);
	if (!game) return null;
	return `${table?.game === game.name ? rulesAddress(table) : `/rules/${game.name}`}#${rule}`;
}

/** The address of the rules of a table, with its set, its rulebook and earlier rules that it began under; `page` is one below them. */
export function rulesAddress(table: RulesOfTable, page = ""): string {
	const asked = new URLSearchParams({ set: table.set.hash });
	if (table.options.rulebook) asked.set("rulebook", table.options.rulebook);
	if (table.rules !== facts.of(table.game)?.rules) asked.set("rules", String(table.rules));
	return `/rules/${table.game}${page}?${asked.toString()}`;
}
