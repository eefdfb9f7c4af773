"""Boats and dice are dragged to a place, with the mouse and with a finger."""

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import open_game_page, page_state, wait, wait_for_turn
from tests.browser.test_fan import take_two_colours
from tests.browser.test_taps import PHONES, moved
from tests.web.servers import ServerProcess

Point = tuple[float, float]
LIT = """(kind) => document.querySelector(`[data-handle^="${kind}:"].lit`)?.dataset.handle ?? null"""
MIDDLE = """(handle) => {
    const { x, y, width, height } = document.querySelector(`[data-handle="${handle}"] .ring`).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
NEAR = 15
"""Pixels beside the place where a boat is dropped."""


def middle(page: Page, handle: str) -> Point:
    box = page.locator(f'[data-handle="{handle}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 3


def lit(page: Page, kind: str) -> str:
    return str(wait(page, LIT, kind, f"a lit {kind}"))


def lift(page: Page, handle: str) -> None:
    """Start to drag with the mouse."""
    x, y = middle(page, handle)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 30, steps=3)
    expect(page.locator(".dragged")).to_be_visible()


def test_a_boat_is_dragged_to_a_spot_with_the_mouse(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    before, _ = take_two_colours(page, server)
    lift(page, lit(page, "boat"))
    spot = lit(page, "spot")
    x, y = page.evaluate(MIDDLE, spot)
    page.mouse.move(x + NEAR, y, steps=5)
    expect(page.locator(".yam-ghost")).to_have_count(1)
    page.mouse.up()
    moved(page, before)
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".handle.picked")).to_have_count(0)


def test_a_drop_elsewhere_or_escape_cancels(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    before, _ = take_two_colours(page, server)
    boat = lit(page, "boat")
    lift(page, boat)
    page.mouse.move(700, 20, steps=3)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".handle.picked")).to_have_count(0)
    lift(page, boat)
    page.keyboard.press("Escape")
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".handle.picked")).to_have_count(0)
    assert page_state(page).moves == before.moves


def finger(client: CDPSession, kind: str, point: Point | None) -> None:
    points = [] if point is None else [{"x": point[0], "y": point[1]}]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_boat_is_dragged_with_a_finger_and_nothing_scrolls(visit: Visit, server: ServerProcess) -> None:
    page = visit(**PHONES)
    before, _ = take_two_colours(page, server)
    boat = lit(page, "boat")
    client = page.context.new_cdp_session(page)
    x, y = middle(page, boat)
    tray = page.locator(".parts").first
    scrolled = tray.evaluate("(node) => node.scrollTop")
    finger(client, "touchStart", (x, y))
    for step in range(1, 6):
        finger(client, "touchMove", (x, y - 8 * step))
    expect(page.locator(".dragged")).to_be_visible()
    page.locator(".overview").wait_for()  # the board shows the lit spots
    spot = lit(page, "spot")
    shown = page.locator(".frame svg").first.get_attribute("viewBox")
    goal = page.evaluate(MIDDLE, spot)
    for step in range(1, 6):
        finger(client, "touchMove", (x + (goal[0] - x) * step / 5, y - 40 + (goal[1] - y + 40) * step / 5))
    assert page.locator(".frame svg").first.get_attribute("viewBox") == shown
    assert tray.evaluate("(node) => node.scrollTop") == scrolled
    finger(client, "touchEnd", None)
    moved(page, before)


def test_a_die_is_dragged_to_a_place(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    while not (seen := wait_for_turn(page)).lit or not any(handle.startswith("die:") for handle in seen.lit):
        page.locator(f'[data-handle="{(seen.lit + seen.buttons)[0]}"]').click()
        moved(page, seen)
    lift(page, next(handle for handle in seen.lit if handle.startswith("die:")))
    goal = next(handle for handle in page_state(page).lit if handle.startswith(("at:", "region:")))
    x, y = page.evaluate(MIDDLE, goal)
    page.mouse.move(x, y, steps=5)
    page.mouse.up()
    moved(page, seen)
