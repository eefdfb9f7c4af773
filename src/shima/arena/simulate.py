"""Plays thousands of games between bots, with statistics of the results."""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from shima import fair
from shima.arena.work import spread
from shima.games.game import Game, Move
from shima.players import make
from shima.players.player import Player
from shima.players.plugins import AnyPlayer, name_of
from shima.registry import open_game
from shima.session import Session


@dataclass(frozen=True)
class Plan:
    """Which games to play. Equal plans give equal games."""

    game: str
    players: tuple[AnyPlayer, ...]
    seed: str
    components: str = ""
    save: str = ""
    options: dict[str, str] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(name_of, self.players))

    def record_of(self, number: int) -> Path:
        """Return the path of the record of game `number`."""
        return Path(self.save) / f"{self.game}-{number + 1:06}.shima"

    def in_the_way(self, games: int) -> Path | None:
        """Return a file that saving these games would overwrite, if any."""
        there = set(os.listdir(self.save)) if self.save and os.path.isdir(self.save) else set()
        return next((path for path in map(self.record_of, range(games if there else 0)) if path.name in there), None)


@dataclass
class Tally:
    """Counts and results. Tallies can be added up."""

    decisions: int = 0
    seconds: float = 0.0
    rounds: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    places: list[tuple[int, ...]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.rounds += other.rounds
        self.ends += other.ends
        self.scores += other.scores
        self.places += other.places


def new_game(game: Game, plan: Plan, number: int) -> tuple[Session, list[Player]]:
    """Return game `number` of the plan before its first decision, and the player of each seat."""
    seats = [
        make(name, int.from_bytes(fair.derived_seed(f"{plan.seed}/{number}/{seat}")[:8], "big"))
        for seat, name in enumerate(plan.players)
    ]
    return Session(game, plan.names, fair.derived_seed(f"{plan.seed}/{number}"), plan.options), seats


def decisions(session: Session, players: Sequence[Player]) -> Iterator[tuple[int, Move, float]]:
    """Play to the end. Yield each decision before it is made: seat, move, and the seconds its player took."""
    while session.state.moves():
        state = session.state
        seat = state.actor()
        started = time.perf_counter()
        move = players[seat].choose(state, seat)
        yield seat, move, time.perf_counter() - started
        session.play(move)


def play_out(game: Game, plan: Plan, number: int) -> tuple[Session, int]:
    """Play game `number` of the plan to its end. Return it with the number of decisions."""
    session, seats = new_game(game, plan, number)
    count = sum(1 for _ in decisions(session, seats))
    return session, count


def play_part(plan: Plan, part: range) -> Tally:
    game = open_game(plan.game, plan.components)
    tally = Tally()
    started = time.perf_counter()
    for number in part:
        session, count = play_out(game, plan, number)
        state = session.state
        tally.decisions += count
        tally.rounds.append(state.rounds())
        tally.ends[state.ending()] += 1
        tally.scores.append(state.scores())
        tally.places.append(state.ranking())
        if plan.save:
            plan.record_of(number).write_text(session.record().write(), encoding="utf-8")
    tally.seconds = time.perf_counter() - started
    return tally


def simulate(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> dict[str, object]:
    """Play the games and return a report. `progress` is called with the number of games just finished."""
    if plan.save:
        Path(plan.save).mkdir(parents=True, exist_ok=True)
    total = Tally()
    started = time.perf_counter()
    results: dict[int, Tally] = {}
    with closing(spread(partial(play_part, plan), games, jobs)) as played:
        for part, tally in played:
            results[part.start] = tally
            progress(len(part))
    seconds = time.perf_counter() - started
    for first in sorted(results):
        total.add(results[first])
    return report(plan, games, total, seconds)


def report(plan: Plan, games: int, total: Tally, seconds: float) -> dict[str, object]:
    """`seconds` is wall-clock time, `process_seconds` the sum over all processes."""
    seats = range(len(plan.players))
    return {
        "game": plan.game,
        "players": list(plan.names),
        "options": plan.options,
        "seed": plan.seed,
        "games": games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "process_seconds": round(total.seconds, 3),
        "decisions_per_second": round(total.decisions / seconds) if seconds else 0,
        "rounds": _spread_of(total.rounds),
        "ends": dict(sorted(total.ends.items())),
        "scores": [_spread_of([scores[seat] for scores in total.scores]) for seat in seats],
        "wins": [sum(places[seat] == 1 and places.count(1) == 1 for places in total.places) for seat in seats],
        "shared": sum(places.count(1) > 1 for places in total.places),
    }


def _spread_of(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {"mean": 0.0, "least": 0, "most": 0}
    return {"mean": round(sum(numbers) / len(numbers), 2), "least": min(numbers), "most": max(numbers)}
