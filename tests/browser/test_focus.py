"""The keyboard focus is never lost: when the focused thing disappears, it goes to what can be done next."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.page_actions import (
    HAS_MOVED,
    click_any,
    continue_record,
    open_game_page,
    page_state,
    wait,
    wait_for_turn,
)
from tests.browser.test_tokaido_duo import BEFORE_RETURN
from tests.web.servers import ServerProcess

FOCUSED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let n = 0; n < 3; n++) await frame(); // the browser notices only then that a focused element is hidden
    const { activeElement: thing, body } = document;
    if (thing === body) return "body";
    return thing.matches(".handle.lit, .moves [data-handle]") ? "lit" : thing.className.baseVal ?? thing.className;
}"""


def focused(page: Page) -> str:
    """What has the focus once the page is drawn."""
    return str(page.evaluate(FOCUSED))


def fleet(page: Page, server: ServerProcess) -> str:
    """Open a game of Yamataï. Return a fleet that can be taken."""
    open_game_page(page, server, "yamatai")
    return next(handle for handle in wait_for_turn(page).lit if handle.startswith("fleet:"))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_it_leaves_a_tray_that_closes(visit: Visit, server: ServerProcess, motion: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, reduced_motion=motion)
    fleet(page, server)
    seen = wait_for_turn(page)
    taken, other = [page.locator(f'[data-handle="{each}"]') for each in seen.lit if each.startswith("fleet:")][:2]
    other.tap()  # has the focus now, and stays in the tray
    taken.evaluate("(fleet) => fleet.click()")
    wait(page, HAS_MOVED, seen.moves, "the fleet")
    expect(other).to_be_hidden()
    assert focused(page) == "lit"


def test_it_leaves_a_part_of_a_tray_that_is_no_longer_drawn(visit: Visit, server: ServerProcess) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    continue_record(page, server, "tokaido-duo-gardens.shima", BEFORE_RETURN, 2)
    seen = wait_for_turn(page)
    kept, returned = [page.locator(f'[data-handle="{each}"]') for each in seen.lit][:2]
    kept.tap()  # has the focus now
    returned.evaluate("(ware) => ware.click()")
    wait(page, HAS_MOVED, seen.moves, "the ware that goes back")
    expect(kept).to_be_hidden()
    assert focused(page) != "body"


def test_it_survives_buttons_that_disappear_when_they_are_pressed(visit: Visit, server: ServerProcess) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    taken = fleet(page, server)
    page.locator(f'[data-handle="{taken}"]').tap()
    page.get_by_role("button", name="Cancel").click()
    assert focused(page) == "lit"
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("tabpanel").wait_for()
    page.get_by_role("button", name="Close", exact=True).click()
    assert focused(page) == "lit"
    before = wait_for_turn(page).moves
    page.locator(f'[data-handle="{taken}"]').tap()
    page.get_by_role("button", name="Play it").click()
    wait(page, HAS_MOVED, before, "the fleet")
    assert focused(page) != "body"
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    assert focused(page) == "lit"


def test_it_waits_next_to_the_board_while_others_play(visit: Visit, server: ServerProcess) -> None:
    page = visit(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('shima-pace', 'slow')")
    open_game_page(page, server, "tokaido-duo")
    dice = random.Random(1)
    seen = wait_for_turn(page)
    while page_state(page).mine:
        click_any(page, seen, dice)
        assert focused(page) != "body"
        seen = page_state(page)
    wait_for_turn(page)
    assert focused(page) == "lit"


def test_it_stays_away_if_a_click_took_it_away(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    taken = fleet(page, server)
    page.locator(f'[data-handle="{taken}"]').focus()
    page.evaluate("document.activeElement.blur()")
    page.locator(f'[data-handle="{taken}"]').hover()
    expect(page.locator(".popover.preview")).to_be_visible()
    assert focused(page) == "body"
