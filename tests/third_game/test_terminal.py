"""A game from another package in the terminal: a plain board, and a list of moves with their labels."""

from pathlib import Path

import pytest

from shima import fair
from shima.games.game import OVER, Game
from shima.session import Session
from tests.terminal.pinned_screens import SIZES, screen
from tests.terminal.scripted_session import ScriptedSession


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ("stones left", "Take 1 stone", "golden stone", "wins")),
        ("de", ("Steine übrig", "1 Stein nehmen", "goldener Stein", "gewinnt")),
    ],
)
def test_a_game_is_played_to_its_end(stones: Game, tmp_path: Path, code: str, words: tuple[str, ...]) -> None:
    evening = ScriptedSession(stones, tmp_path / "a.shima", ["1"] * 20, ("Anna", "greedy", "random"), code)
    assert evening.answer == 0
    assert evening.session.state.actor() == OVER
    for word in words:
        assert evening.says(word), word


def test_a_move_that_is_not_possible_is_refused_with_its_reason(stones: Game, tmp_path: Path) -> None:
    lines = ["take 3", "take 3", "take 3", "take 3", "take 1", "take 3"]
    evening = ScriptedSession(stones, tmp_path / "a.shima", lines, ("Anna", "Ben"))
    assert evening.says("Only 2 stones are left.")
    assert evening.says("S3")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_full_screen_shows_everything_at_every_size(stones: Game, size: tuple[int, int], players: int) -> None:
    names = ("Ann", "level3", "Ben", "Cleo")[:players]
    text = screen(Session(stones, names, fair.derived_seed("7")), size, "en").text()
    for words in ("stones left", "Take 1 stone", "Moves", "What happened", *names[::2], "Sayo"):
        assert words in text
