"""Noun phrases for choices, stories and reasons: a name with details in brackets."""

from collections.abc import Iterable

from shima.games.counts import Counts, count, one, unpack
from shima.games.masks import has_bit
from shima.games.text import Text
from shima.games.yamatai.constants import COLOURS, FLEET_BOATS, FLEET_POWERS, KINDS, PAYMENTS, TILE_KINDS
from shima.games.yamatai.state import Position


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
    return Text("yam-boat-on", {"colour": COLOURS[p.boat_at[spot]], "spot": spot + 1})


def token_on(p: Position, island: int) -> Text:
    return Text("yam-token-on", {"token": KINDS[p.token_at[island]], "island": island + 1})


def tile(p: Position, number: int) -> Text:
    found = p.components.tiles[number]
    args: dict[str, object] = {"tile": number + 1, "kind": TILE_KINDS[found.kind], "points": found.points}
    return Text("yam-tile", {"boats": boats(found.cost), **args})


def island(p: Position, number: int) -> Text:
    return Text("yam-mountain" if has_bit(p.mountains, number) else "yam-island", {"island": number + 1})


def islands_around(p: Position, spot: int) -> Text:
    """List the islands next to this spot."""
    found = p.components.board.islands_at[spot]
    return Text("yam-islands", {"count": len(found), "islands": ", ".join([str(number + 1) for number in found])})


def specialist(p: Position, number: int) -> Text:
    name, points = p.components.specialist_names[number], p.components.specialist_points[number]
    return Text("yam-specialist", {"specialist": name, "points": points})


def payment(number: int) -> Text:
    kinds = PAYMENTS[number]
    if len(kinds) == 2:
        return Text("yam-two-tokens", {"token": KINDS[kinds[0]]})
    return listed([Text("yam-token", {"token": KINDS[kind]}) for kind in kinds])


def printed_boats(fleet: int) -> Text:
    """List a fleet's printed boats. The one of any colour counts as its power."""
    return listed([Text("yam-boats", {"colour": name, "count": 1}) for name in FLEET_BOATS[fleet] if name != "any"])


def boats_to_get(p: Position, fleet: int) -> Text:
    """List the boats that the fleet gives now: none of a colour that has run out."""  # Y4.2
    parts: list[Text] = []
    for name in FLEET_BOATS[fleet]:
        if name != "any":
            left = count(p.reserve, COLOURS.index(name))
            parts.append(Text("yam-boats", {"colour": name, "count": 1}) if left else Text("yam-out", {"colour": name}))
    return listed(parts)


def power(fleet: int) -> str:
    """Return the fleet's power as a word, including the first turn and the boat of any colour."""  # Y9
    return FLEET_POWERS[fleet] or ("any" if "any" in FLEET_BOATS[fleet] else "first")
