"""A game from another package, on the plain board: from the start page to its result, by pointer and keyboard."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, serving
from tests.browser.page_actions import page_state, play_by_clicks, wait_for_turn
from tests.browser.test_axe import problems
from tests.browser.test_keyboard import press_until_changed, tab_to
from tests.web.servers import ServerProcess

SIZES = [DESKTOP, PHONE]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("stones"), "tests.browser.serve_stones") as found:
        yield found


def begin(page: Page, button: str) -> None:
    """From the start page to a table against a bot."""
    card = page.get_by_role("article", name="Stones")
    card.get_by_role("combobox").select_option("random")
    card.get_by_role("button", name=button).click()
    page.wait_for_url("**/table/*")


def fits(page: Page, size: dict[str, int]) -> bool:
    return int(page.evaluate("document.documentElement.scrollWidth")) <= size["width"]


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_clicks_play_it_to_its_end(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", viewport=size)
    card = page.get_by_role("article", name="Stones")
    expect(card.get_by_text("The last one is golden")).to_be_visible()
    expect(card.get_by_role("link", name="Rules")).to_have_count(0)
    begin(page, "Play against a bot")
    expect(page.get_by_role("heading", level=1)).to_have_text("Stones")
    wait_for_turn(page)
    moves = page.get_by_role("region", name="Your moves")
    expect(moves.get_by_role("button", name="Take 2 stones")).to_be_visible()
    expect(page.get_by_text("Stones left").first).to_be_visible()
    assert fits(page, size)
    assert problems(page) == []
    assert play_by_clicks(page, random.Random(1)) > 1
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert problems(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_text("has the golden stone, worth 8 points").first).to_be_visible()
    page.get_by_role("tab", name="Score").click()
    sheet = page.get_by_role("table", name="Score")
    expect(sheet.get_by_role("rowheader", name="Golden stone")).to_be_visible()
    expect(sheet.get_by_role("rowheader", name="Total")).to_be_visible()
    assert fits(page, size)
    assert problems(page) == []


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_it_speaks_german_and_changes_its_language_at_the_table(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", viewport=size, locale="de-DE")
    begin(page, "Gegen einen Bot spielen")
    wait_for_turn(page)
    expect(page.get_by_role("button", name="2 Steine nehmen").first).to_be_visible()
    expect(page.get_by_text("Steine übrig").first).to_be_visible()
    page.get_by_role("button", name="Mehr", exact=True).click()
    page.locator("button[lang=en]").click()
    expect(page.get_by_role("button", name="Take 2 stones").first).to_be_visible()


def test_it_is_offered_with_all_options(visit: Visit) -> None:
    page = visit("/new?game=stones")
    expect(page.get_by_role("radio", name="Stones")).to_be_checked()
    page.locator("form button.strong").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Stones")


def test_the_keyboard_alone_plays_it(visit: Visit) -> None:
    page = visit("/")
    begin(page, "Play against a bot")
    while not (seen := wait_for_turn(page)).over:
        tab_to(page, seen.lit[0])
        press_until_changed(page, seen)
    assert page_state(page).over
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_it_can_be_played_without_its_words(visit: Visit) -> None:
    page = visit("/rules", expected=("Failed to load resource",))

    def refuse(route: Route) -> None:
        route.abort()

    page.route("**/words/*", refuse)
    page.goto("/")
    begin(page, "Play against a bot")
    before = wait_for_turn(page)
    page.get_by_role("region", name="Your moves").get_by_role("button").first.click()
    expect(page.locator("[data-moves]")).not_to_have_attribute("data-moves", str(before.moves))
