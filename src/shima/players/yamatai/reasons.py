"""Yamataï: what speaks for a move. What others have of it is in `rivals`."""

from collections.abc import Sequence
from typing import Final, cast

from shima.games.game import Game, Move, State
from shima.games.text import Text
from shima.games.yamatai import words
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.moves import (
    ASIDE,
    BUY,
    COLLECT,
    END,
    FLEET,
    FLEETS,
    KINDS,
    PLACE,
    RECRUIT,
    SPECIALISTS,
    YASOMA,
)
from shima.games.yamatai.recruit import affordable
from shima.games.yamatai.state import DONE_STAGE, NOTHING
from shima.players.analysis import Choice
from shima.players.facts import BRINGS, Fact, Reasons, Turn, turn_of
from shima.players.yamatai.rivals import denies, opens
from shima.players.yamatai.sites import (
    Way,
    best_way,
    is_build,
    is_collect,
    is_fleet,
    is_over,
    is_possible,
    is_recruit,
    site,
    specialist_of,
)

COIN: Final = 0.2
TOKEN: Final = 0.6
SPECIALIST: Final = 1.5
FIRST: Final = 0.8
KEPT: Final = 0.3
POWER: Final = 1.6
POSSIBLE: Final = 0.7
"""What could be built counts less than what the analysis expects."""


class YamataiReasons(Reasons):
    def facts(self, game: Game, state: State, choice: Choice, others: Sequence[Choice]) -> list[Fact]:
        return facts(game, cast(YamataiState, state), choice)

    def is_over(self, before: State, now: State) -> bool:
        return is_over(cast(YamataiState, before), cast(YamataiState, now))


REASONS: Final = YamataiReasons()


def facts(game: Game, state: YamataiState, choice: Choice) -> list[Fact]:
    turn = turn_of(state, choice, state.turn)
    return [*_brings(game, turn), *denies(game, turn), *opens(game, turn)]


def _brings(game: Game, turn: Turn) -> list[Fact]:
    before, after = cast(YamataiState, turn.before), cast(YamataiState, turn.after)
    mat, later = before.mats[turn.seat], after.mats[turn.seat]
    first = turn.moves[0]
    found = [*_planned(turn), *_points(turn), *_tokens(turn)]
    coins = later.coins - mat.coins
    if coins > 0 and not any(is_build(move) or is_recruit(move) for move in turn.moves):  # whose points count them in
        found.append(Fact(BRINGS, Text("reason-coins", {"coins": coins, "at": ""}), COIN * coins))
    if _goes_first(before, first):
        found.append(Fact(BRINGS, Text("reason-yam-first", {"at": ""}), FIRST))
    if (first == END or ASIDE <= first < RECRUIT) and is_over(before, after) and later.boat_count():
        found.append(Fact(BRINGS, Text("reason-yam-keeps", {"boats": words.boats(later.boats), "at": ""}), KEPT))
    if is_recruit(first) and specialist_of(first) != YASOMA:
        args: dict[str, object] = {"specialist": SPECIALISTS[specialist_of(first)], "at": ""}
        found.append(Fact(BRINGS, Text("reason-yam-power", args), POWER))
    if first == END and any(map(is_recruit, before.moves())):
        found.append(Fact(BRINGS, Text("reason-yam-saves", {"count": sum(mat.tokens), "at": ""}), KEPT))
    if not any(map(is_build, turn.moves)) and not is_over(before, after) and after.stage < DONE_STAGE:
        found.extend(_possible(game, turn))
    return found


def _points(turn: Turn) -> list[Fact]:
    """What the move scores at once, or the turn, if no building or specialist is told of."""
    if turn.gain(0) > 0:
        return [Fact(BRINGS, Text("reason-points", {"points": turn.gain(0), "at": ""}), float(turn.gain(0)))]
    if turn.points <= 0 or any(is_build(move) or is_recruit(move) for move in turn.moves):
        return []
    return [Fact(BRINGS, Text("reason-points-turn", {"points": turn.points, "at": ""}), float(turn.points))]


