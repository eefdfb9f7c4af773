"""The studio: a set with its own board is drawn, corrected and played with."""

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.page_actions import click_any, wait_for_turn
from tests.component_sets import FILES, TEXTS, line_of

RING = "  [39, 40, 22, 21],"


def open_file(page: Page, path: Path) -> None:
    page.locator("textarea").wait_for(state="attached")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator("#studio-state")).to_contain_text(path.stem)


def write(page: Page, text: str) -> None:
    page.locator("textarea").fill(text)


def expect_line(page: Page, number: int) -> None:
    """The cursor is on this line."""
    expect(page.locator(".gutter .here")).to_have_text(str(number))


def test_a_set_with_another_board_is_drawn_mended_and_played_with(visit: Visit) -> None:
    page, text = visit("/studio/yamatai"), TEXTS["yamatai"]
    open_file(page, FILES["yamatai"])
    expect(page.locator('[data-handle^="spot:"]')).to_have_count(54)
    expect(page.locator('[data-handle^="island:"]')).to_have_count(34)
    expect(page.locator('.thing[data-where^="building["]')).to_have_count(28)

    # What is drawn leads to its line, by pointer and by keyboard; what the cursor is on is marked.
    page.locator('[data-handle="island:19"]').click()
    expect_line(page, line_of(text, RING))
    expect(page.locator('[data-handle="island:19"]')).to_have_class("handle yam-island picked")
    expect(page.get_by_role("complementary")).to_contain_text("printed")
    page.locator('.thing[data-where="specialist[13]"]').press("Enter")
    expect_line(page, line_of(text, '"Riu"'))
    page.locator("textarea").press("ArrowUp")
    expect(page.locator('.thing[data-where="specialist[12]"].marked')).to_be_visible()
    page.locator('[data-handle="island:19"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-handle="spot:22"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect_line(page, line_of(text, "[1018, 808]"))
    legend = page.get_by_role("button", name="printed 168")
    legend.click()
    expect(page.locator('.thing[data-where="boats.clay"].faded')).to_be_visible()
    legend.click()

    # What is wrong stands at its line, in the list and on the drawing, which stays as it was.
    wrong = text.replace(RING, "  [39, 40, 22, 99],").replace("clay = 13", "clay = 12")
    write(page, wrong)
    expect(page.locator(".gutter .wrong")).to_have_text([str(line_of(wrong, "clay = 12")), str(line_of(wrong, "99]"))])
    expect(page.locator(".message")).to_contain_text("rule Y1.1 requires 13")
    expect(page.locator('[data-handle="island:19"]')).to_have_class("handle yam-island lit")
    expect(page.locator('.thing[data-where="boats.clay"].wrong')).to_be_visible()
    expect(page.get_by_role("button", name="Play with this set")).to_be_disabled()
    page.get_by_role("button", name="There is no spot 99").click()
    expect_line(page, line_of(wrong, "99]"))
    expect(page.locator(".message")).to_contain_text("There is no spot 99")

    # The draft is still there tomorrow; mended, it can be played.
    page.reload()
    expect(page.locator(".gutter .wrong")).to_have_count(2)
    write(page, text)
    page.get_by_role("button", name="Play with this set").click()
    expect(page.get_by_role("combobox", name="Components")).to_contain_text("round-archipelago")
    page.get_by_role("combobox", name="Seat 2").select_option("random")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('[data-handle^="spot:"], [data-place^="spot:"]')).to_have_count(54)
    dice = random.Random(3)
    for _ in range(4):
        click_any(page, wait_for_turn(page), dice)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("link", name="set “round-archipelago”").click()
    expect(page.locator("#studio-state")).to_contain_text("round-archipelago")


def test_on_a_phone_text_and_drawing_are_tabs(visit: Visit) -> None:
    page, text = visit("/studio", viewport=PHONE, locale="de-DE"), TEXTS["tokaido-duo"]
    page.get_by_role("link", name="Tokaido Duo").click()
    open_file(page, FILES["tokaido-duo"])
    expect(page.locator('[data-handle^="at:"]')).to_have_count(26 + 4)
    page.locator('[data-handle="at:M3"]').click()
    expect(page.get_by_role("complementary")).to_contain_text("routes.mountain_wares.M3 = 3")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name=f"Zeile {line_of(text, 'mountain_wares')}").click()
    expect(page.get_by_role("tab", name="Text")).to_have_attribute("aria-selected", "true")
    expect_line(page, line_of(text, "mountain_wares"))
    wrong = text.replace('"C6", "temple", "seashore"', '"C6", "temple", "harbour"')
    write(page, wrong)
    expect(page.locator(".gutter .wrong")).to_have_text(str(line_of(wrong, '"harbour"')))
    expect(page.locator(".message")).to_contain_text("harbour")
    expect(page.get_by_role("tab", name="Text 1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("tab", name="Zeichnung").click()
    expect(page.get_by_role("note")).to_contain_text("letzte Fassung")
