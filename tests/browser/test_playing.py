"""Faults found by playing do not come back: long names, the log, the history, hints, the end of a game."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import (
    click_any,
    continue_record,
    import_record,
    open_game_page,
    page_state,
    wait,
    wait_for_turn,
)
from tests.web.servers import ServerProcess

LONG = "Theophil Gypsy Jacqueline Quinquagesima-"
"""The longest name, with descenders."""
PHONE_SIZE = "360x640"
SIZES = ["1440x900", "1024x768", PHONE_SIZE]
READY = """() => {
    const room = document.querySelector("[data-moves]");
    const offered = [...document.querySelectorAll("[data-handle].lit, .moves [data-handle]")];
    return room.dataset.mine === "false" || offered.some((each) => each.checkVisibility());
}"""
PLACES = """() => {
    const BOX = ["x", "y", "width", "height"];
    const boxes = (selector, keys) => [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility())
        .map((each) => keys.map((key) => Math.round(each.getBoundingClientRect()[key])));
    return {
        frame: ["section.board", ".frame > .side", ".dock", ".action[role]"].map((part) => boxes(part, BOX)),
        sections: boxes(".section", ["x", "y", "width"]),
        plaques: boxes(".plaque", ["y", "height"]),
    };
}"""
CUT = """(start) => {
    const pen = document.createElement("canvas").getContext("2d");
    const walker = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    const found = { names: 0, cut: [] };
    while (walker.nextNode()) {
        const [text, element] = [walker.currentNode, walker.currentNode.parentElement];
        if (!text.data.includes(start) || !element.checkVisibility() || element.closest(".hidden")) continue;
        const style = getComputedStyle(element);
        if (style.clipPath !== "none") continue;
        found.names += 1;
        pen.font = style.font;
        const { fontBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = pen.measureText("gjpqy");
        const range = document.createRange();
        range.selectNodeContents(text);
        const lowest = range.getBoundingClientRect().top + ascent + descent;
        const box = element.getBoundingClientRect();
        if (style.overflowY !== "visible" && lowest > box.bottom + 0.5) found.cut.push(element.outerHTML);
    }
    const isOutside = (each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1;
    for (const each of document.querySelectorAll(".frame *:not(svg *)"))
        if (isOutside(each)) found.cut.push(each.outerHTML);
    return found;
}"""
LONE = r"""() => {
    const walker = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim();
        if (/^[·•|,;–—-]+$/.test(text)) found.push(text);
    }
    return found;
}"""
CONTRAST = """() => {
    const light = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
        const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const probe = document.body.appendChild(document.createElement("i"));
    const colourOf = (name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
    };
    const found = {};
    for (const boat of document.querySelectorAll('[id^="yam-boat-"]'))
        for (const ground of ["--sea", "--shallows", "--ground", "--raised"]) {
            const [a, b] = [getComputedStyle(boat).stroke, colourOf(ground)].map(light);
            found[`${boat.id} on ${ground}`] = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        }
    return found;
}"""
LEAST_CONTRAST = 3
BOATS = 6
STEPS = 60
MOST_CLICKS = 200
FAR = 150
"""Moves of a record after which there is a long log."""


def size_of(size: str) -> ViewportSize:
    width, height = map(int, size.split("x"))
    return ViewportSize(width=width, height=height)


def play_until_it_is_the_others_turn(page: Page, measure: Any) -> None:
    dice = random.Random(4)
    wait_for_turn(page)
    for _ in range(MOST_CLICKS):
        wait(page, READY, None, "a turn")
        seen = page_state(page)
        measure()
        if not seen.mine:
            return
        click_any(page, seen, dice)
    raise AssertionError(f"it is still the same turn after {MOST_CLICKS} clicks")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_a_long_name_moves_nothing_and_is_not_cut_below(
    visit: Visit, server: ServerProcess, game: str, size: str
) -> None:
    page, other = visit(viewport=size_of(size)), visit()
    for each in (page, other):
        each.request.post("/api/me", data={"name": LONG}, headers={"origin": server.address})
    choice = {"game": game, "chairs": ["", ""], "order": "seated"}
    table = page.request.post("/api/tables", data=choice, headers={"origin": server.address}).json()["id"]
    sat = other.request.post(f"/api/tables/{table}/actions", data={"do": "sit"}, headers={"origin": server.address})
    assert sat.status == 200, sat.text()
    first = page if page.request.get(f"/api/tables/{table}").json()["turn"] == 1 else other
    first.set_viewport_size(size_of(size))
    first.goto(f"/table/{table}")
    wait_for_turn(first)
    before = first.evaluate(PLACES)

    def measure() -> None:
        places = first.evaluate(PLACES)
        if size == PHONE_SIZE:
            places["sections"] = before["sections"]  # a phone opens another tray
        assert places == before
        found = first.evaluate(CUT, LONG[:8])
        assert found["cut"] == []
        assert found["names"] > 0 or size == PHONE_SIZE
        assert first.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    play_until_it_is_the_others_turn(first, measure)


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_nobody_is_to_move_after_a_resignation(visit: Visit, server: ServerProcess, game: str) -> None:
    page = visit()
    open_game_page(page, server, game)
    wait_for_turn(page)
    expect(page.get_by_role("list", name="Players").locator("[aria-current]")).to_have_count(1)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".ceremony")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".status")).to_have_text("Ended by resignation")
    for waiting in (".plaque.turn", ".acting", ".title [aria-current]", "[data-handle]", ".lit"):
        expect(page.locator(waiting)).to_have_count(0)
    expect(page.get_by_text(re.compile("to move|your turn", re.I))).to_have_count(0)
    expect(page).not_to_have_title(re.compile("turn", re.I))


def test_each_step_of_the_history_is_marked_on_the_map(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    table = continue_record(page, server, "yamatai-2.shima", FAR, 1)
    wait_for_turn(page)
    lines = page.request.get(f"/api/tables/{table}/log").json()["lines"]
    number = page.locator(".stepper .number")
    page.get_by_role("log").get_by_role("button").last.click()
    expect(number).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("End")
    expect(number).to_have_text(f"{len(lines)} / {len(lines)}")
    marked = 0
    for line in reversed(lines[-STEPS:-1]):
        page.keyboard.press("ArrowLeft")
        expect(number).to_have_text(f"{line['number']} / {len(lines)}")
        on_map = line["by"] != "nature" and re.match("spot:|island:", (line["handles"] or [""])[-1])
        marks = page.locator(".board .trail .wake, .board .trail .shore")
        if on_map:
            expect(marks.first).to_be_visible()
            marked += 1
        else:
            expect(marks).to_have_count(0)
    assert marked > 5


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_stepping_back_in_a_game_moves_nothing_and_keeps_the_board_in_sight(
    visit: Visit, server: ServerProcess, size: str
) -> None:
    """Specialists go and coins arrive between the steps; German words are the longest."""
    page = visit(viewport=size_of(size), locale="de-DE")
    continue_record(page, server, "yamatai-2.shima", 90, 1)
    wait_for_turn(page)
    before = page.evaluate(PLACES)["frame"][:3]
    if size == "390x844":
        page.get_by_role("button", name="Verlauf").click()
    page.get_by_role("log").get_by_role("button").last.click()
    expect(page.locator(".stepper")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    for _ in range(STEPS):
        page.keyboard.press("ArrowLeft")
        assert page.evaluate(PLACES)["frame"][:3] == before
        expect(page.locator("section.board")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_outlines_of_boats_stand_out_from_the_sea_and_from_the_dock(
    visit: Visit, server: ServerProcess, scheme: str
) -> None:
    page = visit(color_scheme=scheme)
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    found: dict[str, float] = page.evaluate(CONTRAST)
    assert len(found) == BOATS * 4
    assert {place: contrast for place, contrast in found.items() if contrast < LEAST_CONTRAST} == {}


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_no_sign_stands_alone(visit: Visit, server: ServerProcess, game: str) -> None:
    page = visit()
    open_game_page(page, server, game)
    dice = random.Random(6)
    for _ in range(25):
        seen = wait_for_turn(page)
        assert page.evaluate(LONE) == []
        click_any(page, seen, dice)


STOPS = """(log) => [...log.querySelectorAll("button, summary")]
    .filter((each) => each.tabIndex >= 0 && each.checkVisibility()).length"""


def tab_stops(log: Locator) -> int:
    return int(log.evaluate(STOPS))


@pytest.mark.parametrize("record", ["yamatai-2.shima", "tokaido-duo-random.shima"])
def test_the_log_is_one_stop_for_tab_and_arrow_keys_go_through_it(
    visit: Visit, server: ServerProcess, record: str
) -> None:
    page = visit()
    open_game_page(page, server, record.removesuffix("-2.shima").removesuffix("-random.shima"))
    wait_for_turn(page)
    continue_record(page, server, record, FAR, 1)
    log = page.get_by_role("log")
    expect(log.get_by_role("button").last).to_be_visible()
    assert tab_stops(log) == 1
    last = log.get_by_role("button").last
    last.focus()
    page.keyboard.press("ArrowUp")
    expect(log.get_by_role("button").nth(-2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(last).to_be_focused()


def test_a_hint_is_drawn_on_the_board_and_covers_nothing(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    before = page.evaluate(PLACES)
    boards = page.locator(".section.boards").bounding_box()
    page.get_by_role("tab", name="Hint").click()
    expect(page.locator(".hints .why")).to_be_visible()
    expect(page.locator(".board .plan *").first).to_be_visible()
    assert page.evaluate(PLACES) == before
    assert page.locator(".picked").count() == 0
    rail = page.locator(".rail").bounding_box()
    assert rail is not None
    assert boards is not None
    assert boards["y"] + boards["height"] <= rail["y"]
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".board .plan *")).to_have_count(0)
    assert page.locator(".picked").count() == 0


@pytest.mark.parametrize("size", ["1440x900", "390x844", "844x390"])
@pytest.mark.parametrize("record", ["yamatai-4.shima", "tokaido-duo-random.shima"])
def test_the_result_is_in_sight_and_not_cut(visit: Visit, server: ServerProcess, record: str, size: str) -> None:
    page = visit(viewport=size_of(size), locale="de-DE")
    table = import_record(page, server, record)
    page.goto(f"/table/{table}")
    heading = page.get_by_role("dialog").get_by_role("heading").first
    expect(heading).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("tab", name="Wertung").click()
    page.get_by_role("button", name="Ergebnis und Revanche").click()
    expect(heading).to_be_in_viewport(ratio=1)