def _tokens(turn: Turn) -> list[Fact]:
    """Culture tokens collected, and what can be paid with them."""
    before, after = cast(YamataiState, turn.before), cast(YamataiState, turn.after)
    mat, later = before.mats[turn.seat], after.mats[turn.seat]
    first = turn.moves[0]
    collected = sum(map(is_collect, turn.moves))
    enough = not affordable(mat.tokens) and affordable(later.tokens)
    if collected and enough and after.specialists and not any(map(is_recruit, turn.moves)):
        best = max(after.specialists, key=lambda number: after.components.specialist_points[number])
        args: dict[str, object] = {"specialist": SPECIALISTS[best], "at": ""}
        args["points"] = after.components.specialist_points[best]
        return [Fact(BRINGS, Text("reason-yam-affords", args), SPECIALIST)]
    found: list[Fact] = []
    if collected > 1 or (collected and not is_collect(first)):
        found.append(Fact(BRINGS, Text("reason-yam-tokens", {"count": collected, "at": ""}), TOKEN * collected))
    kind = before.token_at[first - COLLECT] if is_collect(first) else NOTHING
    if kind != NOTHING and mat.tokens[kind] == 1:
        found.append(Fact(BRINGS, Text("reason-yam-pair", {"token": KINDS[kind], "at": ""}), TOKEN))
    return found


def _planned(turn: Turn) -> list[Fact]:
    """Buildings and specialists that the analysis expects later in this turn."""
    found: list[Fact] = []
    for number, move in enumerate(turn.moves):
        points = turn.gain(number)
        if not number or points <= 0:
            continue
        args: dict[str, object] = {"points": points, "at": ""}
        if is_build(move):
            tile, island = site(move)
            args["tile"], args["island"] = tile + 1, island + 1
            found.append(Fact(BRINGS, Text("reason-yam-build", args), points + 0.5))
        elif is_recruit(move):
            args["specialist"] = SPECIALISTS[specialist_of(move)]
            found.append(Fact(BRINGS, Text("reason-yam-recruit", args), points + 0.5))
    return found


def _goes_first(state: YamataiState, move: Move) -> bool:
    """Fleet 1 always does; the last to take a fleet does with the lowest."""  # Y11.5
    if not is_fleet(move):
        return False
    fleet = move - FLEET
    return fleet == 0 or (state.acting == len(state.order) - 1 and fleet < min(state.fleets_used, default=FLEETS))


def _possible(game: Game, turn: Turn) -> list[Fact]:
    """The best that can be built in the rest of the turn; without that, the tokens in reach."""
    before, after = cast(YamataiState, turn.before), cast(YamataiState, turn.after)
    way = best_way(game, after)
    if way is None or way.points <= 0:
        return _reached(turn)
    if FLEET <= turn.moves[0] < BUY:  # the third boat of fleet 10 too
        return [_site("reason-yam-fleet", way)]
    former = is_possible(game, before, way.tile, way.island)
    return [_site("reason-yam-keeps-site" if former else "reason-yam-may-build", way)]


def _site(key: str, way: Way) -> Fact:
    args: dict[str, object] = {"tile": way.tile + 1, "island": way.island + 1, "points": way.points, "at": ""}
    return Fact(BRINGS, Text(key, args), POSSIBLE * way.points)


def _reached(turn: Turn) -> list[Fact]:
    """Tokens that can be collected once the boats are placed."""
    if not any(PLACE <= move < COLLECT for move in turn.moves) or any(map(is_collect, turn.moves)):
        return []
    count, former = (len([move for move in each.moves() if is_collect(move)]) for each in (turn.after, turn.before))
    return [Fact(BRINGS, Text("reason-yam-reaches", {"count": count, "at": ""}), TOKEN)] if count > former else []
