"""The characters in the browser: their faces, who they are, and what they say."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from shima.language import language
from shima.players.talk import GREETING, Remark
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.page_actions import TIMEOUT
from tests.web.servers import ServerProcess

TABLET = {"width": 1024, "height": 768}
SIDEWAYS = {"width": 844, "height": 390}
SPOKEN = """(speech) => {
    const box = speech.getBoundingClientRect();
    return {
        line: speech.querySelector(".line").textContent,
        faces: [...speech.querySelectorAll("use")].map((use) => use.getAttribute("href")),
        isAnnounced: speech.closest("[role=status]") !== null,
        box: [box.left, box.width, box.height],
    };
}"""


def open_table(page: Page, server: ServerProcess, game: str, chairs: Sequence[str]) -> None:
    headers = {"origin": server.address}
    page.request.post("/api/me", data={"name": "Ann"}, headers=headers)
    spec = {"game": game, "chairs": list(chairs)}
    table = page.request.post("/api/tables", data=spec, headers=headers).json()["id"]
    page.goto(f"/table/{table}")


def greetings(bot: str, code: str) -> list[str]:
    return [language(code).say(Remark(0, bot, GREETING, variant).text) for variant in (1, 2)]


def heard(page: Page) -> dict[str, Any]:
    """The first thing that is said: its words, the face next to it, where it is, and whether it is announced.

    All of it is read at once, because the bubble is there for a few seconds only.
    """
    found: dict[str, Any] = page.locator(".speech").evaluate(SPOKEN, timeout=TIMEOUT)
    return found


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, SIDEWAYS], ids=lambda size: f"{size['width']}")
def test_a_character_greets_next_to_its_face(visit: Visit, server: ServerProcess, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    open_table(page, server, "tokaido-duo", ["", "level3"])
    speech = heard(page)
    assert speech["line"] in greetings("level3", "en")
    assert "#face-level3" in speech["faces"]
    assert speech["isAnnounced"]
    left, width, height = speech["box"]
    assert left >= 0
    assert left + width <= size["width"]
    assert height <= 48
    expect(page.locator(".speech")).to_have_count(0)  # after a few seconds


def test_characters_speak_the_language_of_the_page(visit: Visit, server: ServerProcess) -> None:
    page = visit(locale="de-DE")
    open_table(page, server, "yamatai", ["", "level1"])
    assert heard(page)["line"] in greetings("level1", "de")


def test_characters_can_be_silenced(visit: Visit, server: ServerProcess) -> None:
    page = visit("/me")
    switch = page.get_by_label("Show what the bots say")
    expect(switch).to_be_checked()
    switch.uncheck()
    open_table(page, server, "yamatai", ["", "level1"])
    expect(page.locator('.plaque use[href="#face-level1"]')).to_be_attached()
    expect(page.locator('[data-handle^="island:"]')).to_have_count(34)
    expect(page.locator(".speech")).to_have_count(0)


def test_opponents_are_shown_where_they_are_chosen(visit: Visit) -> None:
    page = visit()
    card = page.locator("article").first
    expect(card.locator('use[href="#face-level3"]')).to_be_attached()
    card.get_by_label("Bot level").select_option("8 · Ume")
    expect(card.locator('use[href="#face-level8"]')).to_be_attached()
    expect(card.get_by_text("An old master")).to_be_visible()
    expect(card.get_by_role("img", name="Level 8 of 8")).to_be_attached()
    page.goto("/new?game=yamatai")
    expect(page.locator('form use[href="#face-level8"]')).to_be_attached()
