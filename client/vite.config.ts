/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues.ts";

const server = process.env.SHIMA_SERVER ?? "http://localhost:8000";

/** What the table page loads of a game. */
const GAME = /src.games.(\w+).table\.ts$/;

export default defineConfig({
	plugins: [svelte(), catalogues()],
	base: "/",
	build: {
		outDir: process.env.SHIMA_CLIENT ?? "../build/client",
		emptyOutDir: true,
		target: "es2023",
		assetsInlineLimit: 0, // the policy of the pages allows no fonts or scripts inside of others
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
		rolldownOptions: {
			// What every page needs comes in one file, and so does each game: not in dozens.
			output: {
				codeSplitting: {
					groups: [
						{ name: "base", test: /node_modules|src.(lib|play|pages.(App|Header|Notices))/ },
						{ name: "parts", test: /src.(learn.progress|lobby.(Copy|Panel|Segments|doing|start|times)|pages.NotFound|table.ConfirmDialog)/ },
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
