"""Undo says that the game becomes unrated before it does."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import open_game_page, page_state, wait_for_turn
from tests.browser.test_taps import moved
from tests.browser.test_undo import end_first_turn, open_after_reply, open_table_for_two, shown
from tests.web.servers import ServerProcess

WARNING = "The game will then be unrated."
SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 640), (844, 390)]


@pytest.mark.parametrize("key", [False, True], ids=["button", "key"])
def test_the_first_press_warns_and_the_second_makes_the_game_unrated(
    visit: Visit, server: ServerProcess, key: bool
) -> None:
    page = visit()
    table, before = open_after_reply(page, server)
    seen = page_state(page)
    undo = page.locator("button.undo")
    expect(undo).to_have_accessible_description(WARNING)
    page.keyboard.press("Control+z") if key else undo.click()
    expect(page.locator(".prompt")).to_have_text(re.compile(WARNING))
    expect(undo).to_have_text("Undo anyway")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(undo).to_have_text("Undo anyway")
        expect(undo).to_be_in_viewport(ratio=1)
        expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    assert (shown(page, table)["moves"], shown(page, table)["rated"]) == (seen.moves, True)
    page.keyboard.press("Control+z") if key else undo.click()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(before))
    wait_for_turn(page)
    expect(undo).to_have_text("Undo")
    assert shown(page, table)["rated"] is False


def test_own_moves_are_undone_at_once_and_stay_rated(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    table = open_game_page(page, server, "yamatai")
    seen = wait_for_turn(page)
    while not shown(page, table)["undo"]:
        page.locator(f'[data-handle="{seen.lit[0]}"]').click()
        seen = moved(page, seen)
    to = shown(page, table)["undo"][0]
    undo = page.locator("button.undo")
    expect(undo).to_have_accessible_description("")
    undo.click()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", str(to))
    assert shown(page, table)["rated"] is True


def test_people_who_are_asked_learn_that_the_game_becomes_unrated(visit: Visit, server: ServerProcess) -> None:
    ann, bob = visit(), visit()
    table = open_table_for_two(ann, bob, server)
    first, second = (ann, bob) if shown(ann, table)["turn"] == 1 else (bob, ann)
    end_first_turn(first, table)
    first.get_by_role("button", name="Ask to undo").click()
    for page in (first, second):
        expect(page.locator(".asked")).to_contain_text("If everyone agrees, the game will be unrated.")
