"""Finds the decisions that are clearly the best in a position, by searches that must all agree."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from shima.games.game import Move, State
from shima.players.analysis import Analysis, Choice, think
from shima.players.facts import Turn
from shima.puzzles.turns import LONGEST, LONGEST_SOLUTION, after, decide, is_over, leads_to

MARGIN: Final = 0.1
"""A decision is clearly the best if all others have a win chance that is at least this much lower."""
SEEDS: Final = (11, 12)
"""Each search of the verification is made with each of these seeds."""
DUELS: Final = 3
"""How many of the strongest other moves get a search of their own, with a quarter of the simulations. Moves that are
behind by two margins get none."""
NO_LIMIT: Final = 0.0


@dataclass
class Decision:
    """A decision of the expected turn, and what the searches together say about it."""

    state: State
    move: Move
    chance: float = 1.0
    """The lowest win chance that a search gives the move."""
    rivals: dict[Move, float] = field(default_factory=dict)
    """The highest win chance that a search gives each other move."""

    def add(self, found: Analysis) -> None:
        for choice in found.choices:
            chance = choice.chances[found.actor]
            if choice.move == self.move:
                self.chance = min(self.chance, chance)
            else:
                self.rivals[choice.move] = max(self.rivals.get(choice.move, 0.0), chance)

    def forget(self) -> None:
        """Forget what earlier and shorter searches have said."""
        self.chance = 1.0
        self.rivals.clear()

    def close_rivals(self, margin: float) -> set[Move]:
        """Return the moves that are not clearly worse."""
        return {move for move, chance in self.rivals.items() if chance > self.chance - margin}


@dataclass
class Line:
    """The expected turn from a position: its decisions, and all moves with the forced ones in between."""

    start: State
    first: Analysis
    """The first search of the position."""
    decisions: list[Decision] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)

    def turn(self) -> Turn:
        now, seat = self.start.copy(), self.start.actor()
        gained: list[int] = []
        for move in self.moves:
            now.play(move)
            gained.append(now.scores()[seat] - self.start.scores()[seat])
        return Turn(self.start, seat, tuple(self.moves), now, tuple(gained))

    def also_right(self, number: int, length: int) -> set[Move]:
        """Return other moves of a decision that still reach the position after the first `length` decisions."""
        stretch = [decision.move for decision in self.decisions[:length]]
        goal = after(self.start, stretch).key()
        state = self.decisions[number].state
        found: set[Move] = set()
        for move in set(stretch[number + 1 :]) & self.decisions[number].rivals.keys():
            then = state.copy()
            decide(self.start, then, move)
            left = Counter(stretch[number:])
            left.subtract([move])
            if leads_to(self.start, then, [*left.elements()], goal):
                found.add(move)
        return found

    def clear_length(self, margin: float, most: int = LONGEST_SOLUTION) -> int:
        """Return how many decisions from the first on are clearly the best, in whatever order."""
        for length in range(min(len(self.decisions), most), 0, -1):
            if all(self.is_clear(number, length, margin) for number in range(length)):
                return length
        return 0

    def is_clear(self, number: int, length: int, margin: float) -> bool:
        """Whether every other move of a decision is clearly worse or still leads to the solution of this length."""
        close = self.decisions[number].close_rivals(margin)
        return not close or close <= self.also_right(number, length)

    def next_best(self, length: int) -> float:
        """Return the highest win chance of a first decision that does not lead to the solution."""
        right = self.also_right(0, length)
        return max((chance for move, chance in self.decisions[0].rivals.items() if move not in right), default=0.0)

    def others(self, length: int) -> list[Choice]:
        """Return the other first moves that do not lead to the solution, best first."""
        right = {self.decisions[0].move, *self.also_right(0, length)}
        return [choice for choice in self.first.choices if choice.move not in right]


def expected_line(start: State, first: Analysis, simulations: int, seed: int) -> Line:
    """Search each decision of the turn after the first. The state must hold only what its player knows."""
    now = start.copy()
    line = Line(start, first)
    while not is_over(start, now) and len(line.decisions) < LONGEST:
        found = think(now, simulations, NO_LIMIT, seed) if line.decisions else line.first
        decision = Decision(now.copy(), found.choices[0].move)
        decision.add(found)
        line.decisions.append(decision)
        line.moves += decide(start, now, decision.move)
    return line


def verify(line: Line, simulations: int) -> int:
    """Return how many decisions of an expected turn are clearly the best according to all searches.

    Each decision is searched with each seed. Then its strongest other moves are searched separately, because a search
    spends little on moves that seem to be worse.
    """
    length = line.clear_length(MARGIN / 2)
    for number, decision in enumerate(line.decisions[:length]):
        decision.forget()
        for seed in SEEDS:
            decision.add(think(decision.state, simulations, NO_LIMIT, seed))
            if not line.is_clear(number, length, MARGIN):
                return line.clear_length(MARGIN, number)
        _duel(decision, line.also_right(number, length), max(1, simulations // 4))
        if not line.is_clear(number, length, MARGIN):
            return line.clear_length(MARGIN, number)
    return line.clear_length(MARGIN, length)


def _duel(decision: Decision, right: set[Move], simulations: int) -> None:
    """Compare the move with its strongest rivals, each in a search of its own."""
    rivals = decision.close_rivals(2 * MARGIN) - right
    own = _chance_after(decision, decision.move, simulations) if rivals else decision.chance
    for move in sorted(rivals, key=lambda move: (-decision.rivals[move], move))[:DUELS]:
        behind = own - _chance_after(decision, move, simulations)
        decision.rivals[move] = max(decision.rivals[move], decision.chance - behind)


def _chance_after(decision: Decision, move: Move, simulations: int) -> float:
    then = decision.state.copy()
    then.play(move)
    return think(then, simulations, NO_LIMIT, SEEDS[0]).chances[decision.state.actor()]
