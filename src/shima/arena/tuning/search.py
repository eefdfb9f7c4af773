"""The search for values of a component set: small steps, kept if they come closer to the targets of balance."""

import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from shima import fair
from shima.arena.balance.measure import Balance, measured, tallied
from shima.arena.balance.tally import Cell, Tally
from shima.arena.simulate import Plan
from shima.arena.tuning.cost import Deviation, deviations, total
from shima.arena.tuning.editing import edited, value_at
from shima.arena.tuning.knobs import Knob, Tuning, Values
from shima.games.game import UserError
from shima.games.sets import BadSet
from shima.games.text import Text
from shima.registry import open_set_text, provided

MOST_STEPS = 4
"""Steps of the first proposal. After a rejection, the next one has half as many."""


@dataclass(frozen=True)
class Search:
    """What to search. Equal searches try the same sets in the same order."""

    game: str
    text: str
    """The set to begin with."""
    player: str
    seats: tuple[int, ...]
    games: int
    """Games of each set for each number of seats, in every round."""
    seed: str
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    """One value that a proposal changes."""

    where: str
    before: int | str
    after: int | str


@dataclass(frozen=True)
class Round:
    """A proposal and what came of it. The first round has no steps: it measures the set to begin with."""

    steps: tuple[Step, ...]
    before: float
    after: float
    kept: bool


