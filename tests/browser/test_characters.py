"""The characters in the browser: their faces, who they are, and what they say."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from shima.language import language
from shima.players.talk import GREETING, Remark
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.web.servers import ServerProcess

TABLET = {"width": 1024, "height": 768}
SIDEWAYS = {"width": 844, "height": 390}


def open_table(page: Page, server: ServerProcess, game: str, chairs: Sequence[str]) -> None:
    headers = {"origin": server.address}
    page.request.post("/api/me", data={"name": "Ann"}, headers=headers)
    spec = {"game": game, "chairs": list(chairs)}
    table = page.request.post("/api/tables", data=spec, headers=headers).json()["id"]
    page.goto(f"/table/{table}")


def greetings(bot: str, code: str) -> list[str]:
    return [language(code).say(Remark(0, bot, GREETING, variant).text) for variant in (1, 2)]


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, SIDEWAYS], ids=lambda size: f"{size['width']}")
def test_a_character_greets_next_to_its_face(visit: Visit, server: ServerProcess, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    open_table(page, server, "tokaido-duo", ["", "level3"])
    speech = page.locator(".speech")
    expect(speech).to_be_visible()
    expect(speech.locator('use[href="#face-level3"]')).to_be_attached()
    assert speech.locator(".line").inner_text() in greetings("level3", "en")
    assert page.locator("[role=status]").filter(has=speech).count() == 1  # announced
    box = speech.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["height"] <= 48
    expect(speech).to_be_hidden()  # after a few seconds


def test_characters_speak_the_language_of_the_page(visit: Visit, server: ServerProcess) -> None:
    page = visit(locale="de-DE")
    open_table(page, server, "yamatai", ["", "level1"])
    line = page.locator(".speech .line")
    expect(line).to_be_visible()
    assert line.inner_text() in greetings("level1", "de")


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
    expect(card.get_by_text("Level 8 of 8")).to_be_attached()
    page.goto("/new?game=yamatai")
    expect(page.locator('form use[href="#face-level8"]')).to_be_attached()
