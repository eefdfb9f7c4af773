"""The rules page: every reason leads to its rule, pictures are drawn, rulings can be hidden, words are found.

The player aid fits on one sheet of paper.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from shima.lessons.guide import guide
from shima.lessons.pictures import pictures
from shima.lessons.values import set_values
from shima.registry import standard_set
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_pages import WIDER
from tests.rule_numbers import reasons

LETTERS = {"yamatai": "Y", "tokaido-duo": "D"}
RULING = "Y7.2"
"""A rule that is a ruling from beginning to end, and far down."""
MISSING = "(numbers) => numbers.filter((number) => document.getElementById(number) === null)"
DRAWN = """(rule) => {
    const figure = document.querySelector(`[data-picture="${rule}"]`);
    figure.scrollIntoView({ block: "center", behavior: "instant" });
    const drawing = figure.querySelector(".drawn");
    if (!drawing) return null;
    const { width, height } = drawing.getBoundingClientRect();
    const pointed = [...figure.querySelectorAll(".picture-mark, .picture-open")];
    const caption = figure.querySelector("figcaption")?.textContent ?? "";
    const numbers = figure.querySelectorAll("[data-number]").length;
    return { size: Math.min(width, height), places: pointed.map((each) => each.dataset.place), caption, numbers };
}"""
"""Scrolls there until the picture is drawn: the pictures before it may push it away while they are drawn."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_rule_that_a_reason_can_name_has_its_place_on_the_page(visit: Visit, locale: str) -> None:
    page = visit("/rules", locale=locale)
    for game, letter in LETTERS.items():
        page.goto(f"/rules/{game}")
        expect(page.locator(f"#{letter}1")).to_be_visible()
        numbers = sorted(number for number in reasons() if number.startswith(letter))
        assert len(numbers) > 20
        assert page.evaluate(MISSING, numbers) == []


def test_a_link_leads_to_its_rule_also_if_it_is_a_ruling_and_rulings_are_hidden(visit: Visit) -> None:
    page = visit("/rules/yamatai")
    rule = page.locator(f'[id="{RULING}"]')
    expect(rule.locator(".ruling")).to_have_count(1)
    page.get_by_role("checkbox", name="Show rulings").uncheck()
    expect(page.locator(".ruling")).to_have_count(0)
    page.goto("/me")
    expect(page.get_by_role("checkbox", name="Show rulings")).not_to_be_checked()
    page.goto(f"/rules/yamatai#{RULING}")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_contain_class("here")
    expect(rule.locator(".ruling")).to_be_visible()
    expect(page.locator(".ruling")).to_have_count(1)


@pytest.mark.parametrize("game", LETTERS)
def test_every_picture_is_drawn_with_all_that_it_points_to_and_fits_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", viewport=PHONE)
    expect(page.locator("figure")).to_have_count(len(pictures(game)))
    for picture in pictures(game):
        drawn = page.wait_for_function(DRAWN, arg=picture.name).json_value()
        assert drawn["size"] > 30, picture.name
        assert bool(drawn["caption"]) != picture.in_guide, picture.name
        assert drawn["numbers"] == len(picture.numbers), picture.name
        assert set(picture.mark) <= set(drawn["places"]), picture.name
        assert not picture.moves or set(drawn["places"]) - set(picture.mark), picture.name
    assert page.evaluate(WIDER) <= 0


def found(page: Page, words: str) -> list[str]:
    page.get_by_role("searchbox", name="In den Regeln suchen").fill(words)
    expect(page.locator(".found")).to_contain_text("gefunden")
    return [rule.get_attribute("id") or "" for rule in page.locator(".rule").all()]


def test_the_rules_can_be_searched_in_the_language_that_is_shown(visit: Visit) -> None:
    page = visit("/rules/tokaido-duo", locale="de-DE")
    assert found(page, "d5.2") == ["D5.2"]
    assert found(page, "KUENSTLER inspir") == ["D1.5", "D4.7"]
    expect(page.locator("mark").first).to_have_text("Künstler")
    assert found(page, "merchant") == []
    expect(page.locator(".found")).to_contain_text("Keine Regel gefunden")
    page.get_by_role("button", name="Alle Regeln zeigen").click()
    expect(page.locator('[id="D9.4"]')).to_be_attached()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", LETTERS)
def test_the_guide_comes_first_and_leads_to_rules_and_values(visit: Visit, game: str, locale: str) -> None:
    page = visit(f"/rules/{game}", locale=locale)
    expect(page.locator("#values")).to_be_attached()
    order = page.locator("article [id]").evaluate_all("(found) => found.map((each) => each.id)")
    chapters = [section.name for section in guide(game).sections] + ["turns", "legend", "values", "reference"]
    assert [name for name in order if name in chapters] == chapters
    assert order.index("reference") < order.index(f"{LETTERS[game]}1")
    tables = set_values(game, standard_set(game)).tables
    expect(page.locator("article table")).to_have_count(len(tables) + page.locator("figure table").count())
    icons = sum(len(group.icons) for group in guide(game).legend)
    expect(page.locator("[data-icon] svg, [data-icon] .seal")).to_have_count(icons)
    link = page.locator("article section a", has_text=re.compile(rf"^{LETTERS[game]}\d")).first
    number = link.inner_text()
    link.click()
    expect(page.locator(f'[id="{number}"]')).to_be_in_viewport()


def test_the_rulebook_of_the_table_is_marked_and_shown_even_without_rulings(visit: Visit) -> None:
    page = visit("/rules/yamatai?rulebook=german")
    expect(page.locator(".follows")).to_contain_text("German rulebook")
    followed = page.locator("p.book.followed")
    expect(followed).to_have_count(4)
    expect(page.locator("p.book")).to_have_count(8)
    page.get_by_role("checkbox", name="Show rulings").uncheck()
    expect(page.locator("p.book")).to_have_count(4)
    expect(followed).to_have_count(4)


PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", LETTERS)
def test_the_player_aid_fits_on_one_sheet_of_paper(visit: Visit, game: str, locale: str) -> None:
    page = visit(f"/rules/{game}", locale=locale)
    page.get_by_role("link", name="Spielhilfe" if locale == "de-DE" else "Player aid").click()
    expect(page.locator("section h2")).to_have_count(len(guide(game).aid))
    assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1


def test_the_player_aid_fits_on_a_phone(visit: Visit) -> None:
    page = visit("/rules/yamatai/aid", viewport=PHONE)
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    assert page.evaluate(WIDER) <= 0
