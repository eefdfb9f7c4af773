/** Small synthesised sounds, all plucked from the same string. Browsers allow sound after the first click or key press. */

import { settings } from "../lib/settings.svelte";

export type Sound = "place" | "coins" | "build" | "collect" | "die" | "step" | "turn" | "round" | "win";

/** How long a string sounds, in seconds, then each note: pitch, when it starts, and how loud it is. */
const SOUNDS: Readonly<Record<Sound, readonly [number, ...(readonly [number, number, number])[]]>> = {
	place: [0.25, [196, 0, 0.1], [294, 0.02, 0.04]],
	coins: [0.3, [1568, 0, 0.03], [2093, 0.06, 0.03]],
	build: [0.5, [147, 0, 0.12], [220, 0.08, 0.09], [294, 0.16, 0.07]],
	collect: [0.4, [784, 0, 0.05], [988, 0.06, 0.05]],
	die: [0.15, [330, 0, 0.06], [415, 0.05, 0.06], [294, 0.11, 0.06]],
	step: [0.2, [262, 0, 0.07], [330, 0.1, 0.06]],
	turn: [1.3, [587, 0, 0.16], [880, 0.13, 0.12]],
	round: [1, [392, 0, 0.1], [587, 0.14, 0.08]],
	win: [1.5, [523, 0, 0.12], [659, 0.14, 0.12], [784, 0.28, 0.12], [1047, 0.42, 0.12]],
};
/** Seconds in which the same sound is heard once. */
const APART = 0.1;

let context: AudioContext | null = null;
const lastPlayed = new Map<Sound, number>();

function resumeAudio(): void {
	context ??= new AudioContext();
	if (context.state === "suspended") void context.resume();
}

/** Enable sound with the first click or key press. Returns a function that removes the listeners. */
export function allowSound(): () => void {
	addEventListener("pointerdown", resumeAudio, { once: true });
	addEventListener("keydown", resumeAudio, { once: true });
	return () => {
		removeEventListener("pointerdown", resumeAudio);
		removeEventListener("keydown", resumeAudio);
	};
}

/** Play a sound now, if the settings and the browser allow it. */
export function play(sound: Sound): void {
	if (!settings.sound || context?.state !== "running") return;
	const now = context.currentTime;
	if (now - (lastPlayed.get(sound) ?? -Infinity) < APART) return;
	lastPlayed.set(sound, now);
	const [length, ...notes] = SOUNDS[sound];
	for (const [pitch, delay, loud] of notes) pluckString(context, pitch, now + delay, loud, length);
}

function pluckString(on: AudioContext, pitch: number, at: number, loud: number, length: number): void {
	const out = on.createGain();
	const soft = on.createBiquadFilter();
	soft.type = "lowpass";
	soft.frequency.setValueAtTime(pitch * 6, at);
	soft.frequency.exponentialRampToValueAtTime(pitch * 1.2, at + length / 2);
	out.gain.setValueAtTime(0.0001, at);
	out.gain.exponentialRampToValueAtTime(loud, at + 0.006);
	out.gain.exponentialRampToValueAtTime(0.0001, at + length);
	soft.connect(out).connect(on.destination);
	for (const [partial, kind] of [
		[1, "triangle"],
		[2.003, "sine"],
	] as const) {
		const tone = on.createOscillator();
		tone.type = kind;
		tone.frequency.value = pitch * partial;
		tone.connect(soft);
		tone.start(at);
		tone.stop(at + length);
	}
}
