/** Giving others the address of a table: by the device's own way to share, else by the clipboard. */

export type Shared = "shared" | "copied" | "show";

export function addressOf(id: string): string {
	return new URL(`/table/${id}`, location.href).href;
}

/** `show`: this browser allows neither, so the address is shown to be copied by hand. */
export async function share(address: string, title: string): Promise<Shared> {
	const data = { title, url: address };
	if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
		try {
			await navigator.share(data);
			return "shared";
		} catch (error) {
			if (error instanceof DOMException && error.name === "AbortError") return "shared";
		}
	}
	try {
		await navigator.clipboard.writeText(address);
		return "copied";
	} catch {
		return "show";
	}
}
