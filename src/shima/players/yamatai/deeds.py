"""Yamataï: what a move does by itself. These facts are small, and said only if there is nothing greater to say."""

from typing import Final, cast

from shima.games.counts import total, unpack
from shima.games.game import Game
from shima.games.text import Text
from shima.games.yamatai.actions.build import BUILD
from shima.games.yamatai.actions.collect import Collect
from shima.games.yamatai.actions.fleet import TakeFleet
from shima.games.yamatai.actions.powers.any_boat import TakeAnyBoat
from shima.games.yamatai.actions.powers.peek import LOOKED_AT, Peek, PutTileBack
from shima.games.yamatai.actions.powers.reserve import Reserve
from shima.games.yamatai.actions.powers.sacred import MakeSacred
from shima.games.yamatai.actions.powers.switch_tokens import SwitchWithToken
from shima.games.yamatai.actions.trade import Buy
from shima.games.yamatai.constants import KINDS
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.phases import RULES
from shima.games.yamatai.specialists.michimata import Gild
from shima.games.yamatai.specialists.pairs import Change
from shima.games.yamatai.state import PLACE_STAGE
from shima.players.facts import GAINS, Fact, Turn

LITTLE: Final = 0.1
BEFORE: Final = 0.15
TILE: Final = 0.05
"""Weight of a tile's points, as long as it is only a prospect."""


def deeds(game: Game, turn: Turn) -> list[Fact]:
    before = cast(YamataiState, turn.before)
    after = before.copy()
    after.play(turn.moves[0])
    return [*_deed(before, after, turn), *_nearly(game, before, after)]


def _deed(before: YamataiState, after: YamataiState, turn: Turn) -> list[Fact]:
    action = RULES.actions[turn.moves[0]]
    if isinstance(action, TakeFleet):
        return [*_before_another(before, turn.seat, action.fleet), *_boats(after, turn.seat)]
    if isinstance(action, (TakeAnyBoat, Buy, Gild, Change)):
        return _boats(after, turn.seat)
    if isinstance(action, Collect):
        return [_tokens(after, turn.seat)]
    if isinstance(action, Reserve):
        return [_tile("reason-yam-reserves", before, action.tile)]
    if isinstance(action, MakeSacred):
        return [_closed(before, action.island, turn.seat)]
    if isinstance(action, Peek):
        count = min(LOOKED_AT, before.deck_size())
        return [Fact(GAINS, Text("reason-yam-peeks", {"count": count, "who": ""}), LITTLE)]
    if isinstance(action, PutTileBack):
        return [_tile("reason-yam-next-tile" if action.is_top else "reason-yam-buries", before, action.tile)]
    return _moved_token(after, action.island, before.picked) if isinstance(action, SwitchWithToken) else []


def _before_another(before: YamataiState, seat: int, fleet: int) -> list[Fact]:
    """Return the first player with a higher fleet, who acts later in the next round."""  # Y11.5
    for other, taken in zip(before.order, before.fleets_used, strict=False):
        if other != seat and taken > fleet:
            return [Fact(GAINS, Text("reason-yam-before", {"other": other, "who": ""}), BEFORE)]
    return []


def _boats(after: YamataiState, seat: int) -> list[Fact]:
    count = after.mats[seat].boat_count() if after.stage <= PLACE_STAGE else 0
    return [Fact(GAINS, Text("reason-yam-boats", {"count": count, "who": ""}), LITTLE)] if count else []


def _tokens(after: YamataiState, seat: int) -> Fact:
    tokens = after.mats[seat].tokens
    kinds = sum(map(bool, unpack(tokens, len(KINDS))))
    return Fact(GAINS, Text("reason-yam-holds", {"count": total(tokens), "kinds": kinds, "who": ""}), LITTLE)


def _tile(key: str, before: YamataiState, tile: int) -> Fact:
    points = int(before.components.tiles[tile].points)
    return Fact(GAINS, Text(key, {"tile": tile + 1, "points": points, "who": ""}), TILE * points)


def _closed(before: YamataiState, island: int, seat: int) -> Fact:
    """Return the island that becomes Sacred Ground, with the other player who has most buildings next to it."""
    counts = [0] * len(before.mats)
    for near in before.components.board.neighbours[island]:
        owner = before.building_at[near]
        if 0 <= owner < len(counts) and owner != seat:
            counts[owner] += 1
    args: dict[str, object] = {"island": island + 1, "who": ""}
    if not any(counts):
        return Fact(GAINS, Text("reason-yam-closes-all", args), LITTLE)
    args["other"], args["count"] = counts.index(max(counts)), max(counts)
    return Fact(GAINS, Text("reason-yam-closes-next", args), LITTLE * max(counts))


def _moved_token(after: YamataiState, *islands: int) -> list[Fact]:
    """Return a switched token that is now next to a boat placed this turn."""
    reached = {island for spot in after.placed for island in after.components.board.islands_at[spot]}
    for island in islands:
        if island in reached:
            args: dict[str, object] = {"token": KINDS[after.token_at[island]], "island": island + 1, "who": ""}
            return [Fact(GAINS, Text("reason-yam-token-near", args), LITTLE)]
    return []


def _nearly(game: Game, before: YamataiState, after: YamataiState) -> list[Fact]:
    """Return the best building that lacks only one boat because of boats placed or moved."""
    board = before.components.board
    moved = [spot for spot, boat in enumerate(after.boat_at) if boat >= 0 and before.boat_at[spot] != boat]
    found: list[tuple[int, int, int, str]] = []
    for island in sorted({island for spot in moved for island in board.islands_at[spot]}):
        for tile in after.row:
            goal = BUILD.number(tile, island)
            missing = game.lacks(after, goal)
            if sum(missing.values()) == 1 < sum(game.lacks(before, goal).values()):
                (colour,) = missing
                found.append((after.components.tiles[tile].points, -tile, -island, colour))
    if not found:
        return []
    points, tile, island, colour = max(found)
    args: dict[str, object] = {"tile": 1 - tile, "island": 1 - island, "colour": colour, "points": points, "who": ""}
    return [Fact(GAINS, Text("reason-yam-nearly", args), TILE * points)]
