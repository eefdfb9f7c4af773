"""Saved games: a damaged or foreign file among them never prevents playing."""

import os
from pathlib import Path

import pytest

from shima.games.game import Game
from shima.registry import open_game
from shima.session import Session
from shima.terminal import saved_games
from shima.terminal.atomic_write import keep


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SHIMA_HOME", str(tmp_path))
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


def put(folder: Path, game: Game, name: str, when: int) -> Path:
    path = folder / f"{name}.shima"
    keep(Session(game, ("Ann", "Ben"), bytes(32)).record(), path)
    os.utime(path, (when, when))
    return path


def test_the_game_played_last_is_found(folder: Path, duo: Game) -> None:
    assert saved_games.unfinished() is None
    put(folder, duo, "older", 1000)
    newer = put(folder, duo, "newer", 2000)
    other = put(folder, open_game("yamatai"), "other", 3000)
    found, found_duo = saved_games.unfinished(), saved_games.unfinished("tokaido-duo")
    assert found is not None
    assert found[0] == other
    assert found_duo is not None
    assert (found_duo[0], found_duo[1].game) == (newer, "tokaido-duo")


def test_what_is_no_open_game_is_passed_over(folder: Path, duo: Game) -> None:
    open_one = put(folder, duo, "open", 1000)
    (folder / "nowhere.shima").symlink_to(folder / "gone")
    (folder / "folder.shima").mkdir()
    os.mkfifo(folder / "pipe.shima")
    (folder / "rubbish.shima").write_bytes(b"\xff")
    strange = put(folder, duo, "strange", 9000)
    strange.write_text(
        strange.read_text(encoding="utf-8").replace("game: tokaido-duo", "game: chess"), encoding="utf-8"
    )
    found = saved_games.unfinished()
    assert found is not None
    assert found[0] == open_one
