"""The rules page: every numbered rule in both languages, and no number that leads nowhere."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from shima.games.yamatai.specialists.registry import SPECIALIST_NAMES, SPECIALISTS
from shima.language import LANGUAGES, catalogue
from shima.registry import open_game
from tests.rule_numbers import reasons

NUMBER = re.compile(r"\b[YD]\d+(?:\.\d+)?\b")
GAMES = ("yamatai", "tokaido_duo")
BOOKS = ("english", "german")
"""The attributes that say what applies under the rulebook of the table."""
KINDS = {"yamatai": {"ruling", *BOOKS}, "tokaido_duo": {"ruling"}}
BY_RULEBOOK = {"rule-Y2-4", "rule-Y9-2", "rule-Y10-nakatsu", "rule-Y10-raijin"}
OPEN_IN_THE_RULEBOOKS = {
    "Y1.4": ("their numbers", "ihre Zahlen"),
    "Y1.7": ("third kind", "dritte Sorte"),
    "Y1.8": ("entry spots", "Eingangsfelder"),
    "Y5.1": ("price", "Preis"),
    "Y10.kagutsuchi": ("Awashima", "Awashima"),
    "Y12.1": ("boats in the harbour", "Schiffe im Hafen"),
    "Y12.2": ("2 players", "Zu zweit"),
    "Y13.1": ("built tiles and scores", "gebaute Plättchen und Punkte"),
    "D1.2": ("numbers on the dice", "Zahlen auf den Würfeln"),
    "D2.3": ("compass", "Kompass"),
}
"""What the rulebooks do not decide, and the words of the ruling that say so in each language."""
COUNTED = {"Y1.7": {"8", "24", "73"}, "Y1.8": {"34"}, "Y5.1": set(), "D1.2": set()}
"""The numbers in rules about values of the component set. The rulebooks state all of these."""


@cache
def messages(code: str, game: str) -> dict[str, ftl.Message]:
    """The messages of a game's rules, none of them twice. Only messages and comments stand there."""
    text = (files("shima") / "text" / code / "games" / game / "rules.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk | ftl.Term)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def key(number: str) -> str:
    return f"rule-{number.replace('.', '-')}"


def specialists(game: str) -> set[str]:
    return {f"rule-Y10-{name.lower()}" for name in SPECIALIST_NAMES} if game == "yamatai" else set()


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_without_gaps_in_their_order(game: str) -> None:
    assert sum(specialist.addition == 0 for specialist in SPECIALISTS) == 18
    assert specialists(game) <= messages("en", game).keys()
    title = game.replace("_", "-")
    earlier = open_game(title).rules_versions[:-1]
    around = [f"rules-{title}-{part}" for part in ("title", "intro", *(f"version-{each}" for each in earlier))]
    names = [name for name in messages("en", game) if name not in specialists(game)]
    letter = names[len(around)][5]
    expected = list(around)
    section = rule = 0
    while len(expected) < len(names):
        following = f"rule-{letter}{section}-{rule + 1}"
        if section and following in names:
            rule += 1
        else:
            section, rule = section + 1, 0
            following = f"rule-{letter}{section}"
        expected.append(following)
    assert names == expected
    assert specialists(game) <= messages("en", game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_messages_and_rulings(game: str) -> None:
    shapes = [
        {name: [part.id.name for part in message.attributes] for name, message in messages(code, game).items()}
        for code in LANGUAGES
    ]
    assert shapes[0] == shapes[1]
    assert {name for names in shapes[0].values() for name in names} == KINDS[game]


def said(code: str, rule: str, attribute: str | None = None) -> str:
    """Return the text of a rule or of one of its attributes as one line; empty if it does not have it."""
    message = messages(code, "yamatai" if rule.startswith("Y") else "tokaido_duo")[key(rule)]
    parts = {part.id.name: part.value for part in message.attributes}
    pattern = parts.get(attribute) if attribute else message.value
    texts = [element.value for element in pattern.elements if isinstance(element, ftl.TextElement)] if pattern else []
    return " ".join("".join(texts).split())


@pytest.mark.parametrize("rule", OPEN_IN_THE_RULEBOOKS)
def test_what_the_rulebooks_leave_open_is_a_ruling(rule: str) -> None:
    for code, words in zip(LANGUAGES, OPEN_IN_THE_RULEBOOKS[rule], strict=True):
        assert words in said(code, rule, "ruling"), code


@pytest.mark.parametrize("rule", COUNTED)
def test_a_rule_does_not_state_values_of_the_component_set(rule: str) -> None:
    for code in LANGUAGES:
        assert set(re.findall(r"\d+", NUMBER.sub("", said(code, rule)))) == COUNTED[rule], code


def test_where_the_rulebook_of_the_table_decides_a_rule_says_what_applies_under_each() -> None:
    for code in LANGUAGES:
        for name, message in messages(code, "yamatai").items():
            books = [part.id.name for part in message.attributes if part.id.name in BOOKS]
            assert books == (list(BOOKS) if name in BY_RULEBOOK else []), name
        for rule in sorted(BY_RULEBOOK):
            number = rule.removeprefix("rule-").replace("-", ".")
            assert len({said(code, number, book) for book in BOOKS}) == 2, rule


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


def test_every_rule_that_the_code_names_is_on_the_page() -> None:
    named = reasons()
    assert len(named) > 60
    assert {"Y11.1", "Y9.10", "D3.4"} <= named
    known = {name for game in GAMES for name in messages("en", game)}
    assert {key(number) for number in named} - known == set()


def test_the_rules_are_not_in_the_catalogue_that_every_program_loads() -> None:
    assert not [code for code in LANGUAGES if re.search(r"^rules?-", catalogue(code), re.MULTILINE)]
