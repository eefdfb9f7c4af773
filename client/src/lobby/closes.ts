/** An opened disclosure closes when something else is clicked, on Escape, and when one follows a link in it. */

export function closes(node: HTMLElement, close: () => void): { destroy(): void } {
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
