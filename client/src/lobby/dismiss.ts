/** Action: closes a disclosure on a click outside, on Escape, and on a click on a link in it. */

export function dismiss(node: HTMLElement, close: () => void): { destroy(): void } {
	function clicked(event: MouseEvent): void {
		const target = event.target as Element;
		if (!node.contains(target) || target.closest("a")) close();
	}
	function pressed(event: KeyboardEvent): void {
		if (event.key === "Escape") close();
	}
	document.addEventListener("click", clicked);
	node.addEventListener("keydown", pressed);
	return {
		destroy() {
			document.removeEventListener("click", clicked);
			node.removeEventListener("keydown", pressed);
		},
	};
}
