"""Yamataï: finds what can be built in a turn by playing it on copies of the position."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from shima.games.counts import count
from shima.games.game import Game, Move
from shima.games.yamatai.actions.build import BUILD, tiles_on_offer
from shima.games.yamatai.actions.collect import COLLECT
from shima.games.yamatai.actions.end import END, PASS
from shima.games.yamatai.actions.fleet import TAKE_FLEET, TakeFleet
from shima.games.yamatai.actions.moor import PUT_ASIDE
from shima.games.yamatai.actions.place import Place
from shima.games.yamatai.actions.powers.any_boat import TAKE_ANY_BOAT
from shima.games.yamatai.actions.powers.discount import has_discount
from shima.games.yamatai.constants import COLOURS, ISLANDS
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.phases import RULES
from shima.games.yamatai.state import ANY_BOAT, FLEET_STAGE, NOTHING, PLACE_STAGE, TURN

MOST_TRIES: Final = 24
"""How many sites are tried, those with the most points first."""
DEEPEST: Final = 3
"""The most boats placed to reach a site."""
LONGEST_END: Final = 12
"""The most moves to end a turn."""
ENDINGS: Final = (END, PASS, PUT_ASIDE, COLLECT, TAKE_ANY_BOAT, TAKE_FLEET)
"""Moves that end a turn, fastest first."""


@dataclass(frozen=True)
class Way:
    """A building that the acting player can make in this turn, and its points."""

    tile: int
    island: int
    points: int
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class _Start:
    """A fleet to take, and what the player has then."""

    state: YamataiState
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class _Site:
    """A tile, an empty island, and the number of boats missing there."""

    start: _Start
    tile: int
    island: int
    missing: int


def best_way(
    game: Game,
    state: YamataiState,
    tiles: Sequence[int] | None = None,
    islands: Sequence[int] | None = None,
    fleets: Sequence[int] | None = None,
) -> Way | None:
    """Return the building with the most printed points that is possible in the rest of the turn, or None.

    Only boats around the island are considered. A longer chain or a power may allow more.
    """
    starts = list(_starts(state, fleets))
    sites = [site for start in starts for site in _sites(game, start, tiles, islands)]
    printed = state.components.tiles
    sites.sort(key=lambda site: (-printed[site.tile].points, site.missing, site.tile, site.island))
    for site in sites[:MOST_TRIES]:
        line = _reach(game, site.start.state, site.tile, site.island, max(1, site.missing))
        if line is not None:
            return _way(state, site, (*site.start.moves, *line))
    return None


def is_possible(game: Game, state: YamataiState, tile: int, island: int) -> bool:
    """Whether the building is possible in the rest of the turn, including boats placed only to connect others."""
    if not state.is_empty(island):
        return False
    goal = BUILD.number(tile, island)
    shore = state.components.board.shores[island]
    sites = [site for start in _starts(state, None) for site in _sites(game, start, [tile], [island])]
    return any(_leads_to(site.start.state, goal, shore, DEEPEST) for site in sites)


def _leads_to(state: YamataiState, goal: Move, shore: tuple[int, ...], boats: int) -> bool:
    if goal in state.moves():
        return True
    for move in state.moves() if boats else ():
        action = RULES.actions[move]
        if isinstance(action, Place) and action.spot in shore:
            placed = state.copy()
            placed.play(move)
            if _leads_to(placed, goal, shore, boats - 1):
                return True
    return False


def _starts(state: YamataiState, fleets: Sequence[int] | None) -> Iterable[_Start]:
    if state.phase != TURN or state.stage > PLACE_STAGE:
        return
    if state.stage != FLEET_STAGE:
        yield _Start(state, ())
        return
    for move in state.moves():
        action = RULES.actions[move]
        if isinstance(action, TakeFleet) and (fleets is None or action.fleet in fleets):
            taken = state.copy()
            taken.play(move)
            if taken.phase != ANY_BOAT:
                yield _Start(taken, (move,))
                continue
            for colour in taken.moves():
                chosen = taken.copy()
                chosen.play(colour)
                yield _Start(chosen, (move, colour))


def _sites(game: Game, start: _Start, tiles: Sequence[int] | None, islands: Sequence[int] | None) -> Iterable[_Site]:
    """Yield the sites for which the boats in hand may suffice."""
    state = start.state
    hand = state.mat().boats
    spare = 1 if has_discount(state) else 0
    offers = [tile for tile in tiles_on_offer(state) if tiles is None or tile in tiles]
    for island in range(ISLANDS) if islands is None else islands:
        if not state.is_empty(island):
            continue
        for tile in offers:
            lacks = game.lacks(state, BUILD.number(tile, island))
            missing = sum(lacks.values()) - spare
            short = sum(max(0, lack - count(hand, COLOURS.index(colour))) for colour, lack in lacks.items())
            if short <= spare and missing <= DEEPEST:
                yield _Site(start, tile, island, missing)


def _reach(game: Game, state: YamataiState, tile: int, island: int, depth: int) -> tuple[Move, ...] | None:
    """Return the moves that place boats around the island and build there."""
    goal = BUILD.number(tile, island)
    if goal in state.moves():
        return (goal,)
    if not depth:
        return None
    lacks = game.lacks(state, goal)
    shore = state.components.board.shores[island]
    for move in state.moves():
        action = RULES.actions[move]
        if not isinstance(action, Place) or action.spot not in shore:
            continue
        if lacks and COLOURS[action.colour] not in lacks:
            continue
        placed = state.copy()
        placed.play(move)
        line = _reach(game, placed, tile, island, depth - 1)
        if line is not None:
            return (move, *line)
    return None


def _way(state: YamataiState, site: _Site, moves: tuple[Move, ...]) -> Way:
    seat = state.turn
    after = state.copy()
    for move in moves[:-1]:
        after.play(move)
    before = after.scores()[seat]
    after.play(moves[-1])
    return Way(site.tile, site.island, after.scores()[seat] - before, moves)


def is_over(before: YamataiState, now: YamataiState) -> bool:
    """Whether the turn has ended. With two turn markers, the same player may be next."""
    return (before.round, before.acting) != (now.round, now.acting)


def next_turn(state: YamataiState, avoid: Move = NOTHING) -> YamataiState | None:
    """Return the position when the next player starts, if this turn ends at once without building or playing `avoid`.

    None if a new round starts first, the same player is next, or the turn cannot end this way.
    """
    ahead = state.acting + 1
    if ahead >= len(state.order) or state.order[ahead] == state.turn:
        return None
    now = state.copy()
    for _ in range(LONGEST_END):
        move = _quickest(now.moves(), avoid)
        if move is None:
            return None
        now.play(move)
        if now.acting != state.acting:
            return now
    return None


def _quickest(moves: tuple[Move, ...], avoid: Move) -> Move | None:
    for kind in ENDINGS:
        for move in moves:
            if kind.has(move) and move != avoid:
                return move
    return None
