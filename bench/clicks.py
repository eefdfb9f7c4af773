"""Counts the clicks that a turn takes in the browser, in games between bots.

    .venv/bin/python bench/clicks.py [--game yamatai] [--player level4] [--games 20]

A click touches a handle. The rules are those of `client/src/play/offers.ts`: the handles of a move one after the other;
or only its last one if that names the move; and a first handle that all moves share is picked up by itself.
"""

import json
import re
from argparse import ArgumentParser
from statistics import mean, median, quantiles
from typing import cast

from shima.arena.simulate import Plan, decisions, new_game
from shima.games.view_types import LegalMove
from shima.registry import open_game

DELIBERATE = re.compile(r"^(power(:|$)|end$)")
"""Handles that must be touched first, as in the games' `index.ts`."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="yamatai")
    parser.add_argument("--player", default="level4")
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    turns = [count for number in range(asked.games) for count in clicks_per_turn(asked.game, asked.player, number)]
    found = {
        "game": asked.game,
        "player": asked.player,
        "games": asked.games,
        "turns": len(turns),
        "median": median(turns),
        "mean": round(mean(turns), 2),
        "p90": quantiles(turns, n=10)[-1],
        "most": max(turns),
    }
    print(json.dumps(found))


def clicks_per_turn(name: str, player: str, number: int) -> list[int]:
    """Return the clicks of each turn of a game with two players. A turn ends when the other player decides."""
    game = open_game(name)
    session, seats = new_game(game, Plan(name, (player, player), "clicks"), number)
    turns: list[int] = []
    last = None
    for seat, move, _ in decisions(session, seats):
        offers = cast(list[LegalMove], game.view(session.state, seat)["moves"])
        starts = any(offer["text"].startswith("fleet ") for offer in offers)
        if seat != last or starts:
            turns.append(0)
        last = seat
        if len(offers) > 1:  # the only legal move is made by the server
            turns[-1] += clicks(next(offer for offer in offers if offer["move"] == move), offers)
    return turns


def clicks(chosen: LegalMove, offers: list[LegalMove]) -> int:
    """Return how many clicks make the chosen move."""
    path = chosen["handles"]
    shared = all(len(offer["handles"]) > 1 and offer["handles"][0] == path[0] for offer in offers)
    one_by_one = len(path) - shared
    if path == ["end"]:
        return 1 + any(offer["text"].startswith("place ") for offer in offers)  # the second click confirms
    starts = {offer["handles"][0] for offer in offers}
    if len(path) == 1 or shared or DELIBERATE.search(path[0]) or path[-1] in starts:
        return one_by_one
    ending = [
        offer for offer in offers if offer["handles"][-1] == path[-1] and not DELIBERATE.search(offer["handles"][0])
    ]
    return min(one_by_one, 1 if len(ending) == 1 else 2)


if __name__ == "__main__":
    main()
