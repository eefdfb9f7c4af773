"""Yamataï: what speaks for a move. Effects on other players are in `rivals`."""

from collections.abc import Sequence
from typing import Final, cast

from shima.games.actions import Action
from shima.games.counts import count, total
from shima.games.game import Game, Move, State
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.actions.build import BUILD, Build
from shima.games.yamatai.actions.collect import COLLECT, Collect
from shima.games.yamatai.actions.end import End
from shima.games.yamatai.actions.fleet import TakeFleet
from shima.games.yamatai.actions.moor import PutAside
from shima.games.yamatai.actions.place import PLACE
from shima.games.yamatai.actions.powers.any_boat import TakeAnyBoat
from shima.games.yamatai.actions.recruit import Recruit, affordable
from shima.games.yamatai.constants import FLEETS, KINDS
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.phases import RULES
from shima.games.yamatai.specialists.passive import YASOMA
from shima.games.yamatai.state import DONE_STAGE, Position
from shima.players.analysis import Choice
from shima.players.facts import GAINS, Fact, Reasons, Turn, turn_of
from shima.players.yamatai.deeds import deeds
from shima.players.yamatai.rivals import denies, opens
from shima.players.yamatai.sites import Way, best_way, is_over, is_possible

COIN: Final = 0.2
TOKEN: Final = 0.6
SPECIALIST: Final = 1.5
FIRST: Final = 0.8
KEPT: Final = 0.3
POWER: Final = 1.6
POSSIBLE: Final = 0.7
"""Weight of possible buildings, compared with those that the analysis expects."""


class YamataiReasons(Reasons):
    def facts(self, game: Game, state: State, choice: Choice, others: Sequence[Choice]) -> list[Fact]:
        return facts(game, cast(YamataiState, state), choice)

    def is_over(self, before: State, now: State) -> bool:
        return is_over(cast(YamataiState, before), cast(YamataiState, now))


REASONS: Final = YamataiReasons()


def facts(game: Game, state: YamataiState, choice: Choice) -> list[Fact]:
    turn = turn_of(state, choice, state.turn)
    return [*_gains(game, turn), *deeds(game, turn), *denies(game, turn), *opens(game, turn)]


def _gains(game: Game, turn: Turn) -> list[Fact]:
    before, after = cast(YamataiState, turn.before), cast(YamataiState, turn.after)
    mat, later = before.mats[turn.seat], after.mats[turn.seat]
    first = RULES.actions[turn.moves[0]]
    found = [*_planned(turn), *_points(turn), *_tokens(turn)]
    coins = later.coins - mat.coins
    if coins > 0 and not _scores_by_itself(turn):  # whose points already include them
        found.append(Fact(GAINS, Text("reason-coins", {"coins": coins, "who": ""}), COIN * int(coins)))
    if _goes_first(before, first):
        found.append(Fact(GAINS, Text("reason-yam-first", {"who": ""}), FIRST))
    if isinstance(first, (End, PutAside)) and is_over(before, after) and later.boat_count():
        found.append(Fact(GAINS, Text("reason-yam-keeps", {"boats": texts.boats(later.boats), "who": ""}), KEPT))
    if isinstance(first, Recruit) and first.specialist != YASOMA.number:
        args: dict[str, object] = {"specialist": first.name, "who": ""}
        found.append(Fact(GAINS, Text("reason-yam-power", args), POWER))
    if isinstance(first, End) and any(map(_is_recruit, before.moves())):
        found.append(Fact(GAINS, Text("reason-yam-saves", {"count": total(mat.tokens), "who": ""}), KEPT))
    if not any(map(BUILD.has, turn.moves)) and not is_over(before, after) and after.stage < DONE_STAGE:
        found.extend(_possible(game, turn))
    return found


def _points(turn: Turn) -> list[Fact]:
    """Return the points of the move, or of the turn, unless a building or specialist is mentioned with its points."""
    if turn.gain(0) > 0:
        return [Fact(GAINS, Text("reason-points", {"points": turn.gain(0), "who": ""}), float(turn.gain(0)))]
    if turn.points <= 0 or _scores_by_itself(turn):
        return []
    return [Fact(GAINS, Text("reason-points-turn", {"points": turn.points, "who": ""}), float(turn.points))]


