"""What is wrong with a spot or an island, whoever asks, and the lists that a reason names."""

from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai.moves import COLOURS, KINDS
from shima.games.yamatai.state import PALACE_BUILDING, TORII_BUILDING, Position


def why_no_spot(p: Position) -> Reason:
    return Reason("Y1.8", Text("yam-why-no-such-spot", {"spots": len(p.boat_at)}))


def spot_taken(p: Position, spot: int, rule: str) -> Reason:
    return Reason(rule, Text("yam-why-spot-taken", {"spot": spot + 1, "colour": COLOURS[p.boat_at[spot]]}))


def no_boat_at(spot: int, rule: str) -> Reason:
    return Reason(rule, Text("yam-why-no-boat-at", {"spot": spot + 1}))


def no_token_on(island: int, rule: str) -> Reason:
    return Reason(rule, Text("yam-why-no-token-on", {"island": island + 1}))


def not_empty(p: Position, island: int, rule: str) -> Reason:
    """A token, a building or Sacred Ground lies there."""  # Y6.7
    building = p.building_at[island]
    if p.token_at[island] >= 0:
        return Reason(rule, Text("yam-why-token-there", {"island": island + 1, "kind": KINDS[p.token_at[island]]}))
    if building < 0:
        return Reason(rule, Text("yam-why-sacred-there", {"island": island + 1}))
    if building < TORII_BUILDING:
        return Reason(rule, Text("yam-why-building-there", {"island": island + 1, "other": building}))
    what = "palace" if building == PALACE_BUILDING else "torii"
    return Reason(rule, Text("yam-why-prestige-there", {"island": island + 1, "building": what}))


def boats(counts: list[int]) -> Text:
    """The boats by colour, those that are there: 2 bamboo boats, 1 clay boat."""
    parts = [
        Text("yam-why-boats", {"count": counts[colour], "colour": COLOURS[colour]})
        for colour in range(5)
        if counts[colour] > 0
    ]
    return listed(parts)


def listed(parts: list[Text]) -> Text:
    """One text, or several with commas."""
    whole = parts[-1]
    for at in range(len(parts) - 2, -1, -1):
        whole = Text("yam-why-list", {"first": parts[at], "rest": whole})
    return whole


def numbers(counted: list[int]) -> str:
    """Numbers that count from 0 in the code and from 1 at the table."""
    return ", ".join([str(number + 1) for number in sorted(counted)])
