"""Names of people: visible, and not to be mistaken for another."""

import pytest

from shima.record import clean_name
from shima.store.rows import PersonRow
from shima.tables.names import LONGEST_NAME, checked_name, skeleton, told_apart
from shima.tables.refusal import Refused
from tests.tables.memory_tables import ANN, NOON, MemoryTable, make_spec

INVISIBLE = ["\u115f", "\u1160", "\u3164", "\uffa0", "\u200b", "\u200d", "\u2060", "\ufe0f", "\U000e0100", "\u202e"]
INVISIBLE += ["\u2066", "\u00ad", "\u034f", "\u180e", "\u2800", "\u0301", "\u20dd", "\ue000", "\u00a0", "\ufeff"]


@pytest.mark.parametrize("char", INVISIBLE, ids=lambda char: f"U+{ord(char):04X}")
def test_a_name_that_nobody_can_see_is_refused(char: str) -> None:
    for name in (char, char * 5, f" {char} "):
        with pytest.raises(Refused) as caught:
            checked_name(name)
        assert caught.value.text.key == "person-name"


@pytest.mark.parametrize("char", INVISIBLE[:15], ids=lambda char: f"U+{ord(char):04X}")
def test_invisible_characters_make_no_other_name(char: str) -> None:
    assert checked_name(f"A{char}da{char}") == "Ada"


@pytest.mark.parametrize("name", ["Zalgo" + "\u0301" * 5, "\u0301Ada", "x" * 41])
def test_a_name_that_covers_others_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        checked_name(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("王子", "王子"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Ada\uff5cBob", "Ada Bob"),
        ("\u0e19\u0e49\u0e33", "\u0e19\u0e49\u0e4d\u0e32"),
        ("...", "..."),
        ("\U0001f409", "\U0001f409"),
    ],
)
def test_names_in_any_script_are_kept_in_their_normal_form(name: str, kept: str) -> None:
    assert checked_name(name) == kept
    assert clean_name(kept) == kept, "the name cannot stand in a record"


@pytest.mark.parametrize(
    "name",
    [
        "level3",
        "Ievel3",
        "LEVEL 3",
        "l\u0435vel3",
        "le\u0301vel3",
        "R\u0430ndom",
        "greedy",
        "Former Player",
        "F0rmer pIayer",
        "\u0435hemaliger Spieler",
    ],
)
def test_nobody_looks_like_a_bot_or_a_former_player(name: str) -> None:
    with pytest.raises(Refused) as caught:
        checked_name(name)
    assert caught.value.text.key == "person-name-taken"


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ada", "\u0410d\u0430"),
        ("Ada", "ADA"),
        ("Bob", "B0b"),
        ("Ilse", "llse"),
        ("Anna", "\u0391\u039d\u039d\u0391"),
        ("Zoe", "Zo\u00eb"),
        ("Arne", "Ame"),
        ("Ada", "A da"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(one: str, two: str) -> None:
    assert skeleton(one) == skeleton(two)


@pytest.mark.parametrize(
    ("one", "two"), [("Ada", "Eda"), ("Ann", "Anna"), ("王子", "王女"), ("...", "!!!"), ("A1", "A2")]
)
def test_names_that_differ_have_different_skeletons(one: str, two: str) -> None:
    assert skeleton(one) != skeleton(two)


def test_names_that_look_alike_get_numbers() -> None:
    assert told_apart("Ada", ["Bob", "level3"]) == "Ada"
    assert told_apart("\u0410da", ["Ada", "Bob"]) == "\u0410da (2)"
    assert told_apart("Ada", ["Ada", "ada (2)"]) == "Ada (3)"
    longest = "x" * LONGEST_NAME
    found = told_apart(longest, [longest])
    assert (found, len(found)) == ("x" * 36 + " (2)", LONGEST_NAME)


def test_at_a_table_the_second_of_two_names_that_look_alike_has_a_number() -> None:
    folded = MemoryTable(make_spec("yamatai", 3, ("level1",)))
    folded.sit(ANN)
    folded.sit(PersonRow("id-of-eve", "\u0410nn", NOON))
    assert folded.table.names() == ("Ann", "\u0410nn (2)", "level1")
    folded.say(PersonRow("id-of-eve", "Ann", NOON), "hello")
    assert folded.table.spoken[-1][1].name == "\u0410nn (2)"
