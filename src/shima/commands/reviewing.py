"""Reviews a record in several processes. The result does not depend on their number."""

import os
from collections.abc import Callable
from contextlib import closing
from functools import partial

from shima.arena.work import in_processes, parts
from shima.commands.records import game_of
from shima.players.review import Review, Reviewed, review_steps
from shima.record import Record

STRETCH = 10
"""Consecutive moves that are reviewed together. Positions that they share are analysed once."""
WORTH_A_PROCESS = 50_000
"""With fewer simulations in total, a second process costs more than it saves."""


def review_in_processes(
    saved: Record,
    components: str,
    simulations: int,
    seconds: float,
    seed: int,
    jobs: int,
    progress: Callable[[int], None],
) -> Review:
    """Review the whole record; both limits apply to each position. 0 jobs means one per core."""
    game_of(saved, components)  # reports a set that does not fit in this process
    moves = len(saved.moves)
    is_small = simulations and simulations * moves < WORTH_A_PROCESS
    count = 1 if is_small else jobs or os.cpu_count() or 1
    stretch = moves if count == 1 else STRETCH
    do = partial(_review_part, saved, components, simulations, seconds, seed)
    found: dict[int, list[Reviewed]] = {}
    with closing(in_processes(do, parts(moves, stretch) if moves else [], count)) as results:
        for part, reviewed in results:
            found[part.start] = reviewed
            progress(len(part))
    return Review(tuple(one for start in sorted(found) for one in found[start]))


def _review_part(
    saved: Record, components: str, simulations: int, seconds: float, seed: int, part: range
) -> list[Reviewed]:
    steps = review_steps(saved, game_of(saved, components), simulations, seconds, seed, part.start, part.stop)
    return list(steps)
