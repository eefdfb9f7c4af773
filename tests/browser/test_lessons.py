"""Lessons to their end, by clicks on what is pointed at. Wrong clicks explain themselves, and one can leave."""

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect

from shima.lessons.loader import lessons
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.page_actions import click
from tests.browser.test_axe import problems

LESSONS = ["tokaido-duo-first", "yamatai-first"]
CONTINUE = "lesson:continue"
SEE = """() => {
    const room = document.querySelector("[data-stop]");
    const pointed = [...document.querySelectorAll(".pointed[data-handle]")].map((each) => each.dataset.handle);
    if (!room || (room.dataset.reading !== "true" && pointed.length === 0)) return null;
    return {
        stop: Number(room.dataset.stop),
        reading: room.dataset.reading === "true",
        ended: room.dataset.ended === "true",
        pointed,
        picked: document.querySelectorAll(".picked[data-handle]").length,
        menu: document.querySelector(".popover.menu .pointed") !== null,
    };
}"""
CHANGED = (
    f"before => {{ const now = ({SEE})(); return now !== null && JSON.stringify(now) !== JSON.stringify(before); }}"
)
SAID = ".note .what"


def see(page: Page) -> dict[str, Any]:
    """Where the lesson waits, and what it points at."""
    found: dict[str, Any] = page.wait_for_function(SEE).json_value()
    return found


def step(page: Page) -> dict[str, Any]:
    """Do what the lesson is after, by pointer; what one sees then."""
    before = see(page)
    if before["menu"]:
        page.locator(".popover.menu .pointed").click()
    else:
        click(page, CONTINUE if before["reading"] else before["pointed"][0])
    page.wait_for_function(CHANGED, arg=before)
    return see(page)


def words(lesson: str, code: str) -> list[str]:
    """What the stops of the lesson say, one after the other."""
    taught = lessons()[lesson]
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(taught.words[code]))
    patterns = [bundle.get_message(stop.note.key).value for stop in taught.lesson.stops]
    return [" ".join(str(bundle.format_pattern(pattern)[0]).split()) for pattern in patterns if pattern]


def go_to(page: Page, stop: int) -> None:
    while see(page)["stop"] < stop:
        step(page)


@pytest.mark.parametrize(("locale", "size"), [("en-GB", DESKTOP), ("de-DE", PHONE)], ids=["English", "German phone"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_to_the_end_and_on_to_a_real_game(visit: Visit, lesson: str, locale: str, size: dict[str, int]) -> None:
    page = visit(f"/learn/{lesson}", locale=locale, viewport=size)
    said: list[str] = []
    while not (seen := see(page))["ended"]:
        if seen["picked"] == 0:
            said.append(page.locator(SAID).inner_text())
        step(page)
    said.append(page.locator(SAID).inner_text())
    assert said == words(lesson, locale[:2])
    button = page.get_by_role("button", name="an easy bot" if locale == "en-GB" else "einen leichten Bot")
    button.click()
    expect(page.locator("[data-moves]")).to_be_visible()


def test_wrong_clicks_explain_themselves_and_play_nothing(visit: Visit) -> None:
    page = visit("/learn/tokaido-duo-first")
    bubble = page.locator(".popover")
    see(page)
    click(page, "at:C1")
    expect(bubble).to_contain_text("then continue")
    go_to(page, 3)
    click(page, "at:C1")
    expect(bubble).to_contain_text("22 steps to C1")
    address = re.compile(r"^/rules/tokaido-duo\?set=[0-9a-f]{64}#D6\.1$")
    expect(bubble.get_by_role("link", name="D6.1")).to_have_attribute("href", address)
    click(page, "die:merchant")
    click(page, "at:M3")
    expect(bubble).to_contain_text("let’s start with the pilgrim")  # the words of the note
    assert problems(page) == []
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("region", name="Board", exact=True).click(position={"x": 4, "y": 4})
    expect(bubble).to_contain_text("Here’s the next step: Pilgrim to the temple after C3")
    assert see(page)["stop"] == 3
    page.get_by_role("button", name="Show me").click()
    expect(page.locator('[data-handle="die:pilgrim"]')).to_be_focused()


def test_one_comes_back_to_where_one_was_in_any_language(visit: Visit) -> None:
    page = visit("/learn/yamatai-first")
    go_to(page, 5)
    said = page.locator(SAID).inner_text()
    page.reload()
    assert see(page)["stop"] == 5
    expect(page.locator(SAID)).to_have_text(said)
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(page.locator(SAID)).not_to_have_text(said)
    assert see(page)["stop"] == 5
    expect(page).to_have_title(re.compile("Deine ersten Inseln"))
    step(page)
    other = page.context.new_page()
    other.goto("/learn")
    card = other.get_by_role("article", name="Deine ersten Inseln")
    expect(card).to_contain_text("6 von 31")
    card.get_by_role("link", name="Weitermachen").click()
    assert see(other)["stop"] == 5
    other.get_by_role("button", name="Zurück", exact=True).click()
    other.wait_for_function("() => document.querySelector('[data-stop]').dataset.stop === '4'")
    other.get_by_role("button", name="Von vorn").click()
    other.wait_for_function("() => document.querySelector('[data-stop]').dataset.stop === '0'")


def test_the_keyboard_alone_reads_on_and_makes_a_move(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn by playing").last.click()
    see(page)
    for stop in range(3):
        assert see(page)["stop"] == stop
        page.keyboard.press(["Enter", "Space"][stop % 2])
        page.wait_for_function("stop => Number(document.querySelector('[data-stop]')?.dataset.stop) > stop", arg=stop)
    page.get_by_role("button", name="Show me").focus()
    for _ in see(page)["pointed"] and range(2):
        page.keyboard.press("Enter")  # goes to what is pointed at
        page.wait_for_function("() => document.activeElement?.closest('.board')")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Show me").focus()
    page.wait_for_function("() => document.querySelector('[data-stop]')?.dataset.stop === '4'")
    expect(page.locator(SAID)).to_have_text("Visit the temple.")


def test_an_address_without_a_lesson_leads_back(visit: Visit) -> None:
    page = visit("/learn/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("[data-stop]")).to_have_count(0)
