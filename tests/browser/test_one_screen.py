"""The table is one screen: it never scrolls, the board never moves, and everything to touch is within reach."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.page_actions import (
    HAS_MOVED,
    click,
    click_any,
    open_game_page,
    open_until,
    page_state,
    wait,
    wait_for_turn,
)
from tests.profile import by_profile
from tests.web.servers import ServerProcess

CLICKS = by_profile(12, 12, 5000)
"""Clicks in each game; the thorough tests play whole games."""
MOST_CLICKS = 400
SHORT = [
    ("yamatai", 2, "1440x900"),
    ("yamatai", 4, "1024x768"),
    ("yamatai", 2, "360x640"),
    ("tokaido-duo", 2, "1440x900"),
    ("tokaido-duo", 2, "390x844"),
    ("tokaido-duo", 2, "844x390"),
]
SIZES = ["1440x900", "1920x1080", "1024x768", "390x844", "360x640", "844x390", "820x1180"]
GAMES = [("yamatai", 2), ("yamatai", 4), ("tokaido-duo", 2)]
ALL = [(game, players, size) for game, players in GAMES for size in SIZES]
IS_THOROUGH = by_profile(0, 0, 1) == 1
CASES = ALL if IS_THOROUGH else SHORT
MOTION = "no-preference" if IS_THOROUGH else "reduce"
SHARE = {"yamatai": 0.55, "tokaido-duo": 0.5}
"""The part of a wide window that the board fills."""
WIDE, LOW = 1024, 600
"""Smaller windows have a tray."""
MEASURED = """() => {
    const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
    };
    const inside = (element) => {
        const part = element.closest(".parts, .moves, .popover, .list") ?? document.documentElement;
        const around = part === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : box(part);
        const { x, y, width, height } = box(element);
        const [across, down] = [x + width / 2 - around.x, y + height / 2 - around.y];
        const scrolls = part.scrollHeight > part.clientHeight;
        return across >= 0 && across <= around.width && (scrolls || (down >= 0 && down <= around.height));
    };
    const targets = [...document.querySelectorAll("[data-handle].lit, .moves [data-handle]")];
    const lit = targets.filter((each) => each.checkVisibility());
    const small = (least) => (each) => Math.min(box(each).width, box(each).height) < least;
    const outside = lit.filter((each) => !each.closest("svg"));
    const isHandy = (each) => !each.closest(".board, .frame.wide > :not(.dock)");
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
        scrolled: [scrollWidth - innerWidth, scrollHeight - innerHeight, scrollX, scrollY],
        board: box(document.querySelector(".board")),
        beyond: lit.filter((each) => !inside(each)).map((each) => each.dataset.handle),
        small: lit.filter((each) => each.closest("svg")).filter(small(24)).map((each) => each.dataset.handle),
        tiny: outside.filter((each) => small(isHandy(each) ? 40 : 24)(each)).map((each) => each.dataset.handle),
        focus: document.activeElement === document.body ? "body" : "kept",
    };
}"""
QUIET = "() => document.querySelector('[data-moves]').dataset.mine === 'true' || document.querySelector('.room.over')"


def measured(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(MEASURED)
    return found


def check(page: Page, board: dict[str, float]) -> None:
    """Nothing scrolls, the board is where it was, and every target is within reach."""
    found = measured(page)
    assert found["scrolled"] == [0, 0, 0, 0]
    assert found["board"] == board
    assert found["beyond"] == []
    assert found["tiny"] == []
    assert found["small"] == []


@pytest.mark.parametrize(("game", "players", "size"), CASES)
def test_the_table_stays_in_its_place_while_a_game_is_played(
    visit: Visit, server: ServerProcess, game: str, players: int, size: str
) -> None:
    width, height = map(int, size.split("x"))
    has_tray = width < WIDE or height < LOW
    page = visit(viewport={"width": width, "height": height}, has_touch=has_tray, reduced_motion=MOTION)
    page.evaluate("localStorage.setItem('shima-pace', 'fast')")
    open_game_page(page, server, game, chairs=["", *["random"] * (players - 1)])
    seen = wait_for_turn(page)
    board = measured(page)["board"]
    if width >= WIDE:
        assert board["width"] * board["height"] / (width * height) >= SHARE[game]
    dice = random.Random(7)
    for _ in range(CLICKS):
        if seen.over:
            break
        check(page, board)
        moves = seen.moves
        click_any(page, seen, dice)
        seen = wait_for_turn(page)
        if seen.moves != moves and not seen.over:
            assert measured(page)["focus"] == "kept"


def test_nothing_pops_up_by_itself_when_a_turn_begins(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    page.wait_for_load_state("networkidle")  # half a second without a request, longer than the delay of a preview
    assert [url for url in asked if "/preview" in url] == []
    assert page.locator(".popover").count() == 0


def test_the_tray_opens_where_something_can_be_done(visit: Visit, server: ServerProcess) -> None:
    page = visit(viewport={"width": 360, "height": 640})
    open_until(page, server, "yamatai", lambda _: "fleet:10" in wait_for_turn(page).lit)  # a bot may have taken it
    seen = page_state(page)
    click(page, "fleet:10")  # its third boat comes from the reserve, which is in another tray
    wait(page, HAS_MOVED, seen.moves, "the fleet")
    assert [handle for handle in wait_for_turn(page).lit if handle.startswith("reserve:")]


def test_other_players_turns_are_shown_step_by_step_and_can_be_skipped(visit: Visit, server: ServerProcess) -> None:
    page = visit(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('shima-pace', 'slow')")
    open_game_page(page, server, "yamatai")
    dice = random.Random(3)
    seen = wait_for_turn(page)
    start = measured(page)["board"]
    numbers = page.locator(".trail .number")
    for _ in range(MOST_CLICKS):
        click_any(page, seen, dice)
        if not page_state(page).mine:
            page.locator("h1").click()  # a click anywhere skips the animation
            wait(page, QUIET, None, "the end of the others' turns")
        seen = wait_for_turn(page)
        if seen.over or numbers.count():
            break
    assert numbers.count() > 0
    assert measured(page)["board"] == start
    assert page_state(page).mine
