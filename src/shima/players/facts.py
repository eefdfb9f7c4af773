"""What can be said for a move or against it, before it has become a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shima.games.game import Game, Move, State
from shima.games.text import Text
from shima.players.analysis import Choice
from shima.registry import provided

BRINGS: Final = "brings"
"""Points, coins and other goods, now or in the rest of the turn."""
DENIES: Final = "denies"
"""Something that another player could do otherwise."""
OPENS: Final = "opens"
"""Something that another player can do then."""
ENDS: Final = "ends"
WEIGHS: Final = "weighs"
"""No more than the chances that the search found."""
FORCED: Final = "forced"


@dataclass(frozen=True)
class Fact:
    """Something true about a move: its text has the numbers and names, and `at` for its place in the sentence."""

    kind: str
    text: Text
    weight: float
    """About as many points as it is worth: the weightiest facts are told."""

    def said(self, at: str) -> Text:
        return Text(self.text.key, {**self.text.args, "at": at})


@dataclass(frozen=True)
class Turn:
    """The rest of a player's turn: a move, what the analysis expects of the same player then, and where it leads."""

    before: State
    seat: int
    moves: tuple[Move, ...]
    after: State
    gained: tuple[int, ...]
    """The player's points after each move, less those before the first."""

    @property
    def points(self) -> int:
        return self.gained[-1]

    def gain(self, number: int) -> int:
        """What the move with this number scored by itself."""
        return self.gained[number] - (self.gained[number - 1] if number else 0)


class Reasons:
    """What can be said about the moves of a game. A game may say more than this."""

    def facts(self, game: Game, state: State, choice: Choice, others: Sequence[Choice]) -> list[Fact]:
        """What speaks for the choice and against it; `others` are the other choices, the best first."""
        return []

    def is_over(self, before: State, now: State) -> bool:
        """Whether the turn of the position before has ended."""
        return before.actor() != now.actor()


def reasons_of(state: State) -> Reasons:
    reasons: Reasons = provided(state.game_name(), "reasons", "REASONS") or Reasons()
    return reasons


def turn_of(before: State, choice: Choice, seat: int) -> Turn:
    """As far as nature, another player or the same player's next turn."""
    after = before.copy()
    start = before.scores()[seat]
    is_over = reasons_of(before).is_over
    moves: list[Move] = []
    gained: list[int] = []
    for move in (choice.move, *choice.line):
        if moves and (after.actor() != seat or is_over(before, after)):
            break
        after.play(move)
        moves.append(move)
        gained.append(after.scores()[seat] - start)
    return Turn(before, seat, tuple(moves), after, tuple(gained))
