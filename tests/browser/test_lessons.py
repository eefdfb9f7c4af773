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

LESSONS = list(lessons())
OPENERS = ["tokaido-duo-opener", "yamatai-opener"]
MOST_CLICKS = 4
CONTINUE = "lesson:continue"
SEE = """() => {
    const room = document.querySelector("[data-stop]");
    const pointed = [...document.querySelectorAll(".pointed[data-handle]")].map((each) => each.dataset.handle);
    const answers = [...document.querySelectorAll(".answers [data-handle]")].map((each) => each.dataset.handle);
    if (!room || (room.dataset.reading !== "true" && pointed.length === 0 && answers.length === 0)) return null;
    return {
        stop: Number(room.dataset.stop),
        reading: room.dataset.reading === "true",
        ended: room.dataset.ended === "true",
        pointed,
        answers,
        picked: document.querySelectorAll(".picked[data-handle]").length,
        menu: document.querySelector(".fan .pointed") !== null,
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
        page.locator(".fan .pointed").click()
    elif before["answers"]:
        page.locator(".answers [data-handle]").first.click()
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


def points(page: Page) -> int:
    """Return the learner's points."""
    return int(page.locator("[data-zone=scores] li", has_text="You").locator("b").inner_text())


def go_to(page: Page, stop: int) -> None:
    while see(page)["stop"] < stop:
        step(page)


