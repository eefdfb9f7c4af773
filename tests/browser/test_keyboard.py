"""The keyboard alone plays a turn of each game: Tab to what can be done, Enter to do it."""

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.page_actions import HAS_MOVED, TAKEN_IN, PageState, open_game_page, page_state, wait, wait_for_turn
from tests.profile import by_profile
from tests.web.servers import ServerProcess

FOCUSED = "() => document.activeElement?.closest('[data-handle]')?.dataset.handle ?? ''"
OFFERED = """() => {
    const thing = document.activeElement?.closest("[data-handle]");
    return thing?.matches(".lit, .moves *") ? thing.dataset.handle : "";
}"""
MOST_TABS = 200


def tab_to(page: Page, start: str) -> str:
    """Press Tab until the focus is on an offered handle that begins so."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        handle = str(page.evaluate(OFFERED))
        if handle.startswith(start):
            return handle
    raise AssertionError(f"Tab does not lead to {start}: {page_state(page)}")


def press_until_changed(page: Page, before: PageState) -> None:
    page.keyboard.press("Enter")
    wait(page, HAS_MOVED, before.moves, "a move")


def test_a_turn_of_tokaido_duo(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    before = wait_for_turn(page)
    tab_to(page, "die:pilgrim")
    page.keyboard.press("Enter")
    tab_to(page, "at:")
    press_until_changed(page, before)
    for _ in range(10):
        seen = wait_for_turn(page)
        if any(handle.startswith("die:") for handle in seen.lit):
            return  # the next turn has begun
        tab_to(page, (seen.buttons or seen.lit)[0])
        press_until_changed(page, seen)
    raise AssertionError(f"the turn does not end: {page_state(page)}")


def test_a_turn_of_yamatai(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    before = wait_for_turn(page)
    tab_to(page, "fleet:")
    press_until_changed(page, before)
    seen = wait_for_turn(page)
    if any(handle.startswith("reserve:") for handle in seen.lit):
        tab_to(page, "reserve:")
        press_until_changed(page, seen)
        seen = wait_for_turn(page)
    tab_to(page, "boat:")
    page.keyboard.press("Enter")
    tab_to(page, "spot:")
    press_until_changed(page, seen)
    for _ in range(30):
        seen = wait_for_turn(page)
        if any(handle.startswith("fleet:") for handle in seen.lit):
            return  # the next turn has begun
        wished = page.get_by_role("button", name="End the turn")
        last = wished.get_attribute("data-handle") if wished.count() else None
        handle = tab_to(page, last or [*seen.buttons, *seen.lit][-1])
        page.keyboard.press("Enter")
        wait(page, TAKEN_IN, [seen.moves, handle, seen.warned], f"what {handle} does")
    raise AssertionError(f"the turn does not end: {page_state(page)}")


TURNS = by_profile(2, 3, 10)
MOST_PRESSES = 25
"""In a turn of Yamataï, from taking the fleet to the end."""


def test_a_turn_of_yamatai_takes_few_key_presses(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    counts: list[int] = []
    while len(counts) < TURNS:
        seen = wait_for_turn(page)
        assert any(handle.startswith("fleet:") for handle in seen.lit)
        counts.append(press_through_turn(page))
    assert max(counts) <= MOST_PRESSES, counts


def press_through_turn(page: Page) -> int:
    """Press Enter on whatever has the focus, Tab if nothing can be done there. Return the number of presses."""
    start = page_state(page)
    for presses in range(10 * MOST_PRESSES):
        seen = wait_for_turn(page)
        if seen.moves != start.moves and any(handle.startswith("fleet:") for handle in seen.lit):
            return presses
        handle = str(page.evaluate(OFFERED))
        page.keyboard.press("Enter" if handle else "Tab")
        if handle:
            wait(page, TAKEN_IN, [seen.moves, handle, seen.warned], f"what {handle} does")
    raise AssertionError(f"the turn does not end: {page_state(page)}")


def test_arrow_keys_go_to_the_neighbour_and_escape_puts_back(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    page.locator('[data-handle="spot:7"]').focus()
    page.keyboard.press("ArrowRight")
    there = str(page.evaluate(FOCUSED))
    assert there not in ("", "spot:7")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED) != there
