/** Which handles a board draws, told again whenever that changes. */

export function drawn(node: HTMLElement, tell: (handles: ReadonlySet<string>) => void): { destroy(): void } {
	let known = "";

	function look(): void {
		const handles = [...node.querySelectorAll<HTMLElement>("[data-handle]")].map((each) => each.dataset.handle ?? "");
		const now = handles.join(" ");
		if (now === known) return;
		known = now;
		tell(new Set(handles));
	}

	const watch = new MutationObserver(look);
	watch.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-handle"] });
	look();
	return { destroy: () => watch.disconnect() };
}

/** The element that stands for a handle on the page. */
export function elementOf(handle: string): HTMLElement | SVGElement | null {
	return document.querySelector<HTMLElement | SVGElement>(`[data-handle="${CSS.escape(handle)}"]`);
}
