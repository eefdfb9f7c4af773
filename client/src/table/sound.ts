/** The sound for a new turn: two synthesised plucked notes. Browsers allow sound after the first click or key press. */

let context: AudioContext | null = null;

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

export function playTurnSound(): void {
	if (!context || context.state !== "running") return;
	pluckString(context, 587.33, context.currentTime, 0.16);
	pluckString(context, 880, context.currentTime + 0.13, 0.12);
}

function pluckString(on: AudioContext, pitch: number, at: number, loud: number): void {
	const out = on.createGain();
	const soft = on.createBiquadFilter();
	soft.type = "lowpass";
	soft.frequency.setValueAtTime(pitch * 6, at);
	soft.frequency.exponentialRampToValueAtTime(pitch * 1.2, at + 0.7);
	out.gain.setValueAtTime(0.0001, at);
	out.gain.exponentialRampToValueAtTime(loud, at + 0.006);
	out.gain.exponentialRampToValueAtTime(0.0001, at + 1.3);
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
		tone.stop(at + 1.4);
	}
}
