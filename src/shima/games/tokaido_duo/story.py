"""The consequences of a move: slabs, the trigger of the end, a new leader, the result."""

from shima.games.game import CHANCE, OVER
from shima.games.text import Text
from shima.games.tokaido_duo.constants import ENDINGS
from shima.games.tokaido_duo.state import Position


def consequences(before: Position, after: Position) -> list[Text]:
    sentences: list[Text] = []
    for player in (0, 1):
        slabs = after.boards[player].slabs - before.boards[player].slabs
        if slabs:
            points = after.components.slab_points[after.boards[player].slabs]
            sentences.append(Text("duo-story-slab", {"player": player, "slabs": slabs, "points": points}))
    if after.end and not before.end:
        sentences.append(Text("duo-story-end", {"player": before.turn, "ending": ENDINGS[after.end]}))
    if after.actor() == OVER:
        sentences.append(_result(after))
    elif after.actor() == CHANCE and after.round > before.round:
        sentences.append(Text("duo-story-round", {"player": after.leader, "round": after.round}))
    return sentences


def _result(p: Position) -> Text:
    """Return the winner with all points and coins."""  # D9.3
    scores, places = p.scores(), p.ranking()
    if places == (1, 1):
        return Text("duo-story-shared", {"points": scores[0], "coins": p.boards[0].coins})
    winner = places.index(1)
    args: dict[str, object] = {"player": winner, "points": scores[winner], "less": scores[1 - winner]}
    if scores[0] != scores[1]:
        return Text("duo-story-won", args)
    args["coins"], args["fewer"] = p.boards[winner].coins, p.boards[1 - winner].coins
    return Text("duo-story-won-by-coins", args)
