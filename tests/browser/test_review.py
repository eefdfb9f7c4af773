"""A finished game as an analysis board: one screen, what was played and what was better, variations, and playing on."""

import re
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import PageState, click, import_record, page_state, wait_until
from tests.web.servers import ServerProcess

RECORDS = {"yamatai": "yamatai-2.shima", "tokaido-duo": "tokaido-duo-slabs.shima"}
SIZES = {"1440x900", "1024x768", "390x844", "360x640", "844x390"}
ON_BOARD = re.compile(r"(spot|island|at|region):")
MISTAKE = 0.02
SCROLLED = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight, scrollX, scrollY];
}"""
OUTSIDE = """() => [...document.querySelectorAll(".dock button, [role=tab]")].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((each) => each.textContent.trim())"""


@dataclass(frozen=True)
class Finished:
    """A finished game, the review so far, and a mistake: both the move and what was better are on the board."""

    table: str
    lines: list[dict[str, Any]]
    mistake: int


@pytest.fixture(scope="module", params=sorted(RECORDS))
def finished(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Finished:
    context = browser.new_context(base_url=server.address)
    page = context.new_page()
    table = import_record(page, server, RECORDS[request.param])
    lines: list[dict[str, Any]] = []

    def is_known() -> bool:
        lines[:] = page.request.get(f"/api/tables/{table}/review").json()["lines"]
        return any(map(is_mistake, lines)) and any(line["cost"] == 0 for line in lines)

    wait_until(page, is_known, "a mistake and a good decision in the review")
    context.close()
    return Finished(table, lines, next(line["number"] for line in lines if is_mistake(line)))


def is_mistake(line: dict[str, Any]) -> bool:
    return (line["cost"] or 0) >= MISTAKE and has_place(line) and has_place(line["best"])


def has_place(move: dict[str, Any]) -> bool:
    return any(ON_BOARD.match(handle) for handle in move["handles"])


def open_review(visit: Visit, finished: Finished, size: str = "1440x900", **wishes: Any) -> Page:
    width, height = map(int, size.split("x"))
    page = visit(viewport={"width": width, "height": height}, **wishes)
    page.request.post("/api/me", data={"name": "Ann"}, headers={"origin": page.url.rstrip("/")})
    page.goto(f"/table/{finished.table}")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def go_to(page: Page, position: int) -> None:
    """Show the position after a number of moves."""
    slider = page.get_by_role("slider")
    for key, times in (("Home", 1), ("PageUp", position // 10), ("ArrowRight", position % 10)):
        for _ in range(times):
            slider.press(key)
    expect(slider).to_have_attribute("aria-valuenow", str(position))


def turns(page: Page) -> Locator:
    return page.get_by_role("list", name="Turns, with the win chance after each")


def tried(page: Page) -> tuple[int, PageState]:
    """The number of moves in the variation, and what the page offers."""
    return page.locator("[data-variation] button").count() - 1, page_state(page)


def try_moves(page: Page, wanted: int) -> None:
    """Click what is lit until this number of moves is tried. Each click has its effect before the next one."""
    while (before := tried(page))[0] < wanted:
        _, seen = before
        if seen.choices:
            page.locator(".fan .choice").first.click()
        elif seen.lit or seen.buttons:
            click(page, (seen.buttons or seen.lit)[0])
        wait_until(page, partial(has_changed, page, before), "what the click does")
        assert tried(page)[0] >= before[0]


def has_changed(page: Page, before: tuple[int, PageState]) -> bool:
    return tried(page) != before


@pytest.mark.parametrize("size", sorted(SIZES))
def test_the_review_is_one_screen(visit: Visit, finished: Finished, size: str) -> None:
    page = open_review(visit, finished, size)
    go_to(page, finished.mistake - 1)
    board = page.locator("section.board").bounding_box()
    assert board
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert page.evaluate(SCROLLED) == [0, 0, 0, 0]
        assert page.locator("section.board").bounding_box() == board
        assert page.evaluate(OUTSIDE) == []
    page.get_by_role("tab", name="Turns" if page.get_by_role("tab", name="Turns").count() else "Review").click()
    row = turns(page).locator("[aria-current=step]")
    expect(row).to_be_in_viewport()
    page.get_by_role("button", name="Try other moves").click()
    expect(page.get_by_role("tab", name="Good moves")).to_be_visible()
    assert page.evaluate(SCROLLED) == [0, 0, 0, 0]
    assert page.locator("section.board").bounding_box() == board
    assert page.evaluate(OUTSIDE) == []


def test_a_mistake_shows_what_was_played_and_what_was_better(visit: Visit, finished: Finished) -> None:
    page = open_review(visit, finished)
    go_to(page, finished.mistake - 1)
    for sign in "?!":
        expect(page.locator(f".board [data-sign='{sign}']").first).to_be_visible()
    dock = page.get_by_role("region", name="History")
    cost = round(100 * finished.lines[finished.mistake - 1]["cost"])
    expect(dock).to_contain_text("Played:")
    expect(dock).to_contain_text("Better:")
    expect(dock).to_contain_text(f"+{cost}%")
    expect(turns(page).locator("[aria-current=step]")).to_contain_text("mistake")
    good = next(line["number"] for line in finished.lines if line["cost"] == 0)
    go_to(page, good - 1)
    expect(page.locator(".board [data-sign]")).to_have_count(0)
    expect(dock).not_to_contain_text("Better:")


def test_the_turns_are_one_stop_and_follow_the_position(visit: Visit, finished: Finished) -> None:
    page = open_review(visit, finished)
    rows = turns(page).get_by_role("button")
    expect(rows.last).to_have_attribute("aria-current", "step")
    assert turns(page).locator("button[tabindex='0']").count() == 1
    turns(page).locator("button[tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    before = rows.nth(rows.count() - 2)
    expect(before).to_have_attribute("aria-current", "step")
    expect(before).to_be_focused()
    expect(before).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(rows.first).to_have_attribute("aria-current", "step")
    expect(rows.first).to_be_in_viewport()


def test_a_variation_is_tried_stepped_and_left(visit: Visit, finished: Finished) -> None:
    page = open_review(visit, finished)
    go_to(page, finished.mistake - 1)
    best = finished.lines[finished.mistake - 1]["best"]["handles"][-1]
    expect(page.get_by_role("button", name="Try other moves")).to_be_enabled()  # the position is loaded
    page.locator(f".board [data-place='{best}']").dispatch_event("click")  # the board takes it up at once
    line = page.locator("[data-variation]")
    expect(page.get_by_role("tab", name="Table")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Review").click()
    expect(line).to_be_visible()
    try_moves(page, 2)
    steps = line.locator("button")
    for number in (1, 2):
        expect(steps.nth(number).locator(".chance")).to_have_text(re.compile(r"\d+%"))
    expect(steps.nth(2)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Previous move").click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(steps.nth(2)).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    if page.get_by_role("tab", name="Good moves").count():  # the first one dropped what was picked up
        page.keyboard.press("Escape")
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(finished.mistake - 1))
    expect(line.locator("[aria-current]")).to_have_count(0)
    steps.nth(1).click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    turns(page).locator("li > button").first.click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "0")
    expect(line.locator("[aria-current]")).to_have_count(0)


def test_good_moves_are_drawn_in_a_variation_and_can_be_played(visit: Visit, finished: Finished) -> None:
    page = open_review(visit, finished)
    go_to(page, finished.mistake - 1)
    page.get_by_role("button", name="Try other moves").click()
    page.get_by_role("tab", name="Good moves").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("win chance")
    hint.get_by_role("button", name=re.compile("Play")).click()
    page.get_by_role("tab", name="Review").click()
    expect(page.locator("[data-variation] button")).to_have_count(2)


def test_the_game_is_continued_with_a_chosen_seat_and_bot(visit: Visit, finished: Finished) -> None:
    page = open_review(visit, finished)
    go_to(page, finished.mistake - 1)
    continue_from(page, finished, finished.mistake - 1)


def test_a_variation_is_continued(visit: Visit, finished: Finished) -> None:
    page = open_review(visit, finished)
    go_to(page, finished.mistake - 1)
    page.get_by_role("button", name="Try other moves").click()
    page.get_by_role("tab", name="Table").wait_for()
    try_moves(page, 1)
    continue_from(page, finished, finished.mistake)


def continue_from(page: Page, finished: Finished, least: int) -> None:
    """Take the second seat against the random bot, and check the new table."""
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("You play as").select_option("2")
    dialog.get_by_label("Your opponent").select_option("random")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url(lambda url: "/table/" in url and finished.table not in url)
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["seat"] == 2
    assert [chair["kind"] for chair in table["chairs"]] == ["bot", "person"]
    assert table["chairs"][0]["bot"] == "random"
    assert table["given"] >= least
