"""After the game: the sheet, the graph, the record, the proof, and once more."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from shima import record
from shima.registry import open_game_with
from tests.browser.conftest import Visit
from tests.browser.page_actions import click_any, import_record, open_game_page, wait_for_turn
from tests.web.servers import ServerProcess


@pytest.fixture
def resigned(visit: Visit, server: ServerProcess) -> Page:
    """A short game, so that its review is quick."""
    page = visit()
    open_game_page(page, server, "tokaido-duo")
    for _ in range(6):
        click_any(page, wait_for_turn(page), random.Random(3))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="Resign").or_(page.get_by_role("button", name="Resign")).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    return page


def test_the_graph_of_the_chances_grows_until_the_review_is_done(resigned: Page) -> None:
    resigned.get_by_role("button", name="What decided it").click()
    expect(resigned.get_by_role("dialog")).to_have_count(0)
    expect(resigned.locator("[data-review=done]")).to_be_visible()
    slider = resigned.get_by_role("slider")
    slider.focus()
    before = slider.get_attribute("aria-valuenow")
    slider.press("ArrowLeft")
    expect(slider).not_to_have_attribute("aria-valuenow", str(before))


def test_a_rematch_is_one_click(resigned: Page) -> None:
    old = resigned.url
    resigned.get_by_role("button", name="Rematch").click()
    resigned.wait_for_url(lambda url: url != old)
    assert wait_for_turn(resigned).lit


def test_the_sheet_has_every_source_and_the_record_proves_its_draws(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    table = import_record(page, server, "tokaido-duo-slabs.shima")
    page.goto(f"/table/{table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("tab", name="Score").click()
    sheet = page.get_by_role("table")
    for source in ("Faith", "Trade", "Culture", "Total"):
        expect(sheet).to_contain_text(source)
    proof = page.locator("details", has_text="Fair draws")
    proof.locator("summary").click()
    expect(proof).to_contain_text("✓ all draws match")
    saved = record.read(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.verify(saved, open_game_with("tokaido-duo", saved.set_hash)) > 0
