"""Fans: what can be chosen at a place, as pictures next to it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import PageState, open_game_page, page_state, wait, wait_for_turn
from tests.browser.test_taps import PHONES, moved
from tests.web.servers import ServerProcess

SPOT = """() => document.querySelector('[data-handle^="spot:"].goal')?.dataset.handle ?? null"""
MIDDLE = """(handle) => {
    const { x, y, width, height } = document.querySelector(`[data-handle="${handle}"] .ring`).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
OUT_OF_REACH = """() => [...document.querySelectorAll(".fan .choice")].map((each) => each.getBoundingClientRect())
    .filter((box) => box.width < 40 || box.height < 40 || box.x < 0 || box.y < 0
        || box.right > innerWidth || box.bottom > innerHeight).length"""


def take_two_colours(page: Page, server: ServerProcess) -> PageState:
    """Take a fleet with boats of two colours. Fleets are drawn, so try tables until there is one."""
    board = page.request.get("/api/games/yamatai/board").json()
    page.evaluate("localStorage.setItem('shima-instant', 'on')")
    while True:
        table = open_game_page(page, server, "yamatai")
        before = wait_for_turn(page)
        view = page.request.get(f"/api/tables/{table}").json()["view"]
        for fleet in view["fleets"]:
            colours = set(board["fleets"][fleet - 1]["boats"])
            if len(colours) == 2 and "any" not in colours:
                page.locator(f'[data-handle="fleet:{fleet}"]').click()
                return moved(page, before)


def shared_spot(page: Page) -> tuple[str, float, float]:
    """Return a spot where boats of both colours can start, and its middle."""
    spot = str(wait(page, SPOT, None, "a spot for the boats"))
    x, y = page.evaluate(MIDDLE, spot)
    return spot, x, y


def test_a_resting_pointer_opens_a_fan_and_one_click_places_a_boat(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    before = take_two_colours(page, server)
    spot, x, y = shared_spot(page)
    page.mouse.move(x, y)
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
    take_two_colours(page, server)
    _, x, y = shared_spot(page)
    page.mouse.move(x, y)
    expect(page.locator(".fan")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".fan")).to_have_count(0)


def test_a_fan_is_reached_with_the_keyboard(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    before = take_two_colours(page, server)
    spot, _, _ = shared_spot(page)
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
    before = take_two_colours(page, server)
    _, x, y = shared_spot(page)
    page.touchscreen.tap(x, y)
    expect(page.locator(".fan .choice")).to_have_count(2)
    assert page.evaluate(OUT_OF_REACH) == 0
    page.locator(".fan .choice").last.tap()
    moved(page, before)
