"""Phrases for choices, stories and reasons: things with details in brackets, and places by what surrounds them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from math import atan2, degrees
from typing import Final

from shima.games.counts import Counts, count, one, unpack
from shima.games.masks import has_bit
from shima.games.text import Text
from shima.games.yamatai.board import Archipelago
from shima.games.yamatai.constants import COLOURS, KINDS, PAYMENTS, TILE_KINDS
from shima.games.yamatai.state import Position

SIDES: Final = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
"""Clockwise, because y grows downwards."""


def listed(parts: list[Text], key: str = "yam-list") -> Text:
    """Join one or more texts with commas."""
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = Text(key, {"first": part, "rest": joined})
    return joined


def numbers(counted: Iterable[int]) -> str:
    """Format numbers that the code counts from 0 and players from 1."""
    return ", ".join([str(number + 1) for number in sorted(counted)])


def names(seats: Iterable[int]) -> Text:
    return listed([Text("yam-name", {"player": seat}) for seat in seats])


def boats(counts: Counts) -> Text:
    """List at least one boat by colour, rarest first."""
    held = unpack(counts, 5)
    return listed([Text("yam-boats", {"colour": COLOURS[c], "count": held[c]}) for c in reversed(range(5)) if held[c]])


def missing_boats(counts: Counts) -> Text:
    """List at least one missing boat by colour."""
    missing = unpack(counts, 5)
    parts = [Text("yam-why-boats", {"count": missing[c], "colour": COLOURS[c]}) for c in range(5) if missing[c]]
    return listed(parts, "yam-why-list")


def pair(colours: tuple[int, int]) -> Text:
    return boats(one(colours[0]) + one(colours[1]))


def boat_on(p: Position, spot: int) -> Text:
    return Text("yam-boat-on", {"colour": COLOURS[p.boat_at[spot]], "place": place(p, spot)})


def token_on(p: Position, island: int) -> Text:
    return Text("yam-token-on", {"token": KINDS[p.token_at[island]], "island": island + 1})


def tile(p: Position, number: int) -> Text:
    found = p.components.tiles[number]
    args: dict[str, object] = {"tile": number + 1, "kind": TILE_KINDS[found.kind], "points": found.points}
    return Text("yam-tile", {"boats": boats(found.cost), **args})


def island(p: Position, number: int) -> Text:
    return Text("yam-mountain" if has_bit(p.mountains, number) else "yam-island", {"island": number + 1})


def place(p: Position, spot: int) -> Text:
    """Tell where a spot is by the islands around it."""
    return places(p.components.board)[spot]


@cache
def places(board: Archipelago) -> tuple[Text, ...]:
    """Return a different phrase for each spot. Where islands and directions do not suffice, it has the number."""
    found = [_between(board, spot) for spot in range(board.spots)]
    shared = Counter(found)
    found = [_at_end(board, spot) if shared[phrase] > 1 else phrase for spot, phrase in enumerate(found)]
    shared = Counter(found)
    return tuple(
        Text("yam-place-numbered", {"spot": spot + 1}) if shared[phrase] > 1 else phrase
        for spot, phrase in enumerate(found)
    )


def _between(board: Archipelago, spot: int) -> Text:
    islands = board.islands_at[spot]
    if len(islands) == 1:
        side = _side(board.points[spot], [board.points[each] for each in board.shores[islands[0]]])
        return Text("yam-place-tip", {"island": islands[0] + 1, "side": side})
    return Text("yam-place", {"islands": numbers(islands[:-1]), "last": islands[-1] + 1})


def _at_end(board: Archipelago, spot: int) -> Text:
    """Tell apart the spots between the same islands: each is at an end of the water between them."""
    islands = board.islands_at[spot]
    same = [board.points[each] for each in range(board.spots) if board.islands_at[each] == islands]
    args: dict[str, object] = {"islands": numbers(islands[:-1]), "last": islands[-1] + 1}
    return Text("yam-place-end", {"side": _side(board.points[spot], same), **args})


def _side(point: tuple[int, int], around: Sequence[tuple[int, int]]) -> str:
    """Return the direction of a point from the middle of several. Long and narrow shapes count as square."""
    offsets: list[float] = []
    for axis in (0, 1):
        low, high = min(each[axis] for each in around), max(each[axis] for each in around)
        offsets.append((2 * point[axis] - low - high) / max(high - low, 1))
    return SIDES[round(degrees(atan2(offsets[1], offsets[0])) / 45) % len(SIDES)]


def specialist(p: Position, number: int) -> Text:
    name, points = p.components.specialist_names[number], p.components.specialist_points[number]
    return Text("yam-specialist", {"specialist": name, "points": points})


def payment(number: int) -> Text:
    kinds = PAYMENTS[number]
    if len(kinds) == 2:
        return Text("yam-two-tokens", {"token": KINDS[kinds[0]]})
    return listed([Text("yam-token", {"token": KINDS[kind]}) for kind in kinds])


def printed_boats(p: Position, fleet: int) -> Text:
    """List a fleet's printed boats. The one of any colour counts as its power."""
    boats = p.components.fleets[fleet].boats
    return listed([Text("yam-boats", {"colour": name, "count": 1}) for name in boats if name != "any"])


def boats_to_get(p: Position, fleet: int) -> Text:
    """List the boats that the fleet gives now: none of a colour that has run out."""  # Y4.2
    parts: list[Text] = []
    for name in p.components.fleets[fleet].boats:
        if name != "any":
            left = count(p.reserve, COLOURS.index(name))
            parts.append(Text("yam-boats", {"colour": name, "count": 1}) if left else Text("yam-out", {"colour": name}))
    return listed(parts)


def power(p: Position, fleet: int) -> str:
    """Return the fleet's power as a word, including the first turn and the boat of any colour."""  # Y9
    printed = p.components.fleets[fleet]
    return printed.power or ("any" if printed.has_any else "first")
