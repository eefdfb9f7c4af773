/** Shares the address of a table with the device's share dialog, otherwise with the clipboard. */

export type Shared = "shared" | "copied" | "show";

export function addressOf(id: string): string {
	return new URL(`/table/${id}`, location.href).href;
}

/** `show`: the browser allows neither, so the page shows the address to copy it manually. */
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
