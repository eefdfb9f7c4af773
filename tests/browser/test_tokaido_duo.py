"""Tokaido Duo on one screen: nothing moves or overlaps during a game, and actions appear next to their figure."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import (
    HAS_MOVED,
    click,
    click_any,
    continue_record,
    open_game_page,
    page_state,
    wait,
    wait_for_turn,
)
from tests.web.servers import ServerProcess

CLICKS = 36
BEFORE_RETURN = 52
"""Moves of the record before a player has too many wares."""
TOUCH = 40
"""Pixels that a finger needs in a tray."""
GEOMETRY = """() => {
    const box = (selector) => {
        const found = document.querySelector(selector)?.getBoundingClientRect();
        return found ? [found.x, found.y, found.width, found.height].map(Math.round) : null;
    };
    const root = document.documentElement;
    return {
        scroll: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
        board: box("section.board"),
        dice: box(".section.dice"),
        boards: box(".section.boards"),
        dies: [...document.querySelectorAll('[data-handle^="die:"]')].map((die) => Math.round(die.clientWidth)),
        tray: [...document.querySelectorAll(".parts")].map((parts) => parts.scrollHeight - parts.clientHeight),
    };
}"""
FIGURES = """() => {
    const boxes = [...document.querySelectorAll(".figures .place > g")].map((figure) => figure.getBoundingClientRect());
    const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const apart = (a, b) => before(a, b) || before(b, a);
    // Capitals and digits reach from the baseline to 0.66 em; the rest of the box of a text is empty.
    const texts = [...document.querySelectorAll(".island text")].map((text) => {
        const { left, right } = text.getBoundingClientRect();
        const [{ d, f }, size] = [text.getScreenCTM(), parseFloat(getComputedStyle(text).fontSize)];
        const bottom = f + d * text.getStartPositionOfChar(0).y;
        return { left, right, bottom, top: bottom - 0.66 * d * size };
    });
    return {
        count: boxes.length,
        overlaps: boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b))).length,
        hidden: texts.filter((text) => boxes.some((box) => !apart(box, text))).length,
    };
}"""
PANEL = """() => {
    const panel = document.querySelector(".actions");
    if (!panel) return null;
    const [box, frame] = [panel, panel.parentElement].map((each) => each.getBoundingClientRect());
    const figure = document.querySelector(".figures .halo")?.parentElement.getBoundingClientRect();
    const buttons = [...panel.querySelectorAll("button")].map((each) => each.getBoundingClientRect().height);
    const isWithin = (a, b) => a.left >= b.left && a.top >= b.top && a.right <= b.right && a.bottom <= b.bottom;
    const isApart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    const isInside = isWithin(box, frame);
    const covers = figure && !isApart(box, figure);
    return { isInside, covers: Boolean(covers), lowest: Math.min(...buttons) };
}"""

LOW = 640
"""The board of such a phone has no room for actions; they are above the dock."""
SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (360, 640), (844, 390), (820, 1180)]


def geometry(page: Page) -> Any:
    return page.evaluate(GEOMETRY)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_nothing_moves_or_overlaps_during_a_game(
    visit: Visit, server: ServerProcess, size: tuple[int, int], locale: str
) -> None:
    is_small = size[0] < 1024 or size[1] < 600
    page = visit(viewport=ViewportSize(width=size[0], height=size[1]), locale=locale, has_touch=is_small)
    open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    before = geometry(page)
    assert before["scroll"] == [0, 0]
    assert before["tray"] == [0]
    dice = random.Random(5)
    panels = 0
    for _ in range(CLICKS):
        seen = wait_for_turn(page)
        if seen.over:
            break
        click_any(page, seen, dice)
        assert geometry(page) == before
        assert page.evaluate(FIGURES) == {"count": 6, "overlaps": 0, "hidden": 0}
        if (panel := page.evaluate(PANEL)) is not None:
            panels += 1
            assert panel["isInside"]
            assert not panel["covers"]
            assert panel["lowest"] >= (40 if is_small else 24)
    assert (
        panels > 3 if size[1] != LOW else panels == 0
    )  # the board of a low phone has no room; they are above the dock


def test_the_actions_of_a_place_are_next_to_the_figure_and_nowhere_else(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    click(page, "die:merchant")
    places = [handle for handle in page_state(page).lit if handle.startswith("at:M")]
    click(page, places[0])
    draw = re.compile(r"^Draw \d wares?$")
    expect(page.get_by_role("button", name=draw)).to_have_count(1)
    expect(page.get_by_role("group", name="What you can do here").get_by_role("button", name=draw)).to_be_visible()


def test_the_turn_line_names_the_die_that_is_picked_up(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    expect(page.locator("[aria-current=step]")).to_have_text("Die")
    click(page, "die:artist")
    expect(page.locator("[aria-current=step]")).to_have_text("Move")
    expect(page.locator("ol.turn")).to_contain_text("Artist")


def test_a_line_opens_the_whole_board_on_a_phone(visit: Visit, server: ServerProcess) -> None:
    page = visit(viewport=ViewportSize(width=390, height=844))
    open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    page.get_by_role("button", name="Ann’s board (violet, you)").click()
    expect(page.get_by_role("dialog").get_by_text("Still face down:")).to_be_visible()


def test_what_the_other_player_did_stays_marked(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    dice = random.Random(3)
    wait_for_turn(page)
    for _ in range(12):
        if page.locator(".marks.trail .start").count() > 0:
            break
        click_any(page, wait_for_turn(page), dice)
        page.wait_for_load_state("networkidle")
    expect(page.locator(".marks.trail .start").first).to_be_visible()
    expect(page.locator(".marks.trail .end").first).to_be_attached()


@pytest.mark.parametrize("size", ["360x640", "390x844", "844x390"])
def test_a_ware_to_return_is_chosen_in_the_tray(visit: Visit, server: ServerProcess, size: str) -> None:
    width, height = map(int, size.split("x"))
    page = visit(viewport={"width": width, "height": height})
    continue_record(page, server, "tokaido-duo-gardens.shima", BEFORE_RETURN, 2)
    seen = wait_for_turn(page)
    assert seen.lit
    assert all(handle.startswith("ware:") for handle in seen.lit)
    boxes = [page.locator(f'[data-handle="{handle}"]').bounding_box() for handle in seen.lit]
    assert all(box and min(box["width"], box["height"]) >= TOUCH for box in boxes)
    click(page, seen.lit[0])
    wait(page, HAS_MOVED, seen.moves, "the ware that goes back")
