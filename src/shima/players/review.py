"""A recorded game, judged move by move: how the chances went, and what each decision cost."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from shima import record
from shima.games.game import NATURE, Actor, Game, Move, State
from shima.players.analysis import DECIMALS, SEED, SIMULATIONS, Analysis, named, rounded, think
from shima.record import Record

HARDLY = 0.25
"""A move with a smaller share of the best one's visits is not known well enough to be compared with it."""


@dataclass(frozen=True)
class Judgement:
    """A decision beside the best one, by what its player could know; both chances to win are that player's."""

    best: Move
    best_text: str
    best_chance: float
    chance: float

    @property
    def cost(self) -> float:
        return max(0.0, self.best_chance - self.chance)

    def as_data(self) -> dict[str, object]:
        return {
            "cost": round(self.cost, DECIMALS),
            "chance": round(self.chance, DECIMALS),
            "best": {"move": self.best, "text": self.best_text, "chance": round(self.best_chance, DECIMALS)},
        }


@dataclass(frozen=True)
class Reviewed:
    """A move of the record, counted from 1, and everybody's chances to win after it for one who sees all."""

    number: int
    actor: Actor
    move: Move
    text: str
    chances: tuple[float, ...]
    judgement: Judgement | None
    """None where nobody had a choice."""

    def as_data(self) -> dict[str, object]:
        return {
            "number": self.number,
            "actor": named(self.actor),
            "move": self.move,
            "text": self.text,
            "chances": rounded(self.chances),
            "judgement": self.judgement.as_data() if self.judgement else None,
        }


@dataclass(frozen=True)
class Review:
    moves: tuple[Reviewed, ...]

    def costliest(self) -> list[int]:
        """The numbers of the moves that cost something, the greatest cost first."""
        costs = [(-one.judgement.cost, one.number) for one in self.moves if one.judgement and one.judgement.cost]
        return [number for _, number in sorted(costs)]

    def as_data(self) -> dict[str, object]:
        return {"moves": [one.as_data() for one in self.moves], "costliest": self.costliest()}


def review(
    saved: Record,
    game: Game,
    simulations: int = SIMULATIONS,
    progress: Callable[[int], None] = lambda _: None,
    seconds: float = 0.0,
    seed: int = SEED,
) -> Review:
    """The whole record; `progress` hears of every move. Both limits are those of one position."""
    moves: list[Reviewed] = []
    for one in review_steps(saved, game, simulations, seconds, seed):
        moves.append(one)
        progress(1)
    return Review(tuple(moves))


def review_steps(
    saved: Record,
    game: Game,
    simulations: int = SIMULATIONS,
    seconds: float = 0.0,
    seed: int = SEED,
    since: int = 0,
) -> Iterator[Reviewed]:
    """The moves behind the first `since`, one by one: who stopped goes on there, and finds the same."""
    record.replay(saved, game)  # an unsound record is refused before anything is thought about
    judge = _Judge(game, simulations, seconds, seed)
    for number, (state, move) in enumerate(record.steps(saved, game), start=1):
        if number > since:
            text = game.write(state, move)
            chances = judge.think(_after(state, move)).chances
            yield Reviewed(number, state.actor(), move, text, chances, judge.judgement(state, move))


class _Judge:
    """Thinks about each position once."""

    def __init__(self, game: Game, simulations: int, seconds: float, seed: int) -> None:
        self._game = game
        self._limits = (simulations, seconds, seed)
        self._known: dict[tuple[object, ...], Analysis] = {}

    def think(self, state: State) -> Analysis:
        """The analysis of the position, or of the next one that leaves a choice."""
        ahead = state.copy()
        while len(ahead.moves()) == 1:
            ahead.play(ahead.moves()[0])
        key = ahead.key()
        if key not in self._known:
            self._known[key] = think(ahead, *self._limits)
        return self._known[key]

    def judgement(self, state: State, move: Move) -> Judgement | None:
        seat = state.actor()
        if seat == NATURE or len(state.moves()) == 1:
            return None
        known = state.seen_by(seat)
        analysis = self.think(known)
        best, played = analysis.choices[0], analysis.choice(move)
        chances = [choice.chances[seat] for choice in (best, played)]
        if played.visits < HARDLY * best.visits:
            chances = [self.think(_after(known, choice.move)).chances[seat] for choice in (best, played)]
        return Judgement(best.move, self._game.write(state, best.move), *chances)


def _after(state: State, move: Move) -> State:
    after = state.copy()
    after.play(move)
    return after
