/** Checks the commitment to fair draws in the browser: it is the SHA-256 of the seed's bytes. */

export type Check = "fits" | "differs" | "cannot";

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
	const pairs = hex.match(/../g) ?? [];
	return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers provide `subtle` only over HTTPS and on localhost. */
export async function check(seed: string, commitment: string, subtle: SubtleCrypto | undefined): Promise<Check> {
	if (!subtle) return "cannot";
	const digest = await subtle.digest("SHA-256", bytesOf(seed));
	return hexOf(new Uint8Array(digest)) === commitment ? "fits" : "differs";
}
