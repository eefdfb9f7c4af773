/** Where in the client we are. The address says it all, so that it can be shared and gone back to. */

class Route {
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

export const route = new Route();

/** Links within the client change the page without loading it anew: put it on an element around them. */
export function links(node: HTMLElement): { destroy(): void } {
	function clicked(event: MouseEvent): void {
		if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const anchor = (event.target as Element).closest("a");
		if (!anchor || anchor.target || anchor.download || anchor.origin !== location.origin) return;
		if (anchor.pathname.startsWith("/api/")) return;
		event.preventDefault();
		route.go(anchor.pathname + anchor.search + anchor.hash);
	}
	node.addEventListener("click", clicked);
	return { destroy: () => node.removeEventListener("click", clicked) };
}
