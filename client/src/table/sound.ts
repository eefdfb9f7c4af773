/** A soft plucked note, made here: two strings that sound and fade. Browsers allow it after a first touch or key. */

let context: AudioContext | null = null;

function wake(): void {
	context ??= new AudioContext();
	if (context.state === "suspended") void context.resume();
}

/** From the first touch or key on, sound is allowed. Returns how to stop waiting for it. */
export function allowSound(): () => void {
	addEventListener("pointerdown", wake, { once: true });
	addEventListener("keydown", wake, { once: true });
	return () => {
		removeEventListener("pointerdown", wake);
		removeEventListener("keydown", wake);
	};
}

export function pluck(): void {
	if (!context || context.state !== "running") return;
	string(context, 587.33, context.currentTime, 0.16);
	string(context, 880, context.currentTime + 0.13, 0.12);
}

function string(on: AudioContext, pitch: number, at: number, loud: number): void {
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
