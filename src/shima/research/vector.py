"""Many games at once in NumPy arrays, for reinforcement learning."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from shima.extras import MissingExtra
from shima.games.game import EVERYBODY
from shima.games.text import Text
from shima.games.vector import Tables
from shima.research.table import Table, check_at_least, rewards
from shima.research.words import Refused, refuse_move

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra(error, "research") from error


@dataclass(frozen=True)
class Step:
    """The results of a step, by game."""

    rewards: NDArray[np.float32]
    """The rewards of each seat; 0 except in games that ended."""
    terminated: NDArray[np.bool_]
    """Games that ended. The arrays already show the start of the next one."""
    truncated: NDArray[np.bool_]
    """Games that were cut off. The arrays already show the start of the next one."""


def _check_length(what: str, values: object, count: int) -> None:
    """Check that there is one value per game."""
    found = len(values) if isinstance(values, list) else 1
    if found != count:
        raise Refused(Text("research-length", {"what": what, "count": found, "right": count}))


class ManyGames:
    """A batch of games with one decision per step. Chance plays automatically, and finished games restart.

    `observations`, `masks` and `actors` describe the next decision of each game, as the acting seat knows it. Every
    step overwrites them: copy what you want to keep.
    """

    def __init__(
        self,
        name: str,
        count: int,
        players: int = 2,
        options: dict[str, str] | None = None,
        components: str = "",
        max_cycles: int = 0,
        seats: Sequence[int] | None = None,
        seed: int | None = None,
    ) -> None:
        """With `seats`, one per game, only that seat's decisions are asked for. All others play at random."""
        check_at_least(1, "count", count)
        check_at_least(0, "max_cycles", max_cycles)
        self.table = Table(name, players, options or {}, components)
        if seats is not None:
            seats = np.asarray(seats).tolist()
            _check_length("seats", seats, count)
            for seat in seats:
                if seat not in range(players):
                    raise Refused(Text("research-seat", {"seat": str(seat), "most": players - 1}))
        self.count = count
        game = self.table.game
        seeds = np.random.default_rng(secrets.randbits(64) if seed is None else seed).integers(2**31, size=count)
        decided = [EVERYBODY] * count if seats is None else list(seats)
        self._tables = Tables(game, players, options or {}, seeds.tolist(), decided, max_cycles)
        self.observations = np.frombuffer(self._tables.observations, np.uint8).reshape(count, -1)
        self.masks = np.frombuffer(self._tables.masks, np.bool_).reshape(count, -1)
        self.actors = np.frombuffer(self._tables.actors, np.uint8)

    def step(self, actions: NDArray[np.integer]) -> Step:
        """Play one legal action per game. If one is illegal, raise Refused with the reason and change no game."""
        moves: list[int] = np.asarray(actions).tolist()
        _check_length("actions", moves, self.count)
        tables = self._tables
        refused = tables.refused(moves)
        if refused >= 0:
            raise refuse_move(tables.game, tables.states[refused], moves[refused])
        step = Step(
            np.zeros((self.count, self.table.players), np.float32),
            np.zeros(self.count, np.bool_),
            np.zeros(self.count, np.bool_),
        )
        for number, places, cut in tables.step(moves):
            if cut:
                step.truncated[number] = True
            else:
                step.terminated[number] = True
                step.rewards[number] = rewards(places)
        return step
