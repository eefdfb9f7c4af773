"""The rules page: every numbered rule in both languages, and no number that leads nowhere."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from shima.games.yamatai.specialists.registry import SPECIALIST_NAMES
from shima.language import LANGUAGES, catalogue
from shima.lessons.pages import undressed
from tests.rule_numbers import ROOT, reasons

NUMBER = re.compile(r"\b[YD]\d+(?:\.\d+)?\b")
ITEM = re.compile(r"^- ([YD]\d+\.\d+)\b(.*?)(?=^- |^\n|\Z)", re.MULTILINE | re.DOTALL)
GAMES = ("yamatai", "tokaido_duo")


@cache
def messages(code: str, game: str) -> dict[str, ftl.Message]:
    """The messages of a game's rules, none of them twice. Only messages and comments stand there."""
    text = (files("shima") / "text" / code / "rules" / f"{game}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk | ftl.Term)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def key(number: str) -> str:
    return f"rule-{number.replace('.', '-')}"


@cache
def page_of(game: str) -> str:
    """The page in docs/rules as its author wrote it: without anchors and pictures."""
    page = ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md"
    return undressed(page.read_text(encoding="utf-8"))


def numbers_of_page(game: str) -> set[str]:
    """The numbers in docs/rules; a row of the fleet table has the number of its fleet."""
    page = page_of(game)
    return {*NUMBER.findall(page), *(f"Y9.{fleet}" for fleet in re.findall(r"^\| (\d+) \|", page, re.MULTILINE))}


def specialists(game: str) -> set[str]:
    return {f"rule-Y10-{name.lower()}" for name in SPECIALIST_NAMES} if game == "yamatai" else set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_rule_of_the_page_is_a_message_and_every_message_is_a_rule_of_the_page(code: str, game: str) -> None:
    around = {f"rules-{game.replace('_', '-')}-{part}" for part in ("title", "intro")}
    rules = {key(number) for number in numbers_of_page(game)}
    assert len(specialists("yamatai")) == 18
    assert messages(code, game).keys() ^ (rules | specialists(game) | around) == set()


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_messages_and_rulings(game: str) -> None:
    shapes = [
        {name: [part.id.name for part in message.attributes] for name, message in messages(code, game).items()}
        for code in LANGUAGES
    ]
    assert shapes[0] == shapes[1]
    assert {name for names in shapes[0].values() for name in names} == {"ruling"}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_mention_the_same_rules_and_all_of_them_exist(game: str) -> None:
    for name, message in messages("en", game).items():
        mentioned = [set(NUMBER.findall(plain(messages(code, game)[name]))) for code in LANGUAGES]
        assert mentioned[0] == mentioned[1], name
        assert {key(number) for number in mentioned[0]} <= messages("en", game).keys(), name
        assert message.value is not None


def plain(message: ftl.Message) -> str:
    """The message's text, its attributes included. It holds no placeables and no Markdown."""
    text = FluentSerializer().serialize_entry(message)
    assert not re.search(r"[{}*`|]|\]\(|__", text), message.id.name
    return text


def rulings_of_page(game: str) -> set[str]:
    """The keys of the rules for which docs/rules says that something in them is a ruling."""
    found = {key(number) for number, text in re.findall(ITEM, page_of(game)) if "**Ruling**" in text}
    for name, text in re.findall(r"^\| ([^|]+) \|(.*)", page_of(game), re.MULTILINE):
        if "**Ruling**" in text:
            found.add(f"rule-Y9-{name}" if name.isdigit() else f"rule-Y10-{name.lower().replace(' ', '-')}")
    below_table = re.search(r"^\*\*Ruling\*\* the numbers of (\d) and (\d)", page_of(game), re.MULTILINE)
    return found | {f"rule-Y9-{number}" for number in (below_table.groups() if below_table else ())}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_page_calls_a_ruling_is_one_in_the_catalogues_and_nothing_else_is(game: str) -> None:
    assert rulings_of_page(game) == {name for name, message in messages("en", game).items() if message.attributes}


def test_every_rule_that_the_code_names_is_on_the_page() -> None:
    named = reasons()
    assert len(named) > 60
    assert {"Y11.1", "Y9.10", "D3.4"} <= named
    known = {name for game in GAMES for name in messages("en", game)}
    assert {key(number) for number in named} - known == set()


def test_the_rules_are_not_in_the_catalogue_that_every_program_loads() -> None:
    assert not [code for code in LANGUAGES if re.search(r"^rules?-", catalogue(code), re.MULTILINE)]
