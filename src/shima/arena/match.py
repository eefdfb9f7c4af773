"""Matches of two players, with paired seeds and all seatings."""

import time
from collections.abc import Callable
from contextlib import closing

from shima import __version__
from shima.arena.checkpoint import Journal
from shima.arena.contest import Contest
from shima.arena.executors import Executor
from shima.arena.runner import run_contest
from shima.arena.seatings import seatings
from shima.arena.sprt import Sprt
from shima.arena.tally import Tally


def match(
    contest: Contest,
    games: int,
    executor: Executor,
    progress: Callable[[int], None],
    journal: Journal | None = None,
    sprt: Sprt | None = None,
) -> dict[str, object]:
    """Play at least `games` games and report. A sequential test may end the match earlier."""
    ((a, b),) = contest.names
    started = time.perf_counter()
    tally = Tally()
    with closing(run_contest(contest, contest.groups(games), executor, journal)) as results:
        for _, group in results:
            tally.add(group)
            progress(len(group))
            if sprt is not None:
                sprt.add([played.share for played in group])
                if sprt.accepted:
                    break
    return {
        "version": __version__,
        **{name: value for name, value in contest.plan().items() if name != "pairs"},
        "a": a,
        "b": b,
        "games_asked": games,
        "games_in_group": len(seatings(contest.seats)),
        **tally.strength(),
        **({} if sprt is None else {"sprt": sprt.report()}),
        **tally.circumstances(contest.seats),
        "seconds": round(time.perf_counter() - started, 3),
    }
