import { describe, expect, it } from "vitest";
import { fitted, framing, MAX_SCALE, visible, zoomedAt } from "../src/play/map-view";

const box = { x: 0, y: 0, width: 300, height: 200 };

describe("the visible part of a map", () => {
	it("is enlarged to the shape of the frame", () => {
		expect(fitted(box, 3)).toEqual({ x: -150, y: 0, width: 600, height: 200 });
		expect(fitted(box, 1)).toEqual({ x: 0, y: -50, width: 300, height: 300 });
	});

	it("never leaves the map", () => {
		expect(visible(box, null)).toBe(box);
		expect(visible(box, { scale: 2, x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 150, height: 100 });
		expect(visible(box, { scale: 2, x: 999, y: 999 })).toEqual({ x: 150, y: 100, width: 150, height: 100 });
		expect(visible(box, { scale: 99, x: 150, y: 100 }).width).toBe(300 / MAX_SCALE);
	});

	it("keeps the point under the fingers in its place", () => {
		const fixed = { x: 200, y: 150 };
		const zoom = zoomedAt(box, null, 2, fixed);
		const part = visible(box, zoom);
		expect((fixed.x - part.x) / part.width).toBeCloseTo(fixed.x / box.width);
		expect((fixed.y - part.y) / part.height).toBeCloseTo(fixed.y / box.height);
		expect(zoomedAt(box, zoom, 0.1, fixed)).toBeNull();
	});

	it("frames what is lit, unless that is nearly everything", () => {
		const spot = { x: 90, y: 90, width: 20, height: 20 };
		expect(framing(box, [spot], 10, 2.2)).toEqual({ scale: 2.2, x: 100, y: 100 });
		expect(framing(box, [{ ...spot, x: 0 }, { ...spot, x: 280 }], 0, 2.2)).toBeNull();
		expect(framing(box, [], 10, 2.2)).toBeNull();
	});
});
