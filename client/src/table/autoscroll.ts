/** Action: keeps a list scrolled to its end when items are added, unless the user has scrolled up. */

/** Pixels from the end that count as being at the end. */
const NEAR = 60;

export function autoscroll(node: HTMLElement, _list: unknown): { update(list: unknown): void; destroy(): void } {
	let atEnd = true;
	let last = 0;

	/** Only the user scrolls up; new items at the end do not. */
	function scrolled(): void {
		const near = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
		if (near) atEnd = true;
		else if (node.scrollTop < last) atEnd = false;
		last = node.scrollTop;
	}
	function toEnd(): void {
		if (atEnd) node.scrollTop = node.scrollHeight;
	}

	node.addEventListener("scroll", scrolled, { passive: true });
	const observer = new ResizeObserver(toEnd);
	observer.observe(node);
	toEnd();
	return {
		update() {
			requestAnimationFrame(toEnd);
		},
		destroy() {
			observer.disconnect();
			node.removeEventListener("scroll", scrolled);
		},
	};
}
