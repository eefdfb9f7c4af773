"""The things of the game as noun phrases, for offers and stories: first the name, then in brackets what it is."""

from shima.games.text import Text
from shima.games.yamatai.components import FLEET_BOATS, FLEET_POWERS, POWERS, TILE_KINDS
from shima.games.yamatai.moves import COLOURS, KINDS, PAYMENTS, SPECIALISTS
from shima.games.yamatai.state import Position


def listed(parts: list[Text]) -> Text:
    """One or more, with commas between them."""
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = Text("yam-list", {"first": part, "rest": told})
    return told


def names(seats: list[int]) -> Text:
    return listed([Text("yam-name", {"player": seat}) for seat in seats])


def boats(counts: list[int]) -> Text:
    """Boats by colour, the rarest first; at least one."""
    return listed(
        [Text("yam-boats", {"colour": COLOURS[c], "count": counts[c]}) for c in reversed(range(5)) if counts[c]]
    )


def pair(colours: tuple[int, int]) -> Text:
    return boats([colours.count(colour) for colour in range(5)])


def tile(p: Position, number: int) -> Text:
    found = p.components.tiles[number]
    args: dict[str, object] = {"tile": number + 1, "kind": TILE_KINDS[found.kind], "points": found.points}
    args["boats"] = boats(list(found.cost))
    return Text("yam-tile", args)


def island(p: Position, number: int) -> Text:
    return Text("yam-mountain" if p.mountains & 1 << number else "yam-island", {"island": number + 1})


def islands_around(p: Position, spot: int) -> Text:
    """The islands that a boat on this spot is next to."""
    found = [number + 1 for number in p.components.board.islands_at[spot]]
    return Text("yam-islands", {"count": len(found), "islands": ", ".join(map(str, found))})


def specialist(p: Position, number: int) -> Text:
    args: dict[str, object] = {"specialist": SPECIALISTS[number], "points": p.components.specialist_points[number]}
    return Text("yam-specialist", args)


def payment(number: int) -> Text:
    kinds = PAYMENTS[number]
    if len(kinds) == 2:
        return Text("yam-two-tokens", {"token": KINDS[kinds[0]]})
    return listed([Text("yam-token", {"token": KINDS[kind]}) for kind in kinds])


def printed_boats(fleet: int) -> Text:
    """The boats that a fleet shows; the one of any colour is its power."""
    return listed([Text("yam-boats", {"colour": name, "count": 1}) for name in FLEET_BOATS[fleet] if name != "any"])


def boats_to_get(p: Position, fleet: int) -> Text:
    """The boats that the fleet brings now: a colour that is out gives nothing."""  # Y4.2
    parts: list[Text] = []
    for name in FLEET_BOATS[fleet]:
        if name != "any":
            left = p.reserve[COLOURS.index(name)]
            parts.append(Text("yam-boats", {"colour": name, "count": 1}) if left else Text("yam-out", {"colour": name}))
    return listed(parts)


def power(fleet: int) -> str:
    """The fleet's power as a word, the first turn and the boat of any colour too."""  # Y9
    if FLEET_POWERS[fleet]:
        return POWERS[FLEET_POWERS[fleet]]
    return "any" if "any" in FLEET_BOATS[fleet] else "first"
