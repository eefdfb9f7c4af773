/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues.ts";

const server = process.env.SHIMA_SERVER ?? "http://localhost:8000";

/** The module of a game that the table page loads. */
const GAME = /src.games.(\w+).table\.ts$/;

export default defineConfig({
	plugins: [svelte(), catalogues()],
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
						{ name: "base", test: /node_modules|src.(lib|play|pages.(App|Header|Notices))/ },
						{ name: "parts", test: /src.(learn.progress|lobby.(CopyField|Panel|SegmentedControl|task|open-table|times)|pages.NotFound|table.ConfirmDialog)/ },
						{ name: "scenes", test: /Scene\.svelte$/ },
						{ name: (path) => GAME.exec(path)?.[1] ?? null, test: GAME },
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
