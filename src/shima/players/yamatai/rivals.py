"""Yamataï: what a turn denies the players after it, and what it opens for the next one."""

from typing import Final, cast

from shima.games.game import Game, Move
from shima.games.text import Text
from shima.games.yamatai.actions.build import BUILD, Build
from shima.games.yamatai.actions.fleet import TakeFleet
from shima.games.yamatai.actions.powers.reserve import Reserve
from shima.games.yamatai.actions.powers.sacred import MakeSacred
from shima.games.yamatai.actions.recruit import Recruit, affordable
from shima.games.yamatai.constants import ISLANDS
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.phases import RULES
from shima.games.yamatai.state import DONE_STAGE, NOTHING
from shima.players.facts import DENIES, OPENS, Fact, Turn
from shima.players.yamatai.sites import Way, best_way, is_over, is_possible, next_turn

SPECIALIST: Final = 1.5


def denies(game: Game, turn: Turn) -> list[Fact]:
    before = cast(YamataiState, turn.before)
    left = next_turn(before, avoid=turn.moves[0])
    found: list[Fact] = []
    for number, move in enumerate(turn.moves):
        action = RULES.actions[move]
        if isinstance(action, Recruit):
            found.extend(_denied_specialist(turn, action))
        elif left is None:
            continue
        elif isinstance(action, Build):
            found.extend(_denied_tile(game, left, action.number, action.island))
            found.extend(_denied_island(game, left, action.number, action.island))
        elif number:
            continue
        elif isinstance(action, Reserve):
            found.extend(_denied_tile(game, left, action.tile, NOTHING))
        elif isinstance(action, MakeSacred):
            found.extend(_denied_island(game, left, NOTHING, action.island))
        elif isinstance(action, TakeFleet):
            found.extend(_denied_fleet(game, left, action.fleet))
    if left is not None and not any(map(BUILD.has, turn.moves)):
        found.extend(_denied_boats(game, before, turn.moves[0], left))
    return found


def _denied_tile(game: Game, left: YamataiState, tile: int, island: int) -> list[Fact]:
    if tile not in left.row:
        return []
    same = best_way(game, left, tiles=[tile], islands=[island]) if island != NOTHING else None
    if same is not None:
        return [_built(DENIES, "reason-yam-deny-site", same, left.turn)]
    way = best_way(game, left, tiles=[tile])
    return [] if way is None else [_built(DENIES, "reason-yam-deny-tile", way, left.turn)]


def _denied_island(game: Game, left: YamataiState, tile: int, island: int) -> list[Fact]:
    way = best_way(game, left, tiles=[other for other in left.row if other != tile], islands=[island])
    key = "reason-yam-closes" if tile == NOTHING else "reason-yam-deny-island"
    return [] if way is None else [_built(DENIES, key, way, left.turn)]


def _denied_fleet(game: Game, left: YamataiState, fleet: int) -> list[Fact]:
    """Return the fleet if it is the best one for the next player."""
    way = best_way(game, left, fleets=[fleet])
    rest = best_way(game, left, fleets=[other for other in left.fleets if other != fleet])
    if way is None or (rest is not None and rest.points >= way.points):
        return []
    return [_built(DENIES, "reason-yam-deny-fleet", way, left.turn)]


def _denied_boats(game: Game, before: YamataiState, move: Move, left: YamataiState) -> list[Fact]:
    """Return the boats that were removed from where the next player needs them."""
    after = before.copy()
    after.play(move)
    gone = [spot for spot, boat in enumerate(before.boat_at) if boat >= 0 and after.boat_at[spot] != boat]
    near = {island for spot in gone for island in before.components.board.islands_at[spot]}
    way = best_way(game, left, islands=sorted(near)) if near else None
    if way is None:
        return []
    goal = BUILD.number(way.tile, way.island)
    if sum(game.lacks(after, goal).values()) <= sum(game.lacks(before, goal).values()):
        return []
    return [_built(DENIES, "reason-yam-deny-boat", way, left.turn)]


def _denied_specialist(turn: Turn, recruit: Recruit) -> list[Fact]:
    """Return the specialist with the next player who has the tokens for it."""
    before = cast(YamataiState, turn.before)
    seats = len(before.mats)
    for seat in ((turn.seat + ahead) % seats for ahead in range(1, seats)):
        if affordable(before.mats[seat].tokens):
            args: dict[str, object] = {"specialist": recruit.name, "other": seat, "who": ""}
            return [Fact(DENIES, Text("reason-yam-deny-specialist", args), SPECIALIST)]
    return []


def opens(game: Game, turn: Turn) -> list[Fact]:
    """Return what the next player can build because of boats placed and islands cleared in this turn."""
    before, after = cast(YamataiState, turn.before), cast(YamataiState, turn.after)
    if not is_over(before, after) and after.stage < DONE_STAGE:
        return []
    touched = _touched(before, after)
    left = next_turn(after) if not is_over(before, after) else after
    if not touched or left is None or left.actor() < 0 or left.actor() == turn.seat:
        return []
    way = best_way(game, left, islands=touched)
    former = next_turn(before, avoid=turn.moves[0])
    if way is None or former is None or former.turn != left.turn:
        return []
    if is_possible(game, former, way.tile, way.island):
        return []
    return [_built(OPENS, "reason-yam-opens", way, left.turn)]


def _touched(before: YamataiState, after: YamataiState) -> list[int]:
    """Return the islands that were emptied or got a boat next to them."""
    emptied = [island for island in range(ISLANDS) if after.is_empty(island) and not before.is_empty(island)]
    board = before.components.board
    placed = [spot for spot, boat in enumerate(after.boat_at) if boat >= 0 and before.boat_at[spot] < 0]
    near = [island for spot in placed for island in board.islands_at[spot] if after.is_empty(island)]
    return sorted({*emptied, *near})


def _built(kind: str, key: str, way: Way, other: int) -> Fact:
    """Return the fact that the other player could build this."""
    args: dict[str, object] = {"tile": way.tile + 1, "island": way.island + 1, "points": way.points, "who": ""}
    args["other"] = other
    return Fact(kind, Text(key, args), float(way.points))
