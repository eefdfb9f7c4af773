"""Ladder: many players against each other, and each one's Elo."""

import time
from collections.abc import Callable
from contextlib import closing
from itertools import combinations, pairwise

from shima import __version__
from shima.arena.checkpoint import Journal
from shima.arena.contest import Contest
from shima.arena.elo import Meeting, ratings
from shima.arena.executors import Executor
from shima.arena.runner import run_contest
from shima.arena.seatings import seatings
from shima.arena.tally import Tally
from shima.players.plugins import AnyPlayer, name_of


def all_pairs(players: tuple[AnyPlayer, ...]) -> tuple[tuple[AnyPlayer, AnyPlayer], ...]:
    """All pairs. The later name is A, so that a rising ladder shows shares above one half."""
    return tuple((later, earlier) for earlier, later in combinations(players, 2))


def neighbours(players: tuple[AnyPlayer, ...]) -> tuple[tuple[AnyPlayer, AnyPlayer], ...]:
    """Each player against the next one only."""
    return tuple((later, earlier) for earlier, later in pairwise(players))


def ladder(
    contest: Contest,
    players: tuple[AnyPlayer, ...],
    games: int,
    executor: Executor,
    progress: Callable[[int], None],
    journal: Journal | None = None,
) -> dict[str, object]:
    """Play at least `games` games for each pair, and rate the players. The first one has Elo 0."""
    started = time.perf_counter()
    tallies = [Tally() for _ in contest.pairs]
    with closing(run_contest(contest, contest.groups(games), executor, journal)) as results:
        for task, group in results:
            tallies[task.pair].add(group)
            progress(len(group))
    return {
        "version": __version__,
        **{name: value for name, value in contest.plan().items() if name != "pairs"},
        "games_asked": games,
        "games_in_group": len(seatings(contest.seats)),
        "games": sum(tally.games for tally in tallies),
        "players": standings(contest, players, tallies),
        "pairs": [
            {"a": a, "b": b, **tally.strength(), **tally.circumstances(contest.seats)}
            for (a, b), tally in zip(contest.names, tallies, strict=True)
        ],
        "seconds": round(time.perf_counter() - started, 3),
    }


def standings(contest: Contest, players: tuple[AnyPlayer, ...], tallies: list[Tally]) -> list[dict[str, object]]:
    """Return each player's Elo relative to the first with its 95 % interval, and the share of all its games."""
    names = list(map(name_of, players))
    meetings = [
        Meeting(names.index(a), names.index(b), tally.games, tally.share)
        for (a, b), tally in zip(contest.names, tallies, strict=True)
    ]
    rows: list[dict[str, object]] = []
    for number, (name, rating) in enumerate(zip(names, ratings(len(players), meetings), strict=True)):
        own = [(meeting.games, meeting.share) for meeting in meetings if meeting.first == number]
        own += [(meeting.games, 1 - meeting.share) for meeting in meetings if meeting.second == number]
        games = sum(count for count, _ in own)
        rows.append(
            {
                "player": name,
                "elo": round(rating.elo, 1),
                "interval": [round(rating.low, 1), round(rating.high, 1)],
                "games": games,
                "share": round(sum(count * share for count, share in own) / games, 4),
            }
        )
    return rows