@pytest.mark.parametrize(("locale", "size"), [("en-GB", DESKTOP), ("de-DE", PHONE)], ids=["English", "German phone"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_to_the_end(visit: Visit, lesson: str, locale: str, size: dict[str, int]) -> None:
    page = visit(f"/learn/{lesson}", locale=locale, viewport=size)
    said: list[str] = []
    last = -1
    while not (seen := see(page))["ended"]:
        if seen["stop"] != last:
            said.append(page.locator(SAID).inner_text())
        last = seen["stop"]
        step(page)
    said.append(page.locator(SAID).inner_text())
    assert said == words(lesson, locale[:2])


@pytest.mark.parametrize("lesson", OPENERS)
def test_the_opener_scores_in_four_clicks_and_leads_to_a_chapter_or_a_game(visit: Visit, lesson: str) -> None:
    page = visit(f"/learn/{lesson}")
    clicks = 0
    see(page)
    before = points(page)
    while not see(page)["ended"]:
        step(page)
        clicks += 1
    assert clicks <= MOST_CLICKS
    assert points(page) > before
    chapter = lessons()[LESSONS[LESSONS.index(lesson) + 1]].titles["en"][0]
    expect(page.get_by_role("link", name=f"Next: {chapter}")).to_be_visible()
    page.get_by_role("button", name="an easy bot").click()
    expect(page.locator("[data-moves]")).to_be_visible()


def test_a_decision_takes_any_answer_and_comments_on_all(visit: Visit) -> None:
    page = visit("/learn/yamatai-specialists")
    go_to(page, 5)
    assert len(see(page)["answers"]) == 2
    assert page.locator(".spotlight .ring").count() >= 2  # on the board
    click(page, "specialist:Izanagi")  # there is only one way to pay
    expect(page.locator(".popover.refusal")).to_contain_text("Choose one of them")
    page.keyboard.press("Escape")
    assert see(page)["stop"] == 5
    page.get_by_role("group", name="Your decision").get_by_role("button", name="Kagutsuchi").click()
    expect(page.locator("[data-comment]").first).to_contain_text("1 extra prestige token")
    assert page.locator("[data-comment]:visible").evaluate_all("all => all.map((each) => each.dataset.comment)") == [
        "kagutsuchi"
    ]
    expect(page.get_by_role("region", name="Your mat")).to_contain_text("Kagutsuchi")  # the board shows the answer
    page.get_by_text("The other answers").click()
    expect(page.locator("[data-comment]:visible")).to_have_count(2)
    expect(page.locator('[data-comment="riu"]')).to_contain_text("room for three boats")
    page.reload()
    assert see(page)["ended"]
    expect(page.locator("[data-comment]:visible")).to_have_count(2)  # without an answer of one's own
    page.get_by_role("button", name="Back").click()
    page.wait_for_function("() => document.querySelector('[data-stop]').dataset.stop === '5'")
    page.get_by_role("group", name="Your decision").get_by_role("button", name="Riu").click()
    expect(page.locator("[data-comment]:visible")).to_have_count(1)
    page.get_by_role("link", name="All lessons").last.click()
    chapter = page.get_by_role("link", name="Tokens and specialists")
    expect(chapter).to_contain_text("Completed.")
    expect(page.get_by_role("article", name="Yamataï")).to_contain_text("1 of 7 completed")


def test_an_answer_can_be_given_on_the_board(visit: Visit) -> None:
    page = visit("/learn/tokaido-duo-artist", viewport=PHONE, has_touch=True)
    go_to(page, 5)
    click(page, "region:6")
    expect(page.locator('[data-comment="gift"]:visible')).to_have_count(1)


LIT = """() => {
    const bar = document.querySelector(".teacher").getBoundingClientRect();
    const shown = document.elementFromPoint(bar.x + bar.width / 2, bar.y + 20);
    const holes = document.querySelectorAll(".spotlight mask rect[rx]").length;
    return holes > 0 ? { holes, bar: shown.closest(".teacher") !== null } : null;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_explained_is_lit_and_never_covered(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/learn/yamatai-opener", viewport=size)
    see(page)
    assert page.wait_for_function(LIT).json_value() == {"holes": 2, "bar": True}  # island 12 and its boat
    assert page.locator(".spotlight .ring").count() == 0
    step(page)
    page.locator(".spotlight .ring").wait_for()
    ring = page.locator(".spotlight .ring").bounding_box()
    fleet = page.locator('[data-handle="fleet:1"]').bounding_box()
    assert ring is not None
    assert fleet is not None
    assert ring["x"] <= fleet["x"] <= fleet["x"] + fleet["width"] <= ring["x"] + ring["width"]
    teacher = page.locator(".teacher").bounding_box()
    assert teacher is not None
    assert fleet["y"] + fleet["height"] <= teacher["y"] or fleet["x"] + fleet["width"] <= teacher["x"]


def test_a_tap_anywhere_in_the_ring_belongs_to_it(visit: Visit) -> None:
    page = visit("/learn/tokaido-duo-artist", viewport=PHONE, has_touch=True)
    go_to(page, 1)
    while see(page)["pointed"][0] != "region:3":
        step(page)
    page.locator(".spotlight .ring").wait_for()
    before = see(page)
    box = page.locator(".spotlight .ring").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(CHANGED, arg=before)
    assert see(page)["stop"] == 2


def test_the_opponent_plays_step_by_step_and_can_be_skipped(visit: Visit) -> None:
    page = visit("/learn/yamatai-powers", reduced_motion="no-preference")
    go_to(page, 2)
    step_by_step = """() => {
        window.steps = new Set();
        new MutationObserver(() => window.steps.add(document.querySelector(".told")?.textContent ?? ""))
            .observe(document.body, { subtree: true, childList: true, characterData: true });
    }"""
    page.evaluate(step_by_step)
    click(page, see(page)["pointed"][0])
    page.get_by_role("button", name="Skip ahead").wait_for()
    page.wait_for_function("() => [...window.steps].filter((text) => text.includes('Aki')).length >= 2")
    page.get_by_role("button", name="Skip ahead").click()
    page.wait_for_function("() => document.querySelector('[data-stop]')?.dataset.stop === '3'")
    expect(page.locator(".told")).to_contain_text("Yasoma")


def test_without_motion_the_turns_of_others_are_summed_up_at_once(visit: Visit) -> None:
    page = visit("/learn/yamatai-powers")
    go_to(page, 3)
    expect(page.get_by_role("button", name="Skip ahead")).to_have_count(0)
    expect(page.locator(".told")).to_contain_text("Yasoma")


def test_wrong_clicks_explain_themselves_and_play_nothing(visit: Visit) -> None:
    page = visit("/learn/tokaido-duo-opener")
    bubble = page.locator(".popover")
    see(page)
    click(page, "at:C1")
    expect(bubble).to_contain_text("then continue")
    go_to(page, 1)
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
    assert see(page)["stop"] == 1
    page.get_by_role("button", name="Show me").click()
    expect(page.locator('[data-handle="die:pilgrim"]')).to_be_focused()


def test_one_comes_back_to_where_one_was_in_any_language(visit: Visit) -> None:
    page = visit("/learn/yamatai-boats")
    go_to(page, 2)
    said = page.locator(SAID).inner_text()
    page.reload()
    assert see(page)["stop"] == 2
    expect(page.locator(SAID)).to_have_text(said)
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(page.locator(SAID)).not_to_have_text(said)
    assert see(page)["stop"] == 2
    expect(page).to_have_title(re.compile("Schiffe und Ketten"))
    step(page)
    other = page.context.new_page()
    other.goto("/learn")
    cards = other.get_by_role("article")
    expect(cards.first).to_contain_text("Yamataï")  # as on the start page
    expect(cards.first).to_contain_text("90 Sekunden")
    chapter = other.get_by_role("link", name="Schiffe und Ketten")
    expect(chapter).to_contain_text("4 von 6")
    expect(other.get_by_role("link", name="Flotten und Zugfolge")).to_contain_text("3 Minuten")
    chapter.click()
    assert see(other)["stop"] == 3
    other.get_by_role("button", name="Zurück", exact=True).click()
    other.wait_for_function("() => document.querySelector('[data-stop]').dataset.stop === '2'")
    other.get_by_role("button", name="Von vorn").click()
    other.wait_for_function("() => document.querySelector('[data-stop]').dataset.stop === '0'")


@pytest.mark.parametrize("game", ["yamatai", "tokaido-duo"])
def test_former_addresses_lead_to_the_opener(visit: Visit, game: str) -> None:
    page = visit("/learn")
    page.evaluate(f"localStorage.setItem('lesson-{game}-first', '20 30')")
    page.goto(f"/learn/{game}-first")
    assert see(page)["stop"] == 0
    expect(page).to_have_url(re.compile(f"/learn/{game}-opener$"))


def test_the_keyboard_alone_reads_on_and_makes_a_move(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn by playing").last.click()
    assert see(page)["stop"] == 0
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[data-stop]')?.dataset.stop === '1'")
    page.get_by_role("button", name="Show me").focus()
    for _ in see(page)["pointed"] and range(2):
        page.keyboard.press("Enter")  # goes to what is pointed at
        page.wait_for_function("() => document.activeElement?.closest('[data-parts]')")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Show me").focus()
    page.wait_for_function("() => document.querySelector('[data-stop]')?.dataset.stop === '2'")
    expect(page.locator(SAID)).to_have_text("Visit the temple.")


def test_an_address_without_a_lesson_leads_back(visit: Visit) -> None:
    page = visit("/learn/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("[data-stop]")).to_have_count(0)
