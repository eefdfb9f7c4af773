"""Positions for worker processes, and the state of processes."""

import contextlib
import os
from pathlib import Path

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE, Game, State
from shima.tables.bot_pool import Position

EMPTY = Position("", "", "", 1, 2, {}, ())
"""For workers without games."""
EITHER_LOOP = pytest.mark.parametrize(
    "anyio_backend", [("asyncio", {"use_uvloop": use}) for use in (False, True)], ids=["asyncio", "uvloop"]
)


def random_position(game: Game, players: int, moves: int, seed: int = 1, set_text: str = "") -> tuple[Position, State]:
    """Play random moves, then continue until a player has a choice."""
    state, dice, played = game.new(players), Dice(seed), list[int]()
    while len(played) < moves or state.actor() == CHANCE or len(state.moves()) == 1:
        played.append(state.random_move(dice))
        state.play(played[-1])
    return Position(game.name, game.set_hash, set_text, game.rules_version, players, {}, tuple(played)), state


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children() -> set[int]:
    """Return the pids of our child processes, including zombies."""
    found = set()
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == os.getpid():
                found.add(int(entry.name))
    return found
