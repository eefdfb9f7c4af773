/** The geometry of the graph of win chances, in pixels. Positions count from 0 (before the first move). */

export interface Frame {
	width: number;
	height: number;
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** The chances of every seat after a number of moves. */
export interface Chances {
	number: number;
	chances: readonly number[];
}

export interface Mark {
	number: number;
	x: number;
	y: number;
}

/** Leaves room for the labels next to the lines. Flat, so that the lists below it have room. */
export function frameOf(room: number): Frame {
	const width = Math.max(160, room);
	const height = Math.round(Math.min(170, Math.max(130, width * 0.38)));
	return { width, height, left: 38, right: width - 22, top: 14, bottom: height - 22 };
}

export function xOf(frame: Frame, moves: number, number: number): number {
	return round(frame.left + ((frame.right - frame.left) * number) / Math.max(1, moves));
}

export function yOf(frame: Frame, chance: number): number {
	return round(frame.bottom - (frame.bottom - frame.top) * Math.min(1, Math.max(0, chance)));
}

/** The position nearest to the pointer. */
export function positionAt(frame: Frame, moves: number, x: number): number {
	const share = (x - frame.left) / Math.max(1, frame.right - frame.left);
	return Math.min(moves, Math.max(0, Math.round(share * moves)));
}

/** The line of one seat, as the data of an SVG path. */
export function lineOf(frame: Frame, moves: number, known: readonly Chances[], seat: number): string {
	return known
		.map(({ number, chances }, index) => {
			const point = `${xOf(frame, moves, number)} ${yOf(frame, chances[seat] ?? 0)}`;
			return `${index === 0 ? "M" : "L"}${point}`;
		})
		.join("");
}

/** The tick labels: multiples of 1, 2 or 5 times a power of ten, far enough apart to read. */
export function ticksOf(frame: Frame, moves: number, apart = 56): number[] {
	const most = Math.max(1, Math.floor((frame.right - frame.left) / apart));
	let step = 1;
	for (let unit = 1; moves / step > most; unit *= 10) {
		for (const factor of [1, 2, 5]) {
			step = unit * factor;
			if (moves / step <= most) break;
		}
	}
	return Array.from({ length: Math.floor(moves / step) + 1 }, (_, index) => index * step);
}

/** Marks on the line of the player who moved. A mark that would cover another one goes above it. */
export function marksOf(frame: Frame, moves: number, at: readonly { number: number; chance: number }[], size: number): Mark[] {
	const marks: Mark[] = [];
	for (const { number, chance } of at) {
		const x = Math.min(frame.right - size / 2, Math.max(frame.left + size / 2, xOf(frame, moves, number)));
		const taken = marks.filter((mark) => Math.abs(mark.x - x) < size);
		let y = Math.min(frame.bottom - size / 2, Math.max(frame.top + size / 2, yOf(frame, chance)));
		for (let tries = taken.length; tries > 0; tries--) {
			const other = taken.find((mark) => Math.abs(mark.y - y) < size);
			if (other) y = other.y - size < frame.top ? other.y + size : other.y - size;
		}
		marks.push({ number, x: round(x), y: round(y) });
	}
	return marks;
}

/** The position under the pointer; marks within `reach` have priority. */
export function positionNear(frame: Frame, moves: number, marks: readonly Mark[], x: number, y: number, reach: number): number {
	const close = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) <= reach);
	return close?.number ?? positionAt(frame, moves, x);
}

/** The position after a key press, or null for other keys. */
export function positionForKey(key: string, position: number, moves: number): number | null {
	const goals: Record<string, number> = {
		ArrowLeft: position - 1,
		ArrowDown: position - 1,
		ArrowRight: position + 1,
		ArrowUp: position + 1,
		PageDown: position - 10,
		PageUp: position + 10,
		Home: 0,
		End: moves,
	};
	const goal = goals[key];
	return goal === undefined ? null : Math.min(moves, Math.max(0, goal));
}

function round(pixels: number): number {
	return Math.round(pixels * 10) / 10;
}
