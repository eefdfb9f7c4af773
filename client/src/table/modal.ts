/** Action: opens the dialog as a modal, which traps the focus. A click on the backdrop closes it. */

export function modal(node: HTMLDialogElement): { destroy(): void } {
	function clicked(event: MouseEvent): void {
		if (event.target === node) node.close();
	}
	node.showModal();
	node.addEventListener("click", clicked);
	return { destroy: () => node.removeEventListener("click", clicked) };
}
