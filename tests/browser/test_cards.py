"""Cards explain everything on the table: under a resting mouse, after a long press, and with the keyboard."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.page_actions import click_any, import_record, open_game_page, page_state, wait, wait_for_turn
from tests.web.servers import ServerProcess

PHONES = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FOCUSED = "() => document.activeElement?.dataset.handle ?? document.activeElement?.dataset.place ?? ''"


def card(page: Page) -> Locator:
    return page.locator(".popover.about")


def rest_on(page: Page, selector: str) -> None:
    """Move the mouse there and leave it."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(
    ("game", "things"),
    [
        (
            "yamatai",
            {
                '[data-handle="island:1"]': "Y6.",
                '[data-handle^="spot:"]': "Y6.2",
                '[data-handle^="tile:"]': "Y6.1",
                '[data-handle^="specialist:"]': "Y8.1",
                '[data-handle="deck"]': "Y11.4",
                '[data-place="boat:clay"]': "Y6.2",
                '.plaque [data-card="coins"]': "Y12.1",
                '[data-card="prestige"]': "Y12.1",
                '.plaque[data-card="seat:2"] .name': "",
            },
        ),
        (
            "tokaido-duo",
            {
                '[data-handle="at:C1"]': "D5.4",
                '[data-handle^="region:"]': "D4.3",
                '[data-handle^="wave:"]': "D7.1",
                '[data-handle="spring"]': "D8.3",
                '[data-handle^="ware:"]': "D5.4",
                '[data-card="figure:merchant"]': "D5.1",
                '[data-card="paintings"]': "D4.4",
                '[data-card="track"]': "D9.2",
                '.plaque[data-card="seat:2"] .name': "",
            },
        ),
    ],
)
def test_a_resting_mouse_shows_the_card_and_leaving_hides_it(
    visit: Visit, server: ServerProcess, game: str, things: dict[str, str]
) -> None:
    page = visit()
    open_game_page(page, server, game)
    wait_for_turn(page)
    for selector, rule in things.items():
        rest_on(page, selector)
        expect(page.locator(".popover")).to_have_count(1)  # a card, or a preview if there is a move
        if rule:
            expect(page.locator(".popover").get_by_role("link")).to_contain_text(rule)
        assert len(page.locator(".popover").inner_text()) > 30
        page.mouse.move(2, 500)
        expect(page.locator(".popover")).to_have_count(0)


