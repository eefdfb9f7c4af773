/** What this page understands. A server that speaks another protocol has other pages. */

export const PROTOCOL = 2;
const TRIED = "shima-protocol";

/** Whether the page goes on. Otherwise it loads itself again, but once only: a cache could bring the old page back. */
export function understands(protocol: number): boolean {
	if (protocol === PROTOCOL) return true;
	try {
		if (sessionStorage.getItem(TRIED) === String(protocol)) return true;
		sessionStorage.setItem(TRIED, String(protocol));
	} catch {
		return true; // where nothing may be stored, it could reload without end
	}
	location.reload();
	return false;
}
