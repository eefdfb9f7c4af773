"""Fingers on a phone: the first tap proposes, the second plays, and a tap nearby finds the place that is lit."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.page_actions import PageState, open_game_page, page_state, wait_for_turn
from tests.web.servers import ServerProcess

PROPOSED = re.compile("proposed")
PHONES = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def tap(page: Page, handle: str, aside: int = 0) -> None:
    """Tap the middle of a handle, or beside it."""
    box = page.locator(f'[data-handle="{handle}"]').bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2 + aside, box["y"] + box["height"] / 2)


def moved(page: Page, before: PageState) -> PageState:
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", str(before.moves))
    return wait_for_turn(page)


def test_the_first_tap_proposes_and_the_second_plays(visit: Visit, server: ServerProcess) -> None:
    page = visit(**PHONES)
    open_game_page(page, server, "yamatai")
    before = wait_for_turn(page)
    first, second = before.lit[:2]
    tap(page, first)
    expect(page.get_by_role("button", name="Play it")).to_be_visible()
    tap(page, second)
    expect(page.locator(f'[data-handle="{second}"]')).to_have_class(PROPOSED)
    expect(page.locator(f'[data-handle="{first}"]')).not_to_have_class(PROPOSED)
    assert page_state(page).moves == before.moves
    tap(page, second)
    moved(page, before)
    expect(page.get_by_role("button", name="Play it")).to_have_count(0)


def test_a_tap_near_a_lit_place_means_it_and_the_button_plays_it(visit: Visit, server: ServerProcess) -> None:
    page = visit(**PHONES)
    seen, spot = pick_up_boat(page, server)
    tap(page, spot, aside=18)
    expect(page.locator(".prompt")).to_contain_text("Place a")
    page.get_by_role("button", name="Play it").tap()
    moved(page, seen)


def pick_up_boat(page: Page, server: ServerProcess) -> tuple[PageState, str]:
    """Take a fleet and pick up one of its boats. Return the state after the fleet, and a spot for the boat."""
    open_game_page(page, server, "yamatai")
    before = wait_for_turn(page)
    tap(page, before.lit[0])
    page.get_by_role("button", name="Play it").tap()
    seen = moved(page, before)
    tap(page, next(handle for handle in seen.lit if handle.startswith("boat:")))
    return seen, next(handle for handle in wait_for_spots(page).lit if handle.startswith("spot:"))


def wait_for_spots(page: Page) -> PageState:
    """Wait until the board shows the lit spots and no longer moves."""
    expect(page.locator('[data-handle^="spot:"].lit').first).to_be_visible()
    page.locator(".overview").wait_for()  # the board is framed
    return page_state(page)


def test_a_setting_lets_the_first_tap_play(visit: Visit, server: ServerProcess) -> None:
    page = visit(**PHONES)
    page.evaluate("localStorage.setItem('shima-instant', 'on')")
    open_game_page(page, server, "yamatai")
    before = wait_for_turn(page)
    tap(page, before.lit[0])
    moved(page, before)


def test_a_proposal_shows_the_boat_where_it_would_be(visit: Visit, server: ServerProcess) -> None:
    page = visit(**PHONES)
    seen, spot = pick_up_boat(page, server)
    expect(page.locator(".yam-ghost")).to_have_count(0)
    tap(page, spot)
    expect(page.locator(".yam-ghost")).to_be_visible()
    expect(page.locator(".action .effect")).to_be_visible()
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator(".yam-ghost")).to_have_count(0)
    assert page_state(page).moves == seen.moves
