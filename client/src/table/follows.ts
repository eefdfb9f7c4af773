/** A list that stays at its end when something new comes, unless somebody has scrolled up to read. */

const NEAR = 60;

export function follows(node: HTMLElement, _list: unknown): { update(list: unknown): void; destroy(): void } {
	let end = true;
	let last = 0;

	/** Only a person scrolls up; what is added below moves nothing. */
	function scrolled(): void {
		const near = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
		if (near) end = true;
		else if (node.scrollTop < last) end = false;
		last = node.scrollTop;
	}
	function toEnd(): void {
		if (end) node.scrollTop = node.scrollHeight;
	}

	node.addEventListener("scroll", scrolled, { passive: true });
	const watch = new ResizeObserver(toEnd);
	watch.observe(node);
	toEnd();
	return {
		update() {
			requestAnimationFrame(toEnd);
		},
		destroy() {
			watch.disconnect();
			node.removeEventListener("scroll", scrolled);
		},
	};
}
