"""Two players against each other, with paired seeds and all seats in turn."""

import time
from collections.abc import Callable
from contextlib import closing

from shima import __version__
from shima.arena.checkpoint import Journal
from shima.arena.contest import Contest
from shima.arena.executors import Executor
from shima.arena.runner import course
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
    """Play at least so many games and report; the sequential test, if there is one, may end the match earlier."""
    ((a, b),) = contest.names
    started = time.perf_counter()
    tally = Tally()
    with closing(course(contest, contest.groups(games), executor, journal)) as results:
        for _, group in results:
            tally.add(group)
            progress(len(group))
            if sprt is not None:
                sprt.hear([played.share for played in group])
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