@dataclass
class Progress:
    """All rounds so far, and what was counted for the current set, by number of seats."""

    rounds: list[Round] = field(default_factory=list)
    tallies: dict[int, Tally] = field(default_factory=dict)
    games: int = 0
    """Games of the current set for each number of seats."""

    def to_data(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        cells = {
            str(seats): [[*place, cell.count, cell.total, cell.squares] for place, cell in tally.cells.items()]
            for seats, tally in self.tallies.items()
        }
        return {"rounds": [asdict(each) for each in self.rounds], "tallies": cells, "games": self.games}

    @staticmethod
    def of_data(data: dict[str, Any]) -> "Progress":
        rounds = [
            Round(tuple(Step(**step) for step in each["steps"]), each["before"], each["after"], each["kept"])
            for each in data["rounds"]
        ]
        tallies = {
            int(seats): Tally({(table, row, column): Cell(*cell) for table, row, column, *cell in cells})
            for seats, cells in data["tallies"].items()
        }
        return Progress(rounds, tallies, data["games"])


def tuning_of(game: str) -> Tuning:
    tuning: Tuning | None = provided(game, "tuning", "TUNING")
    if tuning is None:
        raise UserError(Text("tune-no-values", {"game": game}))
    return tuning


class Tuner:
    """Runs a search round by round."""

    def __init__(self, search: Search, progress: Progress) -> None:
        self.search = search
        self.progress = progress
        self._tuning = tuning_of(search.game)

    def text(self) -> str:
        """Return the current set."""
        text = self.search.text
        for each in self.progress.rounds:
            if each.kept:
                text = _applied(text, each.steps)
        return text

    def games_ahead(self) -> int:
        """Return the games of one round."""
        sets = 2 if self.progress.rounds else 1
        return sets * self.search.games * len(self.search.seats)

    def round(self, jobs: int, advance: Callable[[int], None]) -> bool:
        """Play one round. Return False without playing if no step is left to try."""
        if not self.progress.rounds:
            self.progress.tallies = self._played(self.text(), jobs, advance)
            self.progress.games = self.search.games
            cost = total(self.deviations())
            self.progress.rounds.append(Round((), cost, cost, True))
            return True
        steps = self._proposed()
        if not steps:
            return False
        ours = self._played(self.text(), jobs, advance)
        other = _applied(self.text(), steps)
        theirs = self._played(other, jobs, advance)
        before, after = self._cost(self.text(), ours), self._cost(other, theirs)
        kept = after < before
        self.progress.rounds.append(Round(steps, before, after, kept))
        if kept:
            self.progress.tallies, self.progress.games = theirs, self.search.games
        else:
            for seats, tally in ours.items():
                self.progress.tallies[seats].add(tally)
            self.progress.games += self.search.games
        return True

    def deviations(self) -> list[Deviation]:
        """Return how far the current set is from each target, furthest first."""
        return self._deviations(self.text(), self.progress.tallies, self.progress.games)

    def balances(self) -> list[Balance]:
        """Return what was measured for the current set, for each number of seats."""
        return self._balances(self.text(), self.progress.tallies, self.progress.games)

    def _proposed(self) -> tuple[Step, ...]:
        """Return steps against the largest deviations that chance hardly explains; a random one if none is known."""
        text = self.text()
        knobs = list(self._tuning.knobs(tomllib.loads(text)))
        dice = Random(fair.derived_seed(f"{self.search.seed}/{len(self.progress.rounds)}/steps"))
        dice.shuffle(knobs)
        size, tried = self._since_last_kept()
        sure = [each for each in self.deviations() if each.is_sure]
        aimed = [(knob, up) for each in sure for knob in knobs if (up := _against(knob, each)) is not None]
        if not sure:
            return ()
        steps: list[Step] = []
        for knob, up in (*aimed, *((knob, dice.random() < 0.5) for knob in knobs)):
            if len(steps) >= size or (steps and (knob, up) not in aimed):
                break
            added = _steps(tomllib.loads(text), knob, up)
            if not added or {step.where for step in steps} & {step.where for step in added}:
                continue
            if (*steps, *added) not in tried and self._is_allowed(_applied(text, (*steps, *added))):
                steps += added
        return tuple(steps)

    def _since_last_kept(self) -> tuple[int, set[tuple[Step, ...]]]:
        """Return how many steps to propose, and the proposals rejected for the current set."""
        size = MOST_STEPS
        tried: set[tuple[Step, ...]] = set()
        for each in self.progress.rounds:
            size = MOST_STEPS if each.kept else max(1, size // 2)
            tried = set() if each.kept else tried | {each.steps}
        return size, tried

    def _is_allowed(self, text: str) -> bool:
        try:
            open_set_text(text)
        except BadSet:
            return False
        return self._tuning.allows(tomllib.loads(text))

    def _cost(self, text: str, tallies: dict[int, Tally]) -> float:
        return total(self._deviations(text, tallies, self.search.games))

    def _deviations(self, text: str, tallies: dict[int, Tally], games: int) -> list[Deviation]:
        found = [each for balance in self._balances(text, tallies, games) for each in deviations(balance)]
        return sorted(found, key=lambda each: -abs(each.off))

    def _balances(self, text: str, tallies: dict[int, Tally], games: int) -> list[Balance]:
        with TemporaryDirectory() as folder:
            return [measured(self._plan(text, seats, folder), games, tally) for seats, tally in tallies.items()]

    def _played(self, text: str, jobs: int, advance: Callable[[int], None]) -> dict[int, Tally]:
        """Play this round's games. Both sets of a round get the same seeds."""
        with TemporaryDirectory() as folder:
            return {
                seats: tallied(self._plan(text, seats, folder), self.search.games, jobs, advance)
                for seats in self.search.seats
            }

    def _plan(self, text: str, seats: int, folder: str) -> Plan:
        path = Path(folder) / "set.toml"
        path.write_text(text, encoding="utf-8")
        seed = f"{self.search.seed}/{len(self.progress.rounds)}"
        return Plan(self.search.game, (self.search.player,) * seats, seed, str(path), options=self.search.options)


def _steps(values: Values, knob: Knob, up: bool) -> tuple[Step, ...]:
    """Return what a step of this knob changes: its value, and the other one of a swap; empty at the end."""
    before = value_at(values, knob.where)
    after = knob.step(before, up)
    if after is None:
        return ()
    others = [where for where in knob.among if where != knob.where and value_at(values, where) == after]
    return (Step(knob.where, before, after), *(Step(where, after, before) for where in others))


def _applied(text: str, steps: tuple[Step, ...]) -> str:
    for step in steps:
        text = edited(text, step.where, step.after)
    return text


def _against(knob: Knob, deviation: Deviation) -> bool | None:
    """Return the direction in which a step reduces the deviation; None if it has no known effect on it."""
    return knob.pushes(deviation.bound.place, up=deviation.off < 0)
