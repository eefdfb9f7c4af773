import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL, isCompatible } from "../src/lib/protocol";

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
	it("stays while the protocol is the same", () => {
		expect(isCompatible(PROTOCOL)).toBe(true);
		expect(reload).not.toHaveBeenCalled();
	});

	it("reloads once for each other protocol version", () => {
		expect(isCompatible(PROTOCOL + 1)).toBe(false);
		expect(isCompatible(PROTOCOL + 1)).toBe(true);
		expect(reload).toHaveBeenCalledTimes(1);
		expect(isCompatible(PROTOCOL + 2)).toBe(false);
		expect(reload).toHaveBeenCalledTimes(2);
	});

	it("does not reload without storage", () => {
		vi.stubGlobal("sessionStorage", undefined);
		expect(isCompatible(PROTOCOL + 1)).toBe(true);
		expect(reload).not.toHaveBeenCalled();
	});
});
