/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues.ts";
import { clientOnly } from "./client-only.ts";

const server = process.env.SHIMA_SERVER ?? "http://localhost:8000";

/** Every page needs this: also the lessons, the rules and the studio draw with the parts of the table. */
const BASE = new RegExp(
	[
		"node_modules",
		"src.(main|App|lib|play)",
		"src.(learn.progress|lobby.(CopyField|Panel|SegmentedControl|Select|task|open-table|times))",
		"src.pages.(Header|Notices|NotFound|routes|Table.svelte|UnsentActions)",
		"src.table.(?!WaitingRoom|Invite|GameIntro|StartGame)",
		"src.(results.(SeatMark|seats|share)|games.plain.shapes)",
	].join("|"),
);

/** The module of a game that the table page loads. Nothing else loads that of `plain`, so it needs no group. */
const GAME = /src.games.(?!plain)(\w+).table\.ts$/;

export default defineConfig({
	plugins: [
		// Short class names: they are in the code of every element.
		svelte({ compilerOptions: { discloseVersion: false, cssHash: ({ hash, css }) => `s${hash(css).slice(-4)}` } }),
		catalogues(),
		clientOnly(),
	],
	base: "/",
	build: {
		outDir: process.env.SHIMA_CLIENT ?? "../build/client",
		emptyOutDir: true,
		target: "es2023",
		assetsInlineLimit: 0, // the content security policy forbids inline fonts and scripts
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
		rolldownOptions: {
			optimization: { inlineConst: { mode: "all", pass: 3 } },
			// One chunk for what every page needs and one for each game, instead of dozens.
			output: {
				codeSplitting: {
					groups: [
						{ name: "base", test: BASE, priority: 2 },
						{ name: (path) => GAME.exec(path)?.[1] ?? null, test: GAME, priority: 1 },
						{ name: "home", test: /src.(learn|pages.Learn\.svelte|lobby|table.(WaitingRoom|Invite|GameIntro|StartGame)|pages.(home|Lobby|Create|Link|Recover|Profile)|games.Scene\.svelte)/ },
						{ name: "rules", test: /src.(rules|pages.(reading|Rules|PlayerAid)|games.\w+.(Picture|GuideIcon|pictures|positions))/ },
						{ name: "studio", test: /src.(studio|pages.Studio\.svelte|games.\w+.(Drawing|studio|set-map|set-entries))/ },
					],
				},
			},
		},
	},
	server: {
		fs: { allow: [".."] },
		proxy: { "/api": { target: server, ws: true } },
	},
	resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
	test: {
		include: ["tests/**/*.test.ts"],
		setupFiles: ["tests/setup.ts"],
		environment: "node",
		testTimeout: 120_000, // no test may depend on how busy the machine is
	},
});
