/** Action: reports which handles the parts of a game draw, again whenever that changes. */

export function trackHandles(node: HTMLElement, onChange: (handles: ReadonlySet<string>) => void): { destroy(): void } {
	let known = "";

	function check(): void {
		const handles = [...node.querySelectorAll<HTMLElement>("[data-parts] [data-handle]")].map((each) => each.dataset.handle ?? "");
		const now = handles.join(" ");
		if (now === known) return;
		known = now;
		onChange(new Set(handles));
	}

	const observer = new MutationObserver(check);
	observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-handle"] });
	check();
	return { destroy: () => observer.disconnect() };
}

/** The element of a handle. */
export function elementOf(handle: string): HTMLElement | SVGElement | null {
	return document.querySelector<HTMLElement | SVGElement>(`[data-handle="${CSS.escape(handle)}"]`);
}
