"""A recorded game, told and shown."""

from pathlib import Path

import pytest

from shima import record
from shima.games.game import Game
from shima.language import Language
from shima.record import BadRecord, Record
from shima.terminal.replay import Replay, print_replay
from tests.terminal.scripted_session import make_console, plain

FINISHED = Path(__file__).parents[1] / "records" / "tokaido-duo-temples.shima"


@pytest.fixture
def saved() -> Record:
    return record.read(FINISHED.read_text(encoding="utf-8"))


def shown(game: Game, saved: Record, to: int | None, code: str = "en") -> str:
    console, paper = make_console(100)
    print_replay(console, Replay(game, saved, to, Language(code)), to)
    return plain(paper.getvalue())


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_whole_story_ends_with_board_and_score_sheet(duo: Game, saved: Record, code: str) -> None:
    text = shown(duo, saved, None, code)
    last = str(len(saved.moves))
    assert any(line.strip().startswith(f"{last} ") for line in text.splitlines())
    assert "C1+1" in text
    assert ("Score sheet" if code == "en" else "Wertung") in text
    for points in saved.result:
        assert str(points) in text[text.rindex("C1+1") :]


def test_the_story_up_to_a_move_ends_there(duo: Game, saved: Record) -> None:
    text = shown(duo, saved, 14)
    numbers = [line.split()[0] for line in text.splitlines() if line[:5].strip()[:1].isdigit()]
    assert numbers[0] == "1–11"
    assert "14" in numbers
    assert "15" not in numbers
    assert "Score sheet" not in text
    assert f"Round {record.replay(saved, duo, 14).rounds()}" in text


@pytest.mark.parametrize("to", [0, 1, 5, 12])
def test_even_the_set_up_can_be_looked_at(duo: Game, saved: Record, to: int) -> None:
    assert "C1+1" in shown(duo, saved, to)


def test_a_move_that_is_not_there_is_refused(duo: Game, saved: Record) -> None:
    with pytest.raises(BadRecord):
        Replay(duo, saved, len(saved.moves) + 1, Language("en"))
