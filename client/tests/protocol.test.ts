import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL, understands } from "../src/lib/protocol";

const reload = vi.fn();
let kept: Map<string, string>;

beforeEach(() => {
	kept = new Map();
	vi.stubGlobal("location", { reload });
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => kept.set(name, value),
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	reload.mockClear();
});

describe("a page", () => {
	it("goes on while it understands the server", () => {
		expect(understands(PROTOCOL)).toBe(true);
		expect(reload).not.toHaveBeenCalled();
	});

	it("loads itself again when the server speaks another protocol, once for each", () => {
		expect(understands(PROTOCOL + 1)).toBe(false);
		expect(understands(PROTOCOL + 1)).toBe(true);
		expect(reload).toHaveBeenCalledTimes(1);
		expect(understands(PROTOCOL + 2)).toBe(false);
		expect(reload).toHaveBeenCalledTimes(2);
	});

	it("does not load itself again where nothing may be stored", () => {
		vi.stubGlobal("sessionStorage", undefined);
		expect(understands(PROTOCOL + 1)).toBe(true);
		expect(reload).not.toHaveBeenCalled();
	});
});
