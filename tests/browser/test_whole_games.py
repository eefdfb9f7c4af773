"""Whole games against a bot, by clicks alone, from the start page to the score sheet."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.page_actions import play_by_clicks


@pytest.mark.parametrize("game", ["Tokaido Duo", "Yamataï"])
def test_one_click_begins_a_game_that_clicks_play_to_its_end(visit: Visit, game: str) -> None:
    page = visit("/")
    card = page.locator("article", has=page.get_by_role("heading", name=game))
    card.get_by_role("combobox").select_option("random")
    card.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    assert play_by_clicks(page, random.Random(1)) > 20
    sheet = page.get_by_role("table").first
    expect(sheet).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
