"""The consequences of a move, for logs and animation: the next turn, the end of the round or the game."""

from shima.games.counts import count
from shima.games.game import OVER
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.constants import BOATS_END, BUILDINGS_END, COLOURS, SPECIALISTS_END
from shima.games.yamatai.round import COINS_LAID
from shima.games.yamatai.state import Position


def consequences(before: Position, after: Position) -> list[Text]:  # Y3.1, Y11
    sentences: list[Text] = []
    if after.round > before.round:
        return [Text("yam-story-round", {"round": after.round, "names": texts.names(after.order)})]
    if after.acting > before.acting:
        boats = after.mats[before.turn].boats
        if boats:
            sentences.append(Text("yam-story-harbour", {"boats": texts.boats(boats)}))
        if after.acting < len(after.order):
            sentences.append(Text("yam-story-next", {"player": after.turn}))
        else:
            sentences.append(Text("yam-story-round-over", {"round": after.round}))
            if after.end not in (BUILDINGS_END, BOATS_END):
                sentences.append(Text("yam-story-coins-laid", {"coins": COINS_LAID}))
    if after.actor() == OVER:
        sentences.extend((_ending(after), _result(after)))
        if len(set(after.scores())) < after.players():
            sentences.append(Text("yam-story-tie"))
    return sentences


def _ending(p: Position) -> Text:
    """Tell what ended the game."""  # Y11.1 to Y11.4
    if p.end == BUILDINGS_END:
        done = [seat for seat, mat in enumerate(p.mats) if mat.buildings == 0]
        return Text("yam-story-ending-buildings", {"names": texts.names(done)})
    if p.end == BOATS_END:
        out = [Text("yam-boats", {"colour": COLOURS[c], "count": 1}) for c in range(5) if count(p.reserve, c) == 0]
        return Text("yam-story-ending-boats", {"boats": texts.listed(out)})
    return Text("yam-story-ending-specialists" if p.end == SPECIALISTS_END else "yam-story-ending-tiles")


def _result(p: Position) -> Text:
    """Tell the winner and the standings."""  # Y12
    scores, places = p.scores(), p.ranking()
    standing = [places.index(place) for place in range(1, p.players() + 1)]
    others = texts.listed([Text("yam-standing", {"player": seat, "points": scores[seat]}) for seat in standing[1:]])
    return Text("yam-story-won", {"player": standing[0], "points": scores[standing[0]], "others": others})
