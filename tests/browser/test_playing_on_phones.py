"""Faults found by playing on a phone, with forced colours or in another language do not come back."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.page_actions import click, click_any, open_game_page, page_state, wait_for_turn
from tests.browser.test_taps import PHONES
from tests.web.servers import ServerProcess, open_table

SIDEWAYS = {"width": 844, "height": 390}
LARGEST_NOTE = 0.4
"""Of the height and the width of a phone held sideways."""
LOOK = """(selector) => [...document.querySelectorAll(selector)].map((each) => {
    const { outline, textDecorationLine, backgroundColor, borderBottomColor } = getComputedStyle(each);
    return [outline, textDecorationLine, backgroundColor, borderBottomColor].join(" ");
})"""
IN_SIGHT = """() => {
    const frame = document.querySelector(".board .frame").getBoundingClientRect();
    const places = [...document.querySelectorAll(".board .handle.lit")].map((each) => each.getBoundingClientRect());
    const isInside = ({ x, y, width, height }) => {
        const [across, down] = [x + width / 2, y + height / 2];
        return across > frame.left && across < frame.right && down > frame.top && down < frame.bottom;
    };
    return [places.filter(isInside).length, places.length];
}"""
TEXTS = """() => [...document.querySelectorAll(".board .frame > svg:first-child text")]
    .filter((text) => text.checkVisibility() && text.textContent.trim())
    .map((text) => {
        const { a, b } = text.getScreenCTM();
        return Math.hypot(a, b) * parseFloat(getComputedStyle(text).fontSize);
    })"""
SIGNS = ".seal, .disc, use[href='#duo-town'], use[href='#duo-town-coin'], use[href='#duo-mountain-town']"
NEXT_TO_SIGNS = """(signs) => {
    const boxes = [...document.querySelectorAll(signs)].map((sign) => sign.getBoundingClientRect());
    const texts = [...document.querySelectorAll(".island text")].filter((text) => {
        const { a: scale, d, f } = text.getScreenCTM();
        const { left, right } = text.getBoundingClientRect();
        const middle = f + d * (text.y.baseVal[0]?.value ?? 0);
        const half = 0.33 * scale * parseFloat(getComputedStyle(text).fontSize); // of a capital letter
        const isIn = (box) => box.top <= middle - half && middle + half <= box.bottom;
        return !boxes.some((box) => box.left <= left && right <= box.right && isIn(box));
    });
    return texts.map((text) => text.textContent);
}"""
TARGETS = """() => [...document.querySelectorAll(".title :is(a, button), .line button, .dock button, .zoom")]
    .filter((each) => each.checkVisibility())
    .map((each) => [each.getBoundingClientRect(), each.getAttribute("aria-label") ?? each.textContent])
    .filter(([box]) => Math.min(box.width, box.height) < 39.5)
    .map(([, name]) => name)"""
SMALLEST_TARGET = 40
SMALLEST_TEXT = 10
SIZES = ["360x640", "390x844", "844x390"]
ENDS = {"en-GB": ("end your turn", r"^End"), "de-DE": ("beende deinen Zug", "beenden")}


def test_a_new_message_has_a_sign_next_to_the_board(visit: Visit, server: ServerProcess) -> None:
    page = visit(**PHONES)
    page.request.post("/api/me", data={"name": "Ann"}, headers={"origin": server.address})
    with server.guest("Kim") as kim:
        table = open_table(kim, "tokaido-duo", ["", ""])
        sat = page.request.post(f"/api/tables/{table}/actions", data={"do": "sit"}, headers={"origin": server.address})
        assert sat.status == 200, sat.text()
        page.goto(f"/table/{table}")
        expect(page.locator(".prompt")).not_to_be_empty()
        sign = page.get_by_role("button", name=re.compile("^Chat"))
        expect(sign).to_have_count(0)
        said = kim.post(f"/api/tables/{table}/actions", json={"do": "say", "text": "Hello from Kim"})
        assert said.status_code == 200, said.text
    expect(sign).to_be_in_viewport(ratio=1)
    expect(sign).to_have_text(re.compile(r"Chat\s*1"))
    box, board = sign.bounding_box(), page.locator("section.board").bounding_box()
    assert box is not None
    assert board is not None
    assert box["height"] >= SMALLEST_TARGET
    sign.tap()
    expect(page.get_by_text("Hello from Kim")).to_be_in_viewport()
    page.get_by_role("button", name="Close").tap()
    expect(sign).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_map_is_enlarged_where_something_can_be_touched(
    visit: Visit, server: ServerProcess, size: dict[str, int]
) -> None:
    page = visit(viewport=size)
    open_game_page(page, server, "yamatai")
    seen = wait_for_turn(page)
    while not any(handle.startswith("boat:") for handle in seen.lit):
        click_any(page, seen, random.Random(1))
        seen = wait_for_turn(page)
    click(page, next(handle for handle in seen.lit if handle.startswith("boat:")))
    expect(page.locator('[data-handle^="spot:"].lit').first).to_be_attached()
    zoom = page.locator("button.zoom")
    if zoom.get_attribute("aria-pressed") == "true":  # a small board is enlarged by itself
        assert page.evaluate(IN_SIGHT)[0] > 0
        zoom.press("Enter")
        expect(zoom).to_have_attribute("aria-pressed", "false")
    zoom.press("Enter")
    expect(zoom).to_have_attribute("aria-pressed", "true")
    inside, lit = page.evaluate(IN_SIGHT)
    assert lit > 0
    assert inside > 0


def test_four_players_are_in_one_row_and_the_map_begins_below_it(visit: Visit, server: ServerProcess) -> None:
    page = visit(viewport={"width": 360, "height": 640}, locale="de-DE")
    open_game_page(page, server, "yamatai", chairs=["", "random", "random", "random"])
    wait_for_turn(page)
    boxes = [plaque.bounding_box() for plaque in page.locator(".plaque").all()]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)
    board = page.locator("section.board").bounding_box()
    assert board is not None
    assert board["y"] <= 48


@pytest.mark.parametrize("locale", ENDS)
def test_the_prompt_names_the_button_that_ends_the_turn(visit: Visit, server: ServerProcess, locale: str) -> None:
    """It is strong only if nothing else can be done, and no boat that could be placed is wasted in one click."""
    page = visit(locale=locale, viewport=PHONE)
    open_game_page(page, server, "yamatai")
    dice = random.Random(9)
    words, name = ENDS[locale]
    named = warned = 0
    while named < 8 or warned == 0:
        seen = wait_for_turn(page)
        end = page.locator(".moves.main button")
        if words in page.locator(".prompt").inner_text():
            named += 1
            expect(end).to_be_visible()
            expect(end).to_have_text(re.compile(name))
        if warned == 0 and end.count() and any(handle.startswith("boat:") for handle in seen.lit):
            warned = try_to_end(page)
        click_any(page, wait_for_turn(page), dice)


def try_to_end(page: Page) -> int:
    """Press the button while a boat can be placed. Nothing is played."""
    before = page_state(page)
    end = page.locator(".moves.main button")
    expect(end).not_to_have_class(re.compile("strong"))
    end.click()
    expect(page.locator("[data-warned]")).to_be_attached()
    assert page_state(page).moves == before.moves
    return 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_forced_colours_tell_who_is_at_move_and_what_is_current(
    visit: Visit, server: ServerProcess, size: dict[str, int]
) -> None:
    page = visit(forced_colors="active", viewport=size)
    open_game_page(page, server, "yamatai", chairs=["", "random", "random", "random"])
    wait_for_turn(page)
    pairs = [(".plaque.turn", ".plaque:not(.turn)"), ("li.now", ".turn > li:not(.now)")]
    if size == DESKTOP:
        pairs.append(("[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"))
    for current, others in pairs:
        looks: list[str] = page.evaluate(LOOK, current)
        assert len(looks) == 1, current
        assert looks[0] not in page.evaluate(LOOK, others)


@pytest.mark.parametrize("lesson", ["yamatai-opener", "tokaido-duo-opener"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_note_of_a_lesson_leaves_room_for_the_board(visit: Visit, lesson: str, locale: str) -> None:
    page = visit(f"/learn/{lesson}", viewport=SIDEWAYS, has_touch=True, locale=locale)
    expect(page.locator(".note .what")).to_be_visible()
    note, board = page.locator(".dock").bounding_box(), page.locator("section.board").bounding_box()
    assert note is not None
    assert board is not None
    assert note["width"] <= LARGEST_NOTE * SIDEWAYS["width"]
    assert note["height"] <= LARGEST_NOTE * SIDEWAYS["height"] + 1
    assert board["x"] + board["width"] <= note["x"] + 1
    expect(page.locator(".note .strong")).to_be_in_viewport(ratio=1)
    for part in page.locator(".title :is(a, button, h1, li)").all():
        box = part.bounding_box()
        assert box is None or box["x"] + box["width"] <= board["x"] + board["width"]
    dimmed = page.locator(".spotlight mask rect:not([rx])")
    expect(dimmed).to_have_count(2)  # the board and the tray


@pytest.mark.parametrize("game", ["yamatai", "tokaido-duo"])
def test_a_hint_is_drawn_on_the_board_and_leaves_nothing_picked_up(
    visit: Visit, server: ServerProcess, game: str
) -> None:
    page = visit(**PHONES)
    open_game_page(page, server, game)
    before = wait_for_turn(page)
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".hints .why")).to_be_visible()
    expect(page.locator(".board :is(.plan *, .trail .number)").first).to_be_attached()
    page.get_by_role("button", name="Close").tap()
    assert page.locator(".picked, .proposed").count() == 0
    assert page_state(page).lit == before.lit


@pytest.mark.parametrize("game", ["yamatai", "tokaido-duo"])
@pytest.mark.parametrize("size", SIZES)
def test_a_finger_hits_every_button_and_the_map_can_be_read(
    visit: Visit, server: ServerProcess, game: str, size: str
) -> None:
    width, height = map(int, size.split("x"))
    page = visit(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, locale="de-DE")
    open_game_page(page, server, game)
    wait_for_turn(page)
    assert page.evaluate(TARGETS) == []
    texts: list[float] = page.evaluate(TEXTS)
    assert texts
    assert min(texts) >= SMALLEST_TEXT


@pytest.mark.parametrize("size", SIZES)
def test_names_prices_and_numbers_fit_on_the_signs_of_the_map(visit: Visit, server: ServerProcess, size: str) -> None:
    width, height = map(int, size.split("x"))
    page = visit(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    if width < height:  # a phone held sideways has no room for the button
        page.get_by_role("button", name="Hint").tap()
        expect(page.locator(".plan .number").first).to_be_attached()
    assert min(page.evaluate(TEXTS)) >= SMALLEST_TEXT
    assert page.evaluate(NEXT_TO_SIGNS, SIGNS) == []
