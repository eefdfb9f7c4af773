"""How often a decision is played: once on its way into the journal, and never again to tell people about it."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from shima import fair
from shima.games.dice import Dice
from shima.games.game import State
from shima.games.text import Text
from shima.tables.live import Live
from shima.tables.service import TableService
from shima.tables.sets import Offered, Sets
from tests.tables.memory_tables import ANN, BEN, GAMES
from tests.tables.services import FakeClock, close, move, mover, open_service, play_at
from tests.wrapped_game import WrappedGame, WrappedState


class CountingState(WrappedState):
    def __init__(self, real: State, calls: Counter[str]) -> None:
        super().__init__(real)
        self.calls = calls

    def wrap(self, real: State) -> "CountingState":
        self.calls["copy"] += 1
        return CountingState(real, self.calls)

    def play(self, move: int) -> None:
        self.calls["play"] += 1
        super().play(move)


class CountingGame(WrappedGame):
    def __init__(self, offered: Offered) -> None:
        super().__init__(offered.game)
        self.calls: Counter[str] = Counter()

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> WrappedState:
        return CountingState(self.game.new(players, options), self.calls)

    def write(self, state: State, move: int) -> str:
        self.calls["write"] += 1
        return super().write(state, move)

    def parse(self, state: State, text: str) -> int:
        self.calls["parse"] += 1
        return super().parse(state, text)

    def story(self, state: State, move: int, viewer: int | None, after: State | None = None) -> tuple[Text, ...]:
        if after is None:
            self.calls.update(["copy", "play"])
        return super().story(state, move, viewer, after)


class CountingSets(Sets):
    def __init__(self) -> None:
        super().__init__()
        self.game = CountingGame(super().find("yamatai"))

    def find(self, game: str, set_hash: str = "", look: bool = True) -> Offered:
        return replace(super().find(game, set_hash, look), game=self.game)


async def decide(service: TableService, name: str, calls: Counter[str], verb: str) -> tuple[Live, int]:
    """Make random decisions up to the first with this verb, and count only its calls: the table, its version before."""
    dice = Dice(3)
    while True:
        live = await service.live(name)
        table = live.table
        moves = table.state.moves()
        text = table.game.write(table.state, moves[dice.below(len(moves))])
        calls.clear()
        await move(service, name, mover(table), text)
        if text.split()[1] == verb:
            return live, table.version


async def counted(folder: Path, verb: str) -> tuple[tuple[int, ...], Counter[str], list[Counter[str]]]:
    """The moves of the decision, the calls until it is in the journal, and the calls for each viewer's message."""
    service = await open_service(folder, FakeClock())
    service.sets = sets = CountingSets()
    calls = sets.game.calls
    try:
        live, version = await decide(service, await play_at(service, "yamatai"), calls, verb)
        journal, messages = calls.copy(), []
        for person in (ANN.id, BEN.id, ""):
            calls.clear()
            live.message(person, version)
            messages.append(calls.copy())
        assert live.table.step is not None
        return live.table.step.moves, journal, messages
    finally:
        await close(service)


@pytest.fixture(autouse=True)
def _same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "new_seed", lambda: fair.derived_seed("one play"))


def test_a_boat_is_placed_by_one_play_and_told_to_all_without_another(tmp_path: Path) -> None:
    moves, journal, messages = asyncio.run(counted(tmp_path, "place"))
    assert len(moves) == 1
    assert journal == {"parse": 1, "write": 1, "play": 1, "copy": 2}  # the second copy is what the player knew before
    assert messages == [{}, {}, {}]


def test_what_chance_makes_of_a_decision_is_played_once(tmp_path: Path) -> None:
    moves, journal, messages = asyncio.run(counted(tmp_path, "peek"))
    count = len(moves)
    assert count > 1
    assert min(moves[1:]) >= GAMES["yamatai"].player_move_count, "all others are moves of chance"
    assert journal == {"parse": 1, "write": count, "play": count, "copy": count}
    assert messages == [{"play": count - 1, "copy": count - 1}] * 3
