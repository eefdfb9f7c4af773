/** The version of the live protocol. A server with another version also serves another client. */

export const PROTOCOL = 2;
const RELOADED_FOR = "shima-protocol";

/** Whether the page can stay. Otherwise it reloads, but only once per version: a cache could return the old page. */
export function isCompatible(protocol: number): boolean {
	if (protocol === PROTOCOL) return true;
	try {
		if (sessionStorage.getItem(RELOADED_FOR) === String(protocol)) return true;
		sessionStorage.setItem(RELOADED_FOR, String(protocol));
	} catch {
		return true; // without storage it could reload in a loop
	}
	location.reload();
	return false;
}