def _scores_by_itself(turn: Turn) -> bool:
    """Whether the turn has a building or a specialist, which are mentioned with their points."""
    return any(BUILD.has(move) or _is_recruit(move) for move in turn.moves)


def _is_recruit(move: Move) -> bool:
    return isinstance(RULES.actions[move], Recruit)


def _tokens(turn: Turn) -> list[Fact]:
    """Return the collected culture tokens, and what they can pay for."""
    before, after = cast(YamataiState, turn.before), cast(YamataiState, turn.after)
    mat, later = before.mats[turn.seat], after.mats[turn.seat]
    first = RULES.actions[turn.moves[0]]
    collected = sum(map(COLLECT.has, turn.moves))
    enough = not affordable(mat.tokens) and affordable(later.tokens)
    if collected and enough and after.specialists and not any(map(_is_recruit, turn.moves)):
        best = max(after.specialists, key=lambda number: after.components.specialist_points[number])
        args: dict[str, object] = {"specialist": after.components.specialist_names[best], "who": ""}
        args["points"] = after.components.specialist_points[best]
        return [Fact(GAINS, Text("reason-yam-affords", args), SPECIALIST)]
    found: list[Fact] = []
    if collected > 1 or (collected and not isinstance(first, Collect)):
        found.append(Fact(GAINS, Text("reason-yam-tokens", {"count": collected, "who": ""}), TOKEN * collected))
    if isinstance(first, Collect):
        kind = before.token_at[first.island]
        if count(mat.tokens, kind) == 1:
            found.append(Fact(GAINS, Text("reason-yam-pair", {"token": KINDS[kind], "who": ""}), TOKEN))
    return found


def _planned(turn: Turn) -> list[Fact]:
    """Return the buildings and specialists that the analysis expects later in this turn."""
    found: list[Fact] = []
    for number, move in enumerate(turn.moves):
        points = turn.gain(number)
        if not number or points <= 0:
            continue
        action = RULES.actions[move]
        args: dict[str, object] = {"points": points, "who": ""}
        if isinstance(action, Build):
            args["tile"], args["island"] = action.number + 1, action.island + 1
            found.append(Fact(GAINS, Text("reason-yam-build", args), points + 0.5))
        elif isinstance(action, Recruit):
            args["specialist"] = action.name
            found.append(Fact(GAINS, Text("reason-yam-recruit", args), points + 0.5))
    return found


def _goes_first(state: YamataiState, action: Action[Position]) -> bool:
    """Whether the fleet goes first: fleet 1 always does, others if they are the lowest of all taken."""  # Y11.5
    if not isinstance(action, TakeFleet):
        return False
    fleet = action.fleet
    return fleet == 0 or (state.acting == len(state.order) - 1 and fleet < min(state.fleets_used, default=FLEETS))


def _possible(game: Game, turn: Turn) -> list[Fact]:
    """Return the best building possible in the rest of the turn, or else the tokens in reach."""
    before, after = cast(YamataiState, turn.before), cast(YamataiState, turn.after)
    way = best_way(game, after)
    if way is None or way.points <= 0:
        return _reached(turn)
    if isinstance(RULES.actions[turn.moves[0]], (TakeFleet, TakeAnyBoat)):
        return [_site("reason-yam-fleet", way)]
    former = is_possible(game, before, way.tile, way.island)
    return [_site("reason-yam-keeps-site" if former else "reason-yam-may-build", way)]


def _site(key: str, way: Way) -> Fact:
    args: dict[str, object] = {"tile": way.tile + 1, "island": way.island + 1, "points": way.points, "who": ""}
    return Fact(GAINS, Text(key, args), POSSIBLE * way.points)


def _reached(turn: Turn) -> list[Fact]:
    """Return the tokens that can be collected after placing the boats."""
    if not any(map(PLACE.has, turn.moves)) or any(map(COLLECT.has, turn.moves)):
        return []
    now, former = (sum(map(COLLECT.has, each.moves())) for each in (turn.after, turn.before))
    return [Fact(GAINS, Text("reason-yam-reaches", {"count": now, "who": ""}), TOKEN)] if now > former else []
