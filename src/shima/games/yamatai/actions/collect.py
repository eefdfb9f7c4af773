"""Y6.5: collecting culture tokens, each with a different boat."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import one
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import added
from shima.games.yamatai.actions.reasons import moored, no_boat_near, no_token_on
from shima.games.yamatai.constants import ISLANDS, KINDS
from shima.games.yamatai.specialists.passive import EBISU
from shima.games.yamatai.state import COLLECTING, DONE_STAGE, EXTRA_TOKEN, NOTHING, TURN, Position


class Collect(Action[Position]):
    def __init__(self, island: i64) -> None:
        self.island = island

    def notation(self, p: Position) -> str:
        return f"collect {self.island + 1}"

    def play(self, p: Position) -> None:
        """Take the token, which leaves the island empty."""  # Y6.6
        p.mat().tokens += one(p.token_at[self.island])
        p.token_at = p.token_at.put(self.island, NOTHING)
        if p.phase == EXTRA_TOKEN:
            EBISU.use(p)
        else:
            p.collected = added(p.collected, self.island)
            p.phase = COLLECTING

    def why(self, p: Position) -> Reason:
        if p.phase == EXTRA_TOKEN:
            return no_token_on(self.island, "Y10")
        if p.stage > DONE_STAGE:
            return moored(p)
        if p.stage == DONE_STAGE:
            return Reason("Y6.4", Text("yam-why-collected" if p.collected else "yam-why-built"))
        if not p.placed:
            return Reason("Y6.4", Text("yam-why-nothing-placed"))
        if p.token_at[self.island] < 0:
            return no_token_on(self.island, "Y6.5")
        if self.island not in p.islands_in_reach():
            return no_boat_near(self.island, "Y6.5")
        return Reason("Y6.5", Text("yam-why-boats-have-tokens", {"island": self.island + 1}))

    def label(self, p: Position) -> Text:
        args: dict[str, object] = {"island": self.island + 1, "token": KINDS[p.token_at[self.island]]}
        return Text("yam-label-extra" if p.phase == EXTRA_TOKEN else "yam-label-collect", args)

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        args: dict[str, object] = {"island": self.island + 1, "token": KINDS[before.token_at[self.island]]}
        key = "yam-story-extra" if before.phase == EXTRA_TOKEN else "yam-story-collect"
        return [Text(key, {"player": before.turn, **args})]

    def handles(self, p: Position) -> list[str]:
        return [f"island:{self.island + 1}"]


COLLECT: Final[Kind[Position]] = Kind("Y6.5", Collect, ISLANDS)


def list_collections(p: Position, reach: list[int], moves: MoveBuffer) -> None:
    """List islands in reach whose token can be taken in addition to those already taken."""
    if len(p.collected) >= len(p.placed):
        return
    for island in reach:
        if p.token_at[island] >= 0 and (not p.collected or assignable(p, added(p.collected, island))):
            moves.add(COLLECT.number(island))


def list_extra_tokens(p: Position, moves: MoveBuffer) -> None:
    """List the tokens of all islands for Ebisu's extra token."""  # Y10
    COLLECT.list_each(moves, EBISU.extra_islands(p))


def assignable(p: Position, islands: tuple[int, ...]) -> bool:
    """Whether each island's token can be matched with a different boat next to it."""
    boat_of = [NOTHING] * ISLANDS
    return all(_assign(p, island, boat_of, islands, [False] * len(p.placed)) for island in islands)


def _assign(p: Position, island: int, boat_of: list[int], islands: tuple[int, ...], asked: list[bool]) -> bool:
    """Find an augmenting path of the bipartite matching: a boat for the island, reassigning others if necessary."""
    for boat, spot in enumerate(p.placed):
        if asked[boat] or island not in p.components.board.islands_at[spot]:
            continue
        asked[boat] = True
        holder = NOTHING
        for other in islands:
            if boat_of[other] == boat:
                holder = other
        if holder < 0 or _assign(p, holder, boat_of, islands, asked):
            boat_of[island] = boat
            return True
    return False


def finish_collecting(p: Position) -> None:
    p.phase = TURN
    p.stage = DONE_STAGE
