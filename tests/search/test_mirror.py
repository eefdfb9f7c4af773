"""A search against itself: no side is favoured."""

from typing import Any

import pytest

from shima.arena.contest import contest
from shima.arena.executors import Processes
from shima.arena.match import match

FAR = 3.5
"""Standard deviations: a fair match lands beyond them once in two thousand."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("tokaido-duo", 40), ("yamatai", 16)])
def test_a_mirror_match_lands_near_one_half(game: str, games: int) -> None:
    plan = contest(game, "", 2, "mirror", (("level2", "level2"),))
    report: dict[str, Any] = match(plan, games, Processes(1), lambda _: None)
    assert report["games"] == games
    assert abs(report["share"] - 0.5) < FAR * (0.25 / games) ** 0.5
    assert report["won"] + report["lost"] > games / 2  # a match of drawn games would show nothing
