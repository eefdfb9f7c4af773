"""D4: the artist crosses the routes, paints near other figures and gives paintings away."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Kind
from shima.games.counts import one
from shima.games.game import Reason
from shima.games.masks import bit
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tokaido_duo import texts
from shima.games.tokaido_duo.actions.base import FigureAction, Outcome, Walk
from shima.games.tokaido_duo.constants import (
    ARTIST,
    EFFICIENT,
    INSPIRED,
    LANDSCAPES,
    MOST_PAINTED,
    PAINTINGS,
    PAINTINGS_END,
    REGIONS,
)
from shima.games.tokaido_duo.state import ACT, TURN_UP, Position


class ArtistMove(Walk):
    """Move the artist to a region."""  # D4.1

    def __init__(self, region: i64) -> None:
        super().__init__(ARTIST)
        self.region = region

    def space(self, p: Position) -> str:
        return f"region:{self.region + 1}"

    def too_far(self, p: Position) -> Reason:
        """Return the reason for a wrong distance, the only thing that can be wrong here."""
        here = p.boards[p.turn].artist
        args: dict[str, object] = {"region": self.region + 1, "pips": p.pips_for(ARTIST), "here": here + 1}
        if self.region == here:
            return Reason("D3.3", Text("duo-why-no-region-twice", args))
        return Reason("D4.1", Text("duo-why-region-distance", args))


class ToRegion(ArtistMove):
    """The move for all paths, if the first painting can be given after every path or after none."""

    def notation(self, p: Position) -> str:
        return f"artist {self.region + 1}"

    def goal(self, p: Position) -> Text:
        return texts.walk_to_region(p, self.region)

    def go(self, p: Position) -> None:
        board = p.boards[p.turn]
        p.may_give = False
        if board.face_up:
            wanted: i64 = board.face_up[0]
            if p.components.landscapes[self.region] == wanted:
                p.may_give = True  # D4.4
            elif p.has_wave(p.turn, ARTIST, INSPIRED):
                p.may_give = bool(self.on_every_way(p, board.artist) & bit(wanted))  # D4.7
        board.artist = self.region

    def on_every_way(self, p: Position, start: i64) -> i64:
        for walk in p.components.artist_walks[start][p.pips]:
            if walk.region == self.region:
                return walk.every
        return 0

    def why(self, p: Position) -> Reason:
        return self.too_far(p)


TO_REGION: Final = Kind("D4.1", ToRegion, REGIONS)


class ToRegionVia(ArtistMove):
    """A path past the landscape of the first painting, which only some paths pass."""  # D4.7

    def __init__(self, region: i64, landscape: i64) -> None:
        super().__init__(region)
        self.landscape = landscape

    def notation(self, p: Position) -> str:
        return f"artist {self.region + 1} via {LANDSCAPES[self.landscape]}"

    def goal(self, p: Position) -> Text:
        goal = texts.walk_to_region(p, self.region)
        return Text("duo-via", {"goal": goal, "landscape": LANDSCAPES[self.landscape]})

    def go(self, p: Position) -> None:
        p.boards[p.turn].artist = self.region
        p.may_give = True

    def why(self, p: Position) -> Reason:
        board = p.boards[p.turn]
        walks = p.components.artist_walks[board.artist][p.pips_for(ARTIST)]
        reach = [walk for walk in walks if walk.region == self.region]
        if not reach:
            return self.too_far(p)
        args: dict[str, object] = {"region": self.region + 1, "landscape": LANDSCAPES[self.landscape]}
        if not p.has_wave(p.turn, ARTIST, INSPIRED):
            return Reason("D4.7", Text("duo-why-not-inspired", args))
        if not board.face_up or board.face_up[0] != self.landscape:
            return Reason("D4.4", Text("duo-why-way-gives-nothing", args))
        if not reach[0].some & bit(self.landscape):
            return Reason("D4.7", Text("duo-why-way-has-not", args))
        return Reason("D4.7", Text("duo-why-every-way", args))


TO_REGION_VIA: Final = Kind("D4.7", ToRegionVia, REGIONS, len(LANDSCAPES))


def list_artist_moves(p: Position, pips: i64, moves: MoveBuffer) -> None:
    """List the regions in reach. An inspired artist has two moves to a region if the path decides what to give."""
    # D4.1, D4.7
    board = p.boards[p.turn]
    walks = p.components.artist_walks[board.artist][pips]
    if board.face_up and p.has_wave(p.turn, ARTIST, INSPIRED):
        wanted: i64 = board.face_up[0]
        for walk in walks:
            if walk.some & ~walk.every & bit(wanted):
                moves.add(TO_REGION_VIA.number(walk.region, wanted))
            moves.add(TO_REGION.number(walk.region))
    else:
        for walk in walks:
            moves.add(TO_REGION.number(walk.region))


class Paint(FigureAction):
    """Turn up paintings."""  # D4.3

    def __init__(self, number: i64) -> None:
        super().__init__(ARTIST)
        self.count = number + 1

    def notation(self, p: Position) -> str:
        return f"paint {self.count}"

    def act(self, p: Position) -> None:
        p.to_reveal = self.count
        p.phase = TURN_UP

    def why(self, p: Position) -> Reason:
        board = p.boards[p.turn]
        left = board.face_down_count()
        if not left:
            return Reason("D4.3", Text("duo-why-all-up"))
        allowed = texts.one_or_more(paintings_due(p), may_paint_more(p))
        if allowed is None:
            return Reason("D4.3", Text("duo-why-nobody-there", {"region": board.artist + 1}))
        others = p.others_in(board.artist, p.turn)
        args: dict[str, object] = {"others": others, "allowed": allowed, "left": left}
        if self.count == others + 1 <= left and not p.has_wave(p.turn, ARTIST, EFFICIENT):
            return Reason("D4.6", Text("duo-why-not-efficient", args))
        return Reason("D4.3", Text("duo-why-paint-count", args))

    def label(self, p: Position) -> Text:
        return Text("duo-label-paint", {"count": self.count})

    def sentence(self, p: Position) -> Text:
        return Text("duo-story-paint", {"player": p.turn, "count": self.count})


PAINT: Final = Kind("D4.3", Paint, MOST_PAINTED)


def paintings_due(p: Position) -> i64:
    """One for each other figure in the region, limited by what is left."""  # D4.3
    board = p.boards[p.turn]
    others = p.others_in(board.artist, p.turn)
    left = board.face_down_count()
    return others if others < left else left


def may_paint_more(p: Position) -> bool:
    """Whether an efficient artist can turn up one more."""  # D4.6
    return p.has_wave(p.turn, ARTIST, EFFICIENT) and paintings_due(p) < p.boards[p.turn].face_down_count()


class TurnUp(Outcome):
    """Turn up the next painting in reading order."""  # D4.3

    def __init__(self, landscape: i64) -> None:
        self.landscape = landscape

    def notation(self, p: Position) -> str:
        return f"painting {LANDSCAPES[self.landscape]}"

    def play(self, p: Position) -> None:
        board = p.boards[p.turn]
        board.face_down -= one(self.landscape)
        board.face_up = (*board.face_up, self.landscape)
        p.to_reveal -= 1
        if not p.to_reveal:
            p.phase = ACT

    def why(self, p: Position) -> Reason:
        if p.phase != TURN_UP:
            return Reason("D4.3", Text("duo-why-no-painting-due"))
        return Reason("D4.3", Text("duo-why-no-such-painting", {"landscape": LANDSCAPES[self.landscape]}))

    def label(self, p: Position) -> Text:
        return Text("duo-story-painting", {"player": p.turn, "landscape": LANDSCAPES[self.landscape]})

    def handles(self, p: Position) -> list[str]:
        return [f"paintings:{p.turn + 1}"]


PAINTING: Final = Kind("D4.3", TurnUp, len(LANDSCAPES))


class Give(FigureAction):
    """Give the first painting in reading order, which leaves the game."""  # D4.4, D4.5

    def __init__(self) -> None:
        super().__init__(ARTIST)

    def notation(self, p: Position) -> str:
        return "give"

    def act(self, p: Position) -> None:
        board = p.boards[p.turn]
        board.face_up = board.face_up[1:]
        board.given += 1
        if board.given == PAINTINGS and not p.end:
            p.end = PAINTINGS_END

    def why(self, p: Position) -> Reason:
        board = p.boards[p.turn]
        if not board.face_up:
            if board.face_down:
                return Reason("D4.4", Text("duo-why-first-face-down"))
            return Reason("D4.5", Text("duo-why-all-given"))
        args: dict[str, object] = {
            "painting": LANDSCAPES[board.face_up[0]],
            "landscape": LANDSCAPES[p.components.landscapes[board.artist]],
            "region": board.artist + 1,
        }
        if p.has_wave(p.turn, ARTIST, INSPIRED):
            return Reason("D4.7", Text("duo-why-not-on-the-way", args))
        return Reason("D4.4", Text("duo-why-other-landscape", args))

    def label(self, p: Position) -> Text:
        return Text("duo-label-give")

    def sentence(self, p: Position) -> Text:
        board = p.boards[p.turn]
        points = p.components.painting_points[board.given + 1]
        return Text("duo-story-give", {"player": p.turn, "landscape": LANDSCAPES[board.face_up[0]], "points": points})


GIVE: Final = Kind("D4.4", Give)


def list_artist_actions(p: Position, moves: MoveBuffer) -> None:
    if p.may_give:
        moves.add(GIVE.number())
    due = paintings_due(p)
    if may_paint_more(p):
        moves.add(PAINT.number(due))
    if due:
        moves.add(PAINT.number(due - 1))
