/** The client-side router. All state is in the URL, so that it can be shared and the back button works. */

class Router {
	path = $state(location.pathname);
	search = $state(location.search);
	hash = $state(location.hash);

	constructor() {
		addEventListener("popstate", () => this.#read());
	}

	go(address: string, replace = false): void {
		history[replace ? "replaceState" : "pushState"](null, "", address);
		this.#read();
		if (!location.hash) scrollTo(0, 0);
	}

	#read(): void {
		this.path = location.pathname;
		this.search = location.search;
		this.hash = location.hash;
	}
}

export const router = new Router();

/** Action for an element around links: links within the client change the page without reloading it. */
export function interceptLinks(node: HTMLElement): { destroy(): void } {
	function clicked(event: MouseEvent): void {
		if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const anchor = (event.target as Element).closest("a");
		if (!anchor || anchor.target || anchor.download || anchor.origin !== location.origin) return;
		if (anchor.pathname.startsWith("/api/")) return;
		event.preventDefault();
		router.go(anchor.pathname + anchor.search + anchor.hash);
	}
	node.addEventListener("click", clicked);
	return { destroy: () => node.removeEventListener("click", clicked) };
}
