/** Scrolls a list, and nothing else, so that an item in it can be seen. */
export function follow(list: Element, item: Element): void {
	const [whole, here] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
	if (here.top < whole.top || here.bottom > whole.bottom) list.scrollTop += here.top - whole.top - whole.height / 3;
}
