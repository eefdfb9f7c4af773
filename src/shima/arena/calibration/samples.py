"""Plays games between strong players, and notes the chances that the analysis finds at some of their positions."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

from shima import fair
from shima.arena.executors import Executor
from shima.arena.journal_file import JournalFile
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, State
from shima.players.analysis import SEED, search
from shima.players.search.evaluation import Evaluation, outcome
from shima.players.thinker import Budget, Thinker
from shima.players.weights import checked, evaluation_by_hand, evaluation_with
from shima.registry import GAMES

TOLERANCE = 1e-6
D = TypeVar("D")


@dataclass(frozen=True)
class Plan:
    """Which games to play and what to note. Equal plans give equal samples on any number of processes."""

    game: str
    seats: int
    set_hash: str
    rules: int
    set_text: str
    weights: str
    """The text of a weights file. Without it, the hand-written evaluation is used."""
    seed: str
    play: int
    """Simulations per move of the players."""
    simulations: int
    """Simulations per analysed position."""
    positions: int
    """Positions per game."""
    options: dict[str, str] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        """Return everything that determines the samples, as plain data."""
        weights = checked(self.weights, self.game, self.seats, "weights").digest() if self.weights else None
        return {
            "game": self.game,
            "seats": self.seats,
            "set_hash": self.set_hash,
            "rules": self.rules,
            "weights": weights,
            "seed": self.seed,
            "play": self.play,
            "simulations": self.simulations,
            "positions": self.positions,
            "options": self.options,
        }


@dataclass(frozen=True)
class Sample:
    """A game: its result, and each seat's chances at some positions as the search found them, without correction."""

    result: tuple[float, ...]
    chances: tuple[tuple[float, ...], ...]


class SampleJournal(JournalFile):
    """The journal of a plan. `known` holds the games read from it by number."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._seats = plan.seats
        self.known: dict[int, Sample] = {}
        super().__init__(path, "shima calibration", plan.as_data(), self._read)

    def write(self, number: int, sample: Sample) -> None:
        self.append([{"game": number, "result": sample.result, "chances": sample.chances}])

    def _read(self, entry: Any) -> None:
        if type(entry["game"]) is not int or entry["game"] < 0:
            raise ValueError("not the number of a game")
        chances = tuple(_shares(each, self._seats) for each in entry["chances"])
        self.known.setdefault(entry["game"], Sample(_shares(entry["result"], self._seats), chances))


def _shares(values: Any, seats: int) -> tuple[float, ...]:
    shares = tuple(float(value) for value in values)
    if len(shares) != seats or not all(0 <= share <= 1 for share in shares) or abs(sum(shares) - 1) > TOLERANCE:
        raise ValueError("not shares of 1")
    return shares


def take_samples(
    plan: Plan, games: int, executor: Executor, progress: Callable[[int], None], journal: SampleJournal | None = None
) -> list[Sample]:
    """Return the samples of the first `games` games, in order. Games in the journal are not played again."""
    found = {number: sample for number, sample in journal.known.items() if number < games} if journal else {}
    progress(len(found))
    missing = [number for number in range(games) if number not in found]
    with closing(executor.run(partial(sample_game, plan), missing)) as results:
        for number, sample in results:
            found[number] = sample
            if journal is not None:
                journal.write(number, sample)
            progress(1)
    return [found[number] for number in range(games)]


def sample_game(plan: Plan, number: int) -> Sample:
    """Play game `number` and analyse some of its positions, each as the player who acts knows it."""
    seed = int.from_bytes(fair.derived_seed(f"{plan.seed}/{number}")[:4], "big")
    dice, evaluation = Dice(seed), _evaluation(plan.game, plan.seats, plan.weights)
    player = Thinker("search", Budget(plan.play), int(dice.below(1 << 30)), evaluation)
    state = _opened(plan.game, plan.set_text).new(plan.seats, plan.options)
    decisions: list[State] = []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.play(state.random_move(dice))
            continue
        if len(state.moves()) > 1:
            decisions.append(state.copy())
        state.play(player.choose(state, actor))
    chances = tuple(
        search(each.seen_by(each.actor()), evaluation, plan.simulations, 0.0, SEED).chances
        for each in spread(decisions, plan.positions, dice)
    )
    return Sample(tuple(outcome(state)), chances)


def spread(decisions: list[D], count: int, dice: Dice) -> list[D]:
    """Return one random decision from each of `count` equal parts of the game; all of them if there are fewer."""
    if len(decisions) <= count:
        return decisions
    ends = [part * len(decisions) // count for part in range(count + 1)]
    return [decisions[start + int(dice.below(end - start))] for start, end in pairwise(ends)]


@cache
def _opened(name: str, set_text: str) -> Game:
    return GAMES[name](set_text)


@cache
def _evaluation(game: str, seats: int, weights: str) -> Evaluation:
    if not weights:
        return evaluation_by_hand(game)
    return evaluation_with(checked(weights, game, seats, "weights"))
