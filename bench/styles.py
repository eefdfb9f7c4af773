"""Measures the styles of the characters: how much of their points comes from the source that they prefer.

    .venv/bin/python bench/styles.py tokaido-duo [--seats 2] [--levels 1,5] [--games 100] [--seed 1] [--liking 0.01]

Each level plays against itself without its style, in every seating. The table shows the share of the points that comes
from the preferred source, for both, the difference with its 95 % interval, and the share of games won by the style. The
interval comes from the differences of whole groups of games. `--liking` replaces the setting of the level.
"""

from argparse import ArgumentParser
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

from shima import fair
from shima.arena.intervals import Z95
from shima.arena.seatings import seatings, share_of_a
from shima.arena.simulate import decisions
from shima.games.game import Game, State
from shima.players.levels import LEVELS, Level
from shima.players.parts import source_of
from shima.players.player import Player
from shima.players.thinker import Thinker
from shima.registry import open_game
from shima.session import Session


def play(game: Game, level: Level, seating: str, liking: float | None, name: str) -> State:
    """Play a game. Seats A have the style, seats B do not."""
    own = level.budget(game.name, len(seating))
    budgets = {"A": own if liking is None else replace(own, liking=liking), "B": replace(own, liking=0.0)}
    players: list[Player] = [
        Thinker(level.name, budgets[side], int.from_bytes(fair.derived_seed(f"{name}/{seat}")[:8], "big"))
        for seat, side in enumerate(seating)
    ]
    session = Session(game, tuple(seating), fair.derived_seed(name))
    for _ in decisions(session, players):
        pass
    return session.state


def share_from(game: Game, state: State, source: str, seats: list[int]) -> float:
    """Return the share of the points of these seats that comes from the source. Minus points do not count."""
    parts = [game.score_parts(state, seat) for seat in seats]
    gained = sum(max(0, points) for own in parts for points in own.values())
    return sum(max(0, own[source]) for own in parts) / gained if gained else 0.0


def measure(game: Game, seats: int, level: Level, groups: int, seed: str, liking: float | None) -> str:
    source = source_of(game.name, level.style)
    with_style: list[float] = []
    without: list[float] = []
    won: list[float] = []
    for group in range(groups):
        own: list[float] = []
        other: list[float] = []
        for seating in seatings(seats):
            state = play(game, level, seating, liking, f"{seed}/{level.name}/{group}")
            for side, shares in (("A", own), ("B", other)):
                shares.append(share_from(game, state, source, [at for at in range(seats) if seating[at] == side]))
            won.append(share_of_a(seating, state.ranking()))
        with_style.append(fmean(own))
        without.append(fmean(other))
    gains = [mine - theirs for mine, theirs in zip(with_style, without, strict=True)]
    error = Z95 * stdev(gains) / sqrt(len(gains))
    return (
        f"| {level.name} | {level.style} | {source} | {len(won)} | {100 * fmean(with_style):.1f}% | "
        f"{100 * fmean(without):.1f}% | {100 * fmean(gains):+.1f} [{100 * (fmean(gains) - error):+.1f}; "
        f"{100 * (fmean(gains) + error):+.1f}] | {100 * fmean(won):.1f}% |"
    )


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--levels", default="1,2,3,4,5,6,7")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="styles")
    parser.add_argument("--liking", type=float)
    chosen = parser.parse_args()
    game = open_game(chosen.game)
    print("| level | style | source | games | with | without | difference in points of percentage | games won |")
    print("|---|---|---|---|---|---|---|---|")
    for number in map(int, chosen.levels.split(",")):
        groups = max(2, chosen.games // len(seatings(chosen.seats)))
        row = measure(game, chosen.seats, LEVELS[number - 1], groups, chosen.seed, chosen.liking)
        print(row, flush=True)


if __name__ == "__main__":
    main()
