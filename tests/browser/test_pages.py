"""Every page: languages, light and dark, phones, what people do on it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.page_actions import import_record, open_game_page, wait_for_turn
from tests.web.servers import ServerProcess, open_table

WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_an_unfinished_game_is_one_click_away(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    table = open_game_page(page, server, "tokaido-duo")
    wait_for_turn(page)
    page.get_by_role("link", name="All tables").click()
    page.get_by_role("link", name="Continue").first.click()
    page.wait_for_url(f"**/table/{table}")


def test_a_table_with_all_options_is_opened(visit: Visit) -> None:
    page = visit("/new?game=yamatai")
    page.get_by_role("combobox", name="Seat 2").select_option(label="Someone with the link")
    page.get_by_role("radio", name="Live clock").check()
    page.get_by_role("radio", name="Anyone").check()
    page.get_by_role("button", name=re.compile("Open the table|Start the game")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Yamataï")
    other = visit("/")
    expect(other.get_by_role("link", name="Watch").or_(other.get_by_role("button", name="Watch")).first).to_be_visible()


def test_the_browsers_language_comes_first_and_can_be_switched_anywhere(visit: Visit, server: ServerProcess) -> None:
    page = visit(locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Gegen einen Bot spielen").first).to_be_visible()
    open_game_page(page, server, "yamatai")
    wait_for_turn(page)
    expect(page.locator(".prompt")).not_to_be_empty()
    german = page.locator(".prompt").inner_text()
    page.get_by_role("button", name="Mehr", exact=True).click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".prompt")).not_to_have_text(german)
    expect(page.get_by_role("tab", name="Hint")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_dark_follows_the_device_and_one_can_choose(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert brightness(page) < 80
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert brightness(page) > 200


def brightness(page: Page) -> float:
    colour = str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    parts = [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]
    return sum(parts) / 3


def test_the_name_can_be_changed(visit: Visit) -> None:
    page = visit("/me")
    name = page.get_by_role("textbox", name=re.compile("name", re.I)).first
    name.fill("Hanako")
    name.press("Enter")
    expect(page.get_by_role("link", name=re.compile("Hanako"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name=re.compile("Hanako"))).to_be_visible()


def test_a_wrong_address_leads_home(visit: Visit) -> None:
    page = visit("/no/such/place", expected=["404"])
    page.get_by_role("link", name="Go to the home page", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("island games")


@pytest.mark.parametrize("path", ["/", "/new", "/me", "/recover", "/rules/yamatai", "/rules/tokaido-duo", "/link"])
def test_no_page_is_wider_than_a_phone(visit: Visit, path: str) -> None:
    page = visit(path, viewport=PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_tables_fit_on_a_phone_before_during_and_after_the_game(visit: Visit, server: ServerProcess, game: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_game_page(page, server, game)
    seen = wait_for_turn(page)
    assert page.evaluate(WIDER) <= 0
    page.locator(f'[data-handle="{seen.lit[0]}"]').tap()
    expect(page.locator("[data-handle].lit").first).to_be_attached()
    assert page.evaluate(WIDER) <= 0
    table = import_record(page, server, f"{game}-{'2' if game == 'yamatai' else 'random'}.shima")
    page.goto(f"/table/{table}")
    expect(page.get_by_role("table").first).to_be_visible()
    assert page.evaluate(WIDER) <= 0
    with server.guest("Kim") as kim:
        waiting = open_table(kim, game, ["", ""])
    page.goto(f"/table/{waiting}")
    expect(page.get_by_role("button", name=re.compile("Take a seat"))).to_be_visible()
    assert page.evaluate(WIDER) <= 0


def test_games_have_the_same_order_everywhere_and_the_number_of_opponents_is_kept(visit: Visit) -> None:
    page = visit()
    cards = page.locator("article h2")
    expect(cards.first).to_be_visible()
    order = cards.all_inner_texts()
    yamatai = page.locator("article", has_text="Yamataï")
    yamatai.get_by_role("radio", name="3").check()
    page.reload()
    expect(yamatai.get_by_role("radio", name="3")).to_be_checked()
    page.goto("/learn")
    courses = page.locator(".cards h2")
    expect(courses.first).to_be_visible()
    assert courses.all_inner_texts() == order
