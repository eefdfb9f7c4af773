/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues.ts";

const server = process.env.SHIMA_SERVER ?? "http://localhost:8000";

/** The module of a game that the table page loads. */
const GAME = /src.games.(\w+).table\.ts$/;

export default defineConfig({
	plugins: [
		// Short class names: they are in the code of every element.
		svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(-4)}` } }),
		catalogues(),
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
			// One chunk for what every page needs and one for each game, instead of dozens.
			output: {
				codeSplitting: {
					groups: [
						{ name: "base", test: /node_modules|src.(lib|play|pages.(App|Header|Notices))/, priority: 4 },
						{ name: "parts", test: /src.(learn.progress|lobby.(CopyField|Panel|SegmentedControl|task|open-table|times)|pages.NotFound|table.ConfirmDialog)/, priority: 3 },
						{ name: (path) => GAME.exec(path)?.[1] ?? null, test: GAME, priority: 2 },
						{ name: "table", test: /src.(table.(?!WaitingRoom|Invite|GameIntro|StartGame)|pages.Table\.svelte|results.(SeatMark|seats|share))/, priority: 1 },
						{ name: "home", test: /src.(lobby|table.(WaitingRoom|Invite|GameIntro|StartGame)|pages.(home|Lobby|Create|Link|Recover|Profile)|games.Scene\.svelte)/ },
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
	test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], environment: "node" },
});