def test_a_preview_keeps_its_place_and_says_more(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    fleet = next(handle for handle in wait_for_turn(page).lit if handle.startswith("fleet:"))
    rest_on(page, f'[data-handle="{fleet}"]')
    expect(page.locator(".popover.preview")).to_contain_text("Y9.")
    page.wait_for_timeout(1000)  # no card comes on top of it
    expect(page.locator(".popover")).to_have_count(1)
    expect(page.locator(".popover.preview")).to_be_visible()


def test_the_link_of_a_card_can_be_reached(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    rest_on(page, '[data-handle^="spot:"]')
    link = card(page).get_by_role("link")
    expect(link).to_be_visible()
    link.hover()
    page.wait_for_timeout(1000)
    with page.expect_popup() as opened:
        link.click()
    expect(opened.value.locator('[id="Y6.2"]')).to_be_visible()


def hold(page: Page, selector: str) -> None:
    """Hold a finger on the middle of an element until its card is there, then lift it."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_shows_the_card_and_is_not_a_tap(visit: Visit, server: ServerProcess) -> None:
    page = visit(**PHONES)
    open_game_page(page, server, "yamatai")
    before = wait_for_turn(page)
    page.evaluate("addEventListener('contextmenu', (event) => (window.menu = !event.defaultPrevented))")
    hold(page, f'[data-handle="{before.lit[0]}"]')
    expect(card(page)).to_contain_text("Fleet")
    expect(page.get_by_role("button", name="Play it")).to_have_count(0)
    assert page_state(page).moves == before.moves
    assert not page.evaluate("window.menu ?? false")
    card(page).get_by_role("button", name="Close").tap()
    expect(card(page)).to_have_count(0)
    hold(page, '[data-handle="island:12"]')
    expect(card(page)).to_contain_text("Island 12")
    page.locator(".prompt").tap()
    expect(card(page)).to_have_count(0)
    page.locator(f'[data-handle="{before.lit[0]}"]').tap()  # taps work as before
    expect(page.get_by_role("button", name="Play it")).to_be_visible()


def test_the_key_shows_the_card_which_follows_the_focus(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    page.locator('[data-handle="island:5"]').focus()
    page.keyboard.press("i")
    expect(card(page)).to_contain_text("Island 5")
    expect(page.locator("p.hidden[role=status]")).to_contain_text("Island 5")
    page.keyboard.press("ArrowRight")
    expect(card(page)).not_to_contain_text("Island 5,")
    there = str(page.evaluate(FOCUSED))
    page.keyboard.press("i")
    assert page.evaluate("() => document.activeElement.tagName") == "A"
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    assert page.evaluate(FOCUSED) == there


@pytest.mark.parametrize(
    ("record", "place"), [("tokaido-duo-slabs.shima", "region:1"), ("yamatai-2.shima", "island:1")]
)
def test_finished_games_and_earlier_positions_have_cards(
    visit: Visit, server: ServerProcess, record: str, place: str
) -> None:
    page = visit()
    table = import_record(page, server, record)
    page.goto(f"/table/{table}")
    page.locator(".ceremony").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".ceremony")).to_have_count(0)
    rest_on(page, f'[data-place="{place}"]')
    expect(card(page)).to_be_visible()
    page.mouse.move(2, 500)
    page.locator(f'[data-place="{place}"]').focus()
    page.keyboard.press("i")
    expect(card(page)).to_be_visible()
    page.keyboard.press("ArrowRight")
    wait(page, f"() => ({FOCUSED})() !== '{place}'", None, "the focus on a neighbour")
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "board", "hand"),
    [
        ("yamatai", r"Round 1\. On the board: .*Fans on islands", r"10 coins.*no culture tokens"),
        ("tokaido-duo", r"after C\d, your violet pilgrim here", r"Violet, you.*Temples 1, gardens 1"),
    ],
)
def test_keys_read_the_table_out(visit: Visit, server: ServerProcess, game: str, board: str, hand: str) -> None:
    page = visit()
    open_game_page(page, server, game)
    wait_for_turn(page)
    said = page.locator("p.hidden[role=status]")
    for key, words in (("b", board), ("h", hand), ("s", r"Ann: \d+"), ("l", r"\w+")):
        page.keyboard.press(key)
        expect(page.locator(".popover.told")).to_have_text(re.compile(words, re.DOTALL))
        expect(said).to_have_text(re.compile(words, re.DOTALL))
    page.keyboard.press("Escape")
    expect(page.locator(".popover")).to_have_count(0)
    expect(said).to_have_text("")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("read out the board")
    page.keyboard.press("b")
    expect(page.locator(".popover")).to_have_count(0)


def test_letters_in_a_field_are_only_letters(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_role("textbox").first
    field.fill("")
    field.press_sequentially("bhsli")
    expect(field).to_have_value("bhsli")
    expect(page.locator(".popover")).to_have_count(0)


GREEN = """(wanted) => {
    const green = [...document.querySelectorAll(".yam-island.enough")].map((each) => each.dataset.handle);
    return JSON.stringify(green.sort()) === JSON.stringify(wanted);
}"""
WHYS = """async ([table, start]) => {
    const found = await (await fetch(`/api/tables/${table}/whys?start=${start}`)).json();
    return [...new Set(found.moves.flatMap((move) => move.prospects))].sort();
}"""


def test_hovering_a_building_or_a_fleet_shows_where_it_is_possible(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    table = open_game_page(page, server, "yamatai")
    dice = random.Random(3)
    green: dict[str, list[str]] = {}
    for _ in range(1000):
        seen = wait_for_turn(page)
        fleets = [handle for handle in seen.lit if handle.startswith("fleet:")]
        green = {fleet: page.evaluate(WHYS, [table, fleet.replace(":", " ")]) for fleet in fleets}
        if any(green.values()):
            break
        click_any(page, seen, dice)
    tiles = page.locator('[data-handle^="tile:"]').evaluate_all("(all) => all.map((each) => each.dataset.handle)")
    green |= {tile: page.evaluate(WHYS, [table, tile.replace("tile:", "build ")]) for tile in tiles}
    for handle, islands in green.items():
        rest_on(page, f'[data-handle="{handle}"]')
        wait(page, GREEN, islands, f"green islands for {handle}: {islands}")
        if islands:
            expect(page.locator(".yam-island.enough").first).to_have_accessible_name(re.compile("are enough"))
        page.mouse.move(2, 500)
        wait(page, GREEN, [], "no green islands")
    rest_on(page, f'[data-handle="{tiles[0]}"]')
    expect(page.locator(".yam-island .lacks").first).to_be_visible()
