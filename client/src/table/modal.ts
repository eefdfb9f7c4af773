/** A dialog that is shown as soon as it is there, before everything else, and closes when one clicks beside it. */

export function modal(node: HTMLDialogElement): { destroy(): void } {
	function clicked(event: MouseEvent): void {
		if (event.target === node) node.close();
	}
	node.showModal();
	node.addEventListener("click", clicked);
	return { destroy: () => node.removeEventListener("click", clicked) };
}
