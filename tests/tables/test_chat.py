"""What is said at a table: short, limited, by those who sit there."""

from shima.tables.commands import LONGEST_SAYING, SAYINGS
from shima.tables.refusal import Fault
from shima.tables.table import SPOKEN
from tests.tables.memory_tables import ANN, BEN, EVE, MemoryTable, make_spec, replay, started, table_data


def said(folded: MemoryTable) -> list[str]:
    return [saying.text for _, saying in folded.table.spoken]


def test_what_is_said_is_kept_with_name_and_time() -> None:
    folded = started()
    folded.wait(3)
    folded.say(BEN, "Nice move! こんにちは")
    assert [(at, saying.name, saying.text) for at, saying in folded.table.spoken] == [
        (folded.now, "Ben", "Nice move! こんにちは")
    ]
    assert table_data(replay(folded)) == table_data(folded.table)


def test_it_is_one_line_without_signs_that_do_not_show() -> None:
    folded = started()
    folded.say(ANN, "  one\n\ttwo\x00\x1b[31m \u202e three\u2028 \ud800 ")
    assert said(folded) == ["one two [31m three"]


def test_it_has_at_least_one_sign_and_not_too_many() -> None:
    folded = started()
    for text in ("", "   ", "\n\x00", "x" * (LONGEST_SAYING + 1), "🎲" * 1000):
        with folded.refuses(Fault.MALFORMED, "table-saying"):
            folded.say(ANN, text)
    folded.say(ANN, "x" * LONGEST_SAYING)


def test_nobody_says_too_much_in_a_minute() -> None:
    folded = started()
    for number in range(SAYINGS):
        folded.say(ANN, f"{number}")
        folded.wait(1)
    with folded.refuses(Fault.TOO_MANY, "table-sayings"):
        folded.say(ANN, "and")
    folded.say(BEN, "I may")
    folded.wait(60 - SAYINGS)
    folded.say(ANN, "again")


def test_a_person_who_does_not_sit_there_says_nothing() -> None:
    folded = started()
    with folded.refuses(Fault.FORBIDDEN, "table-not-seated"):
        folded.say(EVE, "psst")


def test_one_may_speak_before_the_game_and_after_it_and_having_left() -> None:
    folded = MemoryTable(make_spec())
    folded.sit(ANN)
    folded.say(ANN, "anybody?")
    folded.sit(BEN)
    folded.begin()
    folded.leave(ANN)
    folded.say(ANN, "must go")
    folded.resign(BEN)
    folded.say(BEN, "good game")
    assert said(folded) == ["anybody?", "must go", "good game"]


def test_the_last_sentences_are_kept() -> None:
    folded = started()
    for number in range(SPOKEN + 5):
        folded.wait(7)
        folded.say(ANN, f"{number}")
    assert said(folded) == [f"{number}" for number in range(5, SPOKEN + 5)]
