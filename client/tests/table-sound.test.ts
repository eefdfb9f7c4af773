/** Sounds, with an audio context that only counts. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";

let context: { state: string; currentTime: number; notes: { pitch: number; at: number }[] };
let listeners: Map<string, () => void>;

class StubAudioContext {
	state = "suspended";
	currentTime = 0;
	destination = {};
	notes: { pitch: number; at: number }[] = [];

	constructor() {
		context = this;
	}

	resume(): Promise<void> {
		this.state = "running";
		return Promise.resolve();
	}

	#node(): object {
		const parameter = () => ({ setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 0 });
		const node = { gain: parameter(), frequency: parameter(), type: "", connect: (to: unknown) => to };
		return node;
	}

	createGain = () => this.#node();
	createBiquadFilter = () => this.#node();
	createOscillator() {
		const node = this.#node() as { frequency: { value: number } };
		return { ...node, start: (at: number) => this.notes.push({ pitch: node.frequency.value, at }), stop: () => {} };
	}
}

async function sounds(): Promise<typeof import("../src/table/sound")> {
	vi.resetModules();
	const module = await import("../src/table/sound");
	const { settings: fresh } = await import("../src/lib/settings.svelte");
	fresh.sound = settings.sound;
	module.allowSound();
	return module;
}

beforeEach(() => {
	listeners = new Map();
	settings.sound = true;
	vi.stubGlobal("AudioContext", StubAudioContext);
	vi.stubGlobal("addEventListener", (kind: string, heard: () => void) => listeners.set(kind, heard));
	vi.stubGlobal("removeEventListener", () => {});
});

describe("a sound", () => {
	it("is played for each event, quietly, once the user has clicked", async () => {
		const { play } = await sounds();
		play("place"); // nothing is allowed yet
		listeners.get("pointerdown")!();
		expect(context.notes).toEqual([]);
		for (const sound of ["place", "coins", "build", "collect", "die", "step", "turn", "round", "win"] as const) {
			const before = context.notes.length;
			play(sound);
			expect(context.notes.length, sound).toBeGreaterThan(before);
		}
	});

	it("is not played with sound off", async () => {
		settings.sound = false;
		const { play } = await sounds();
		listeners.get("pointerdown")!();
		play("win");
		expect(context.notes).toEqual([]);
	});

	it("does not pile up", async () => {
		const { play } = await sounds();
		listeners.get("keydown")!();
		play("coins");
		const once = context.notes.length;
		play("coins");
		play("coins");
		expect(context.notes).toHaveLength(once);
		context.currentTime = 1;
		play("coins");
		expect(context.notes).toHaveLength(2 * once);
	});
});
