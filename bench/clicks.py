"""Counts the clicks that a turn takes in the browser with a mouse, in games between bots.

    .venv/bin/python bench/clicks.py [--game yamatai] [--player level4] [--games 20] [--touch]

The rules are those of `client/src/play/offers.ts`; `tests/clicks/cases.json` has positions for which both must give the
same numbers. A click touches a handle, or chooses from the fan that opens next to a handle under the resting pointer.
With `--touch`, a fan opens with a tap of its own. Taps that only confirm a proposal are not counted, because the
settings can turn them off.
"""

import json
import re
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean, median, quantiles
from typing import cast

from shima.arena.simulate import Plan, decisions, new_game
from shima.games.view_types import LegalMove
from shima.registry import open_game

DELIBERATE = re.compile(r"^power(:|$)")
"""Handles that must be touched first, as in the games' `index.ts`."""
MAIN = "end"
"""The handle of the primary button."""
CHOICE = re.compile(r"^(pay|pair):")
"""Handles that exist only in a fan, as in the games' `index.ts`."""
Path = tuple[str, ...]
MOST_CLICKS = 4


@dataclass(frozen=True)
class Offer:
    move: int
    path: Path
    deliberate: bool
    main: bool
    choice: str


def offers_of(moves: list[LegalMove]) -> list[Offer]:
    """Return the moves as paths of handles. A choice is not part of the path: it is made in a fan."""
    offers = []
    for each in moves:
        path = tuple(each["handles"]) or (f"move:{each['move']}",)
        choice = path[-1] if len(path) > 1 and CHOICE.search(path[-1]) else ""
        main = path[0] == MAIN
        deliberate = main or bool(DELIBERATE.search(path[0]))
        offers.append(Offer(each["move"], path[:-1] if choice else path, deliberate, main, choice))
    return offers


def touch(offers: list[Offer], picked: Path, handle: str) -> Path | list[Offer]:
    """Return the picked-up handles after touching one, or the moves that the touch completes."""
    if picked and picked[-1] == handle:
        return picked[:-1]
    for start in (picked, ()) if picked else ((),):
        path = (*start, handle)
        left = [offer for offer in offers if offer.path[: len(path)] == path]
        if left:
            return left if all(len(offer.path) == len(path) for offer in left) else path
    return [] if picked else [offer for offer in offers if offer.path[-1] == handle and not offer.deliberate]


def plays(completed: list[Offer]) -> bool:
    """Whether a touch that completes these moves plays. If not, a fan asks."""
    return len(completed) == 1 and not (completed[0].deliberate and completed[0].choice)


def fan(offers: list[Offer], picked: Path, handle: str) -> list[Offer | Path]:
    """Return what can be chosen next to a handle: moves that a touch leaves open, and powers that can be used there."""
    completed = touch(offers, picked, handle)
    found: list[Offer | Path] = []
    if isinstance(completed, list) and not plays(completed):
        found += completed
    if not picked:
        for offer in offers:
            if offer.deliberate and not offer.main and offer.path[1:2] == (handle,):
                entry = offer if len(offer.path) == 2 else offer.path[:2]
                if entry not in found:
                    found.append(entry)
    return found


def clicks(move: int, offers: list[Offer], hovers: bool = True) -> int:
    """Return the least number of clicks that make the move."""
    first = {offer.path[0] for offer in offers if len(offer.path) > 1}
    is_common = len(first) == 1 and all(len(offer.path) > 1 for offer in offers)
    reached: set[Path] = {(first.pop(),) if is_common else ()}
    handles = {handle for offer in offers for handle in offer.path}
    seen = set(reached)
    late: list[set[Path]] = [set(), set()]
    for count in range(1, MOST_CLICKS + 1):
        following: set[Path] = late.pop(0)
        late.append(set())
        for picked in reached:
            for handle in handles:
                after = touch(offers, picked, handle)
                if isinstance(after, tuple):
                    following.add(after)
                elif plays(after) and after[0].move == move:
                    return count
                for entry in fan(offers, picked, handle):
                    if isinstance(entry, tuple):
                        (following if hovers else late[0]).add(entry)
                    elif entry.move == move and hovers:
                        return count
                    elif entry.move == move:
                        return count + 1
        reached = following - seen
        seen |= reached
    raise ValueError(f"move {move} takes more than {MOST_CLICKS} clicks")


@dataclass(frozen=True)
class Counted:
    """A decision: the notation, and the clicks that it takes."""

    starts_turn: bool
    text: str
    clicks: int


def counted(name: str, player: str, number: int, hovers: bool) -> Iterator[Counted]:
    """Play a game with two players, and count each decision. A turn ends when another fleet can be taken."""
    game = open_game(name)
    session, seats = new_game(game, Plan(name, (player, player), "clicks"), number)
    last, had_fleet = None, False
    for seat, move, _ in decisions(session, seats):
        view = game.view(session.state, seat)
        moves = cast(list[LegalMove], view["moves"])
        text = next(each["text"] for each in moves if each["move"] == move)
        starts = seat != last or (had_fleet and view.get("fleet") is None)
        last, had_fleet = seat, view.get("fleet") is not None
        ahead = session.state.copy()
        ahead.advance(move)
        # The server makes the only legal move, unless it ends the turn after another decision.
        waits = not starts and ahead.actor() != seat
        needed = clicks(move, offers_of(moves), hovers) if len(moves) > 1 or waits else 0
        yield Counted(starts, text, needed + is_warned(text, moves))


def is_warned(text: str, moves: list[LegalMove]) -> bool:
    """Whether a second click must confirm the end of the turn, as in Yamataï's `steps.ts`."""
    return text == "end" and any(each["text"].startswith("place ") for each in moves)


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="yamatai")
    parser.add_argument("--player", default="level4")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--touch", action="store_true", help="without a pointer that can rest")
    asked = parser.parse_args()
    turns: list[int] = []
    kinds: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for number in range(asked.games):
        for each in counted(asked.game, asked.player, number, not asked.touch):
            if each.starts_turn:
                turns.append(0)
            turns[-1] += each.clicks
            kinds[each.text.split(" ")[0]][each.clicks] += 1
    print(f"{'':14}{'per turn':>10}{'clicks':>8}  moves by clicks")
    for kind, by_clicks in sorted(kinds.items(), key=lambda item: -sum(n * count for n, count in item[1].items())):
        total = sum(n * count for n, count in by_clicks.items())
        spread = ", ".join(f"{n}: {by_clicks[n]}" for n in sorted(by_clicks))
        print(f"{kind:14}{by_clicks.total() / len(turns):10.2f}{total / len(turns):8.2f}  {spread}")
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


if __name__ == "__main__":
    main()
