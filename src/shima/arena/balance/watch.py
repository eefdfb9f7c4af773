"""How the balance lab looks at a game: with the eyes of a spectator, through the contract alone."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shima.arena.balance.tally import Table, Tally
from shima.arena.balance.targets import Target
from shima.games.game import State

View = Mapping[str, Any]


@dataclass(frozen=True)
class Outcome:
    """How a game came out; `view` is what a spectator sees at its end."""

    wins: tuple[float, ...]
    """Each seat's share of the win."""
    scores: tuple[int, ...]
    rounds: int
    ending: str
    view: View

    @staticmethod
    def of(state: State, view: View) -> "Outcome":
        places = state.ranking()
        wins = tuple((place == 1) / places.count(1) for place in places)
        return Outcome(wins, state.scores(), state.rounds(), state.ending(), view)

    def wins_of(self, seats: list[int]) -> float:
        """How much of a win these seats have on average; a seat that stands there twice counts twice."""
        return sum(self.wins[seat] for seat in seats) / len(seats)


class Watch(ABC):
    """Sees one game, decision by decision, and notes what it saw when the game is over."""

    @abstractmethod
    def see(self, seat: int, words: list[str], view: View) -> None:
        """The seat is about to make the move that the words name; the view is a spectator's, before it."""

    @abstractmethod
    def note(self, outcome: Outcome, tally: Tally) -> None: ...


class Lab(ABC):
    """What is watched in one game; board and seats decide which rows there are."""

    ends: tuple[str, ...]
    """What can trigger the end of the game."""

    @abstractmethod
    def tables(self, board: View, seats: int) -> tuple[Table, ...]: ...

    @abstractmethod
    def targets(self, board: View, seats: int) -> tuple[Target, ...]: ...

    @abstractmethod
    def watch(self, board: View) -> Watch:
        """For one game."""

    def row_of(self, view: View, seat: int) -> str:
        """The row of a seat in the table of seats."""
        return str(view["players"][seat]["colour"])


def note_outcome(outcome: Outcome, lab: Lab, tally: Tally) -> None:
    """What every game has: seats, an end, a length, scores."""
    for seat, score in enumerate(outcome.scores):
        row = lab.row_of(outcome.view, seat)
        tally.note("seats", row, "wins", outcome.wins[seat])
        tally.note("seats", row, "score", score)
    for end in lab.ends:
        tally.note("ends", end, "games", end == outcome.ending)
    best, second = sorted(outcome.scores, reverse=True)[:2]
    tally.note("length", "rounds", "mean", outcome.rounds)
    tally.note("length", "score", "mean", sum(outcome.scores) / len(outcome.scores))
    tally.note("length", "best", "mean", best)
    tally.note("length", "margin", "mean", best - second)


def note_sources(sources: list[dict[str, int]], tally: Tally) -> None:
    """Where each player's points came from. A game is one observation: players at one table are not independent."""
    points = sum(sum(own.values()) for own in sources)
    for source in sources[0]:
        earned = sum(own[source] for own in sources)
        tally.note("sources", source, "points", earned / len(sources))
        if points > 0:
            tally.note("sources", source, "share", earned / points)
