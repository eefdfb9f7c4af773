"""Fans: what can be chosen at a place, as pictures next to it."""

from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import PageState, click, open_until, page_state, reach, wait_for_turn
from tests.browser.test_taps import PHONES, moved
from tests.web.servers import ServerProcess

OUT_OF_REACH = """() => [...document.querySelectorAll(".fan .choice")].map((each) => each.getBoundingClientRect())
    .filter((box) => box.width < 40 || box.height < 40 || box.x < 0 || box.y < 0
        || box.right > innerWidth || box.bottom > innerHeight).length"""


def take_two_colours(page: Page, server: ServerProcess) -> tuple[PageState, str]:
    """Take a fleet with boats of two colours. Return the state after it, and a spot where both can start."""
    board = page.request.get("/api/games/yamatai/board").json()
    page.evaluate("localStorage.setItem('shima-instant', 'on')")
    fleets: list[int] = []

    def has_two_colours(table: str) -> bool:
        wait_for_turn(page)
        for fleet in view_of(page, table)["fleets"]:
            colours = set(board["fleets"][fleet - 1]["boats"])
            if len(colours) == 2 and "any" not in colours:
                fleets.append(fleet)
        return bool(fleets)

    table = open_until(page, server, "yamatai", has_two_colours)
    before = page_state(page)
    click(page, f"fleet:{fleets[0]}")
    after = moved(page, before)
    places = [move["text"].split() for move in view_of(page, table)["moves"] if move["text"].startswith("place ")]
    spots = Counter(spot for _, _, spot in places)
    spot = f"spot:{next(spot for spot, colours in spots.items() if colours == 2)}"
    expect(page.locator(f'[data-handle="{spot}"].goal')).to_be_visible()
    return after, spot


def view_of(page: Page, table: str) -> dict[str, Any]:
    view: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["view"]
    return view


def test_a_resting_pointer_opens_a_fan_and_one_click_places_a_boat(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    before, spot = take_two_colours(page, server)
    page.mouse.move(*reach(page, spot))
    fan = page.get_by_role("toolbar", name="Which one?")
    expect(fan.get_by_role("button")).to_have_count(2)
    assert page.evaluate(OUT_OF_REACH) == 0
    assert page_state(page).moves == before.moves
    fan.get_by_role("button").first.hover()
    expect(page.locator(".yam-ghost")).to_have_count(1)  # where the boat would be
    fan.get_by_role("button").first.click()
    moved(page, before)
    expect(page.locator(f'[data-handle="{spot}"]')).not_to_have_accessible_name("empty")
    expect(fan).to_have_count(0)


def test_a_fan_closes_when_the_pointer_leaves(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    _, spot = take_two_colours(page, server)
    page.mouse.move(*reach(page, spot))
    expect(page.locator(".fan")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".fan")).to_have_count(0)


def test_a_fan_is_reached_with_the_keyboard(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    before, spot = take_two_colours(page, server)
    page.locator(f'[data-handle="{spot}"]').focus()
    expect(page.locator(".fan")).to_have_count(0)
    page.keyboard.press("Enter")
    choices = page.locator(".fan .choice")
    expect(choices.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(choices.last).to_be_focused()
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(page.locator(f'[data-handle="{spot}"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(choices.first).to_be_focused()
    page.keyboard.press("Enter")
    moved(page, before)


def test_a_tap_opens_a_fan_inside_the_window(visit: Visit, server: ServerProcess) -> None:
    page = visit(**PHONES)
    before, spot = take_two_colours(page, server)
    page.touchscreen.tap(*reach(page, spot))
    expect(page.locator(".fan .choice")).to_have_count(2)
    assert page.evaluate(OUT_OF_REACH) == 0
    page.locator(".fan .choice").last.tap()
    moved(page, before)
