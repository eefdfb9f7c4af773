"""The guide to each game: complete in both languages, true to its record, and without values of its own."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from shima.games.text import Text
from shima.games.value_tables import SEPARATOR, Cell
from shima.language import LANGUAGES, Language
from shima.lessons import guide as guides
from shima.lessons.guide import BadGuide, Guide, Section, guide
from shima.lessons.guide_pages import GuidePages
from shima.lessons.markdown import letter, linked, said
from shima.lessons.pictures import pictures
from shima.lessons.values import SetValues, set_values
from shima.registry import GAMES, catalogue_text, earlier_sets, open_set_text, part, standard_set
from tests.test_language import TRANSLATED, Sentence

each_game = pytest.mark.parametrize("game", GAMES)
RULE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


@cache
def messages(code: str, game: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(catalogue_text(game, code, "guide")).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk | ftl.Term)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def sections(found: Guide) -> list[Section]:
    return [*found.sections, *found.turns, *found.aid]


def texts(found: Guide) -> list[Text]:
    """Return everything that a guide says."""
    told = [section.heading for section in sections(found)]
    for item in [item for section in sections(found) for item in section.items]:
        told += [item.text, *([item.name] if item.name else [])]
    for group in found.legend:
        told += [group.heading, *(text for _, text in group.icons)]
    return told


def value_texts(game: str, values: SetValues) -> list[Text]:
    told = [Text(f"guide-{game}-values-{table.name}") for table in values.tables]
    for table in values.tables:
        told += [said for said in table.heads if isinstance(said, Text)]
        told += [cell.said for row in table.rows for cell in row if isinstance(cell.said, Text)]
    return told


@each_game
def test_both_languages_have_the_same_messages_with_the_same_gaps(game: str) -> None:
    english, german = (messages(code, game) for code in LANGUAGES)
    assert list(english) == list(german)
    for key in english:
        assert Sentence(english[key]).variables == Sentence(german[key]).variables, key
        assert Sentence(english[key]).choices == Sentence(german[key]).choices, key


@each_game
def test_every_message_is_used_and_can_be_said(game: str) -> None:
    told = [*texts(guide(game)), *value_texts(game, set_values(game, standard_set(game)))]
    assert {text.key for text in told if text.key.startswith("guide-")} == set(messages("en", game))
    for code in LANGUAGES:
        for text in told:
            assert said(code, game, text, guide(game).names)


@each_game
def test_english_reads_like_english(game: str) -> None:
    for key, message in messages("en", game).items():
        assert not TRANSLATED.search(" ".join(Sentence(message).texts)), key


@each_game
def test_both_languages_name_the_same_rules_and_all_of_them_exist(game: str) -> None:
    known = {
        f"{section}.{rule}".rstrip(".")
        for section, rule in re.findall(
            r"^rule-([A-Z]\d+)(?:-([\w-]+))? *=", catalogue_text(game, "en", "rules"), re.MULTILINE
        )
    }
    for section in [*guide(game).sections, *guide(game).turns]:
        for item in section.items:
            named = [set(RULE.findall(said(code, game, item.text))) & named_rules(game) for code in LANGUAGES]
            assert named[0] == named[1], item.text
            assert named[0] <= known, item.text


def named_rules(game: str) -> set[str]:
    """Return all numbers that could be rules of the game; `C4` is a town and no rule."""
    texts_of_game = " ".join(said("en", game, text) for text in texts(guide(game)))
    return {number for number in RULE.findall(texts_of_game) if number.startswith(letter(game))}


@each_game
def test_it_teaches_in_order_with_four_worked_turns_and_an_aid(game: str) -> None:
    found = guide(game)
    names = [section.name for section in found.sections]
    assert [name for name in names if name != "between"] == ["goal", "round", "setup", "actions", "end"]
    assert len(found.turns) == 4
    assert all(any(item.picture for item in turn.items) for turn in found.turns)
    shown = {name for section in sections(found) for name in section.values}
    assert shown <= {table.name for table in set_values(game, standard_set(game)).tables}


@each_game
def test_every_number_of_the_set_up_is_explained_and_every_picture_is_shown(game: str) -> None:
    found = guide(game)
    setup = next(section for section in found.sections if section.name == "setup")
    numbered = next(picture for picture in pictures(game) if picture.in_guide and picture.name == setup.picture)
    assert setup.numbered
    assert len(setup.items) == len(numbered.numbers)
    used = {item.picture for turn in found.turns for item in turn.items} | {setup.picture}
    assert used - {""} == {picture.name for picture in pictures(game) if picture.in_guide}


@each_game
def test_the_numbers_in_worked_turns_come_from_the_positions(game: str) -> None:
    found = guide(game)
    for turn in found.turns:
        for item in turn.items:
            known = Sentence(messages("en", game)[item.text.key]).variables
            assert known - {"player", "other"} == set(item.text.args) - {"player", "other"}, item.text


def test_a_worked_turn_that_is_not_in_the_record_is_refused() -> None:
    replayed = guides._Replayed("yamatai", "yamatai-1.shima")
    replayed.check(51, ["2 fleet 1", "2 buy clay"])
    with pytest.raises(BadGuide, match="2 buy gold"):
        replayed.check(51, ["2 fleet 1", "2 buy gold"])
    assert replayed.fact("51 players.1.coins - 52 players.1.coins") == 4
    assert replayed.fact("52 players.1.coins") == 6
    assert replayed.fact("54 placed.0@places") == Text("yam-place", {"islands": "24", "last": 30})
    with pytest.raises(BadGuide):
        replayed.fact("players.1.coins")
    with pytest.raises(BadGuide):
        replayed.fact("52 players.1.boats")


@each_game
def test_all_standard_sets_have_tables_in_both_languages(game: str) -> None:
    for text in [standard_set(game), *earlier_sets(game)]:
        values = set_values(game, text)
        assert values.tables
        for table in values.tables:
            assert {len(row) for row in table.rows} == {len(table.heads)}, table.name
        for code in LANGUAGES:
            for told in value_texts(game, values):
                assert said(code, game, told)


CHANGED = {
    "yamatai": ("stone = 3\nclay = 4", "stone = 3\nclay = 9", "boats", "9"),
    "tokaido-duo": ("kimono = [4, 4]", "kimono = [4, 2]", "wares", "4, 2"),
}


@pytest.mark.parametrize("game", CHANGED)
def test_the_tables_show_the_values_of_the_set_and_not_of_the_standard_one(game: str) -> None:
    old, new, name, shown = CHANGED[game]
    text = standard_set(game).replace('name = "standard"', 'name = "mine"').replace(old, new)
    assert open_set_text(text).set_name == "mine"
    values = set_values(game, text)
    assert values.name == "mine"
    cells = {cell.said for table in values.tables if table.name == name for row in table.rows for cell in row}
    assert shown in cells
    standard = set_values(game, standard_set(game))
    assert shown not in {
        cell.said for table in standard.tables if table.name == name for row in table.rows for cell in row
    }


STATED = {
    "yamatai": {
        "boats": ["22", "19", "2", "16", "13", "10"],
        "fleets": ["1", *(["boats", "power"] * 10)],
        "tiles": ["10: clay, bamboo, bamboo"],
        "specialists": [],
        "counts": ["10", "8", "6", "5", "4", "1", "8", "10"],
    },
    "tokaido-duo": {
        "points": ["26", "35", "18"],
        "dice": ["4", "2", "2", "2", "2"],
        "wares": ["5", "6", "3", "7", "8"],
        "towns": [],
        "paintings": ["2", "3", "3", "2", "2", "3", "3", "2"],
        "limits": ["5", "10", "6", "9", "6"],
        "start": [],
    },
}
"""What the rulebooks state, read from them."""


@pytest.mark.parametrize("game", STATED)
def test_what_the_rulebook_states_is_marked_and_nothing_else(game: str) -> None:
    values = set_values(game, standard_set(game))
    found: dict[str, list[str]] = {table.name: [] for table in values.tables}
    for table in values.tables:
        for row in table.rows:
            for head, cell in zip(table.heads, row, strict=True):
                items = cell.said.split(SEPARATOR) if isinstance(cell.said, str) else [named(row, head, cell)]
                found[table.name] += [item for item, stated in zip(items, values.stated(cell), strict=True) if stated]
    assert {name: sorted(each) for name, each in found.items()} == {
        name: sorted(each) for name, each in STATED[game].items()
    }


def named(row: tuple[Cell, ...], head: Text | str, cell: Cell) -> str:
    if isinstance(head, Text) and head.args["head"] == "cost":
        return f"{row[0].said}: {', '.join(reversed([icon.removeprefix('boat-') for icon in cell.icons]))}"
    return str(head.args["head"]) if isinstance(head, Text) else head


@each_game
def test_a_bold_number_on_the_page_is_a_stated_one(game: str) -> None:
    table = GuidePages("en", game)._table("boats" if game == "yamatai" else "dice")
    assert table[-1] == ("| Gold | **10** | – |" if game == "yamatai" else "| Artist | 1, 1, **2**, **2**, 3, 3 |")


def test_a_game_without_a_guide_has_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guides, "_folder", lambda *_: files("shima.lessons") / "nowhere")
    guide.cache_clear()
    try:
        assert guide("yamatai") == Guide()
    finally:
        guide.cache_clear()


def test_a_guide_names_messages_that_exist() -> None:
    reader = guides._Reader("yamatai", set())
    with pytest.raises(BadGuide, match="guide-yamatai-goal"):
        reader.text("goal")
    with pytest.raises(BadGuide, match="empty"):
        guides._Reader("yamatai", {"guide-yamatai-goal"}).section({"name": "goal"})
    keys = {"guide-yamatai-goal", "guide-yamatai-goal-1"}
    with pytest.raises(BadGuide, match="duties"):
        guides._Reader("yamatai", keys).section({"name": "goal", "duties": ["never"]})
    with pytest.raises(BadGuide, match="picture"):
        guides._Reader("yamatai", keys).section({"name": "goal", "picture": "nothing"})


def test_rule_numbers_become_links() -> None:
    assert linked("yamatai", "See Y6.4 (and C4).") == "See [Y6.4](#y6.4) (and C4)."
    assert linked("yamatai", "D3", "x.md") == "D3"


def test_the_guide_is_not_in_the_catalogue_that_every_program_loads() -> None:
    assert not any(Language(code).has(key) for code in LANGUAGES for key in list(messages("en", "yamatai"))[:3])


def test_every_game_of_the_package_provides_values() -> None:
    assert all(part(game, "values") for game in GAMES)
