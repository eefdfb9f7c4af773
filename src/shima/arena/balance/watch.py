"""The balance lab's observers. They see a game as a spectator does, through the game contract alone."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shima.arena.balance.tally import Table, Tally
from shima.arena.balance.targets import Target
from shima.games.game import State

View = Mapping[str, Any]


@dataclass(frozen=True)
class Outcome:
    """The result of a game. `view` is the spectator's view of the final position."""

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
        """Return the mean share of the win of these seats. A seat listed twice counts twice."""
        return sum(self.wins[seat] for seat in seats) / len(seats)


def most_often(seats: list[int]) -> int | None:
    """Return the seat that is listed more often than every other, if there is one."""
    ranked = Counter(seats).most_common(2)
    return ranked[0][0] if len(ranked) == 1 or ranked[0][1] > ranked[1][1] else None


class Watch(ABC):
    """Observes one game, decision by decision, and adds its observations to a tally at the end."""

    @abstractmethod
    def see(self, seat: int, words: list[str], view: View) -> None:
        """The seat is about to play the move `words`. The view is a spectator's, before the move."""

    @abstractmethod
    def note(self, outcome: Outcome, tally: Tally) -> None: ...


class Lab(ABC):
    """The statistics of one game. Board and seats determine the rows."""

    ends: tuple[str, ...]
    """What can trigger the end of the game."""

    @abstractmethod
    def tables(self, board: View, seats: int) -> tuple[Table, ...]: ...

    @abstractmethod
    def targets(self, board: View, seats: int) -> tuple[Target, ...]: ...

    @abstractmethod
    def watch(self, board: View) -> Watch:
        """Return an observer for one game."""

    def row_of(self, view: View, seat: int) -> str:
        """Return the seat's row in the table of seats."""
        return str(view["players"][seat]["colour"])


def note_outcome(outcome: Outcome, lab: Lab, tally: Tally) -> None:
    """Add the statistics that every game has: seats, ending, length and scores."""
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
    """Add each player's sources of points. A game is one observation, because its players are not independent."""
    points = sum(sum(own.values()) for own in sources)
    for source in sources[0]:
        earned = sum(own[source] for own in sources)
        tally.note("sources", source, "points", earned / len(sources))
        if points > 0:
            tally.note("sources", source, "share", earned / points)
