"""Puzzles of a game from another package: with the themes and the evaluation of all games."""

from pathlib import Path

import pytest

from shima.arena.executors import Processes
from shima.games.game import Game
from shima.puzzles import annotations, library, mining
from shima.puzzles.annotations import open_puzzle
from shima.puzzles.folder import Folder
from shima.puzzles.mining import Plan
from shima.puzzles.puzzle import solves
from shima.puzzles.themes import THEMES


def test_puzzles_are_mined_without_parts_of_the_game(
    stones: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining, "PLAYER", "search:sims=1")
    monkeypatch.setattr(mining, "OTHERS_PER_EASY", 0)  # its few puzzles are easy
    mined = Folder(Plan("stones", 2, "1", 64, stones.set_hash, stones.rules_version), tmp_path / "mined")
    mined.run(3, Processes(1), lambda _: None)
    notes = [note for file in mined.files() for note in annotations.read(file.read_text(encoding="utf-8"), file.stem)]
    assert notes
    for note in notes:
        assert note.theme.name in THEMES
        puzzle = open_puzzle(note, stones)
        assert solves(puzzle, puzzle.solution)


def test_a_game_without_puzzles_has_none() -> None:
    assert library.notes("stones") == ()
