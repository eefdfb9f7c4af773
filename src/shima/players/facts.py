"""Facts for or against a move, before they become a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shima.games.advance import NO_MOVE, forced_move
from shima.games.game import CHANCE, Game, Move, State
from shima.games.text import Text
from shima.players.analysis import Choice
from shima.registry import provided

GAINS: Final = "gains"
"""Points, coins and other gains, now or in the rest of the turn."""
DENIES: Final = "denies"
"""Something that another player could otherwise do."""
OPENS: Final = "opens"
"""Something that another player can do next."""
ENDS: Final = "ends"
WEIGHS: Final = "weighs"
"""What the strong bot sees, if there is nothing else to say."""
FORCED: Final = "forced"

YOU: Final = "you"
IT: Final = "it"


@dataclass(frozen=True)
class Fact:
    """A fact about a move. Its text has the numbers and names, and `who` for its subject."""

    kind: str
    text: Text
    weight: float
    """Importance, in points. The most important facts are shown."""

    def said(self, who: str) -> Text:
        """Say it to the player (YOU), or about the move after the game (IT)."""
        return Text(self.text.key, {**self.text.args, "who": who})


@dataclass(frozen=True)
class Turn:
    """The rest of a player's turn: a move, the player's expected next moves, and the resulting position."""

    before: State
    seat: int
    moves: tuple[Move, ...]
    after: State
    gained: tuple[int, ...]
    """The change of the player's points after each move, compared with the start."""

    @property
    def points(self) -> int:
        return self.gained[-1]

    def gain(self, number: int) -> int:
        """Return the points that the move with this number scored by itself."""
        return self.gained[number] - (self.gained[number - 1] if number else 0)


class Reasons:
    """Finds facts about moves. This is the fallback; games can override it."""

    def facts(self, game: Game, state: State, choice: Choice, others: Sequence[Choice]) -> list[Fact]:
        """Return facts for and against the choice. `others` are the other choices, best first."""
        return []

    def is_over(self, before: State, now: State) -> bool:
        """Whether the turn of the earlier position has ended."""
        return before.actor() != now.actor()


def reasons_of(state: State) -> Reasons:
    reasons: Reasons = provided(state.game_name(), "reasons", "REASONS") or Reasons()
    return reasons


def turn_goes_on(before: State, now: State, seat: int) -> bool:
    """Whether the seat acts next in the turn of the earlier position, at once or after forced outcomes of chance."""
    if now.actor() == CHANCE:
        now = now.copy()
        while now.actor() == CHANCE and (move := forced_move(now)) != NO_MOVE:
            now.play(move)
    return now.actor() == seat and not reasons_of(before).is_over(before, now)


def turn_of(before: State, choice: Choice, seat: int) -> Turn:
    """Follow the choice until chance decides something, another player acts, or the player's next turn begins."""
    after = before.copy()
    start = before.scores()[seat]
    moves: list[Move] = []
    gained: list[int] = []
    for move in (choice.move, *choice.line):
        if moves and not turn_goes_on(before, after, seat):
            break
        after.play(move)
        moves.append(move)
        gained.append(after.scores()[seat] - start)
    return Turn(before, seat, tuple(moves), after, tuple(gained))
