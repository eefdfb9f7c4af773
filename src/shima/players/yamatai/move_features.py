"""Features of the moves of Yamataï: what each is about, and what it makes possible."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action
from shima.games.counts import Counts, count, covers, lacking, one
from shima.games.game import Move
from shima.games.yamatai.actions.build import Build, tiles_on_offer
from shima.games.yamatai.actions.collect import Collect
from shima.games.yamatai.actions.fleet import TakeFleet
from shima.games.yamatai.actions.moor import PutAside
from shima.games.yamatai.actions.place import Place
from shima.games.yamatai.actions.powers.any_boat import TakeAnyBoat
from shima.games.yamatai.actions.powers.reserve import Reserve
from shima.games.yamatai.actions.recruit import Recruit
from shima.games.yamatai.actions.trade import Buy, Sell
from shima.games.yamatai.constants import COLOURS, FLEETS, KINDS, MOST_SPECIALISTS, PAYMENTS, TILE_KINDS
from shima.games.yamatai.phases import RULES
from shima.games.yamatai.state import FLEET_STAGE, TURN, Position
from shima.players.search.features import Collector, at_least, at_most
from shima.players.yamatai.openings import Openings

MOST_POINTS: Final = 13

# The kinds of the rulebook, in the order of the move space. Those of chance are among them, though never needed.
RULEBOOK_KINDS: Final = RULES.space.original_kinds

KIND: Final = 0  # the kind of the move
LATER_KIND: Final = RULEBOOK_KINDS - 1  # all kinds that others have added share a place that no player's move has
TAKEN: Final = KIND + RULEBOOK_KINDS  # a fleet, by its boats
TAKEN_NUMBER: Final = TAKEN + FLEETS  # by its number
COLOUR: Final = TAKEN_NUMBER + FLEETS  # of a boat: any, bought, sold, put aside or placed
COMPLETES: Final = COLOUR + 5 * len(COLOURS)  # the points that the boat or fleet makes possible
PLACE_NOW: Final = COMPLETES + 3 * (MOST_POINTS + 1)  # the best building at the spot after placing: complete
PLACE_LATER: Final = PLACE_NOW + MOST_POINTS + 1  # or with the boats then left
PLACE_TOKENS: Final = PLACE_LATER + MOST_POINTS + 1  # tokens around the spot
NTH_BOAT: Final = PLACE_TOKENS + 5  # the number of boats placed before
BUILT: Final = NTH_BOAT + 6  # points
BUILT_KIND: Final = BUILT + MOST_POINTS + 1
BUILT_BONUS: Final = BUILT_KIND + len(TILE_KINDS)  # coins and prestige together
COLLECTED: Final = BUILT_BONUS + 10  # a token, by how many of its kind the player has
COLLECTED_KIND: Final = COLLECTED + 3
RECRUITED: Final = COLLECTED_KIND + len(KINDS)
PAID: Final = RECRUITED + MOST_SPECIALISTS  # a pair or three different ones
COINS_ON: Final = PAID + 2
RESERVED: Final = COINS_ON + 8  # points
STAGE: Final = RESERVED + MOST_POINTS + 1  # ending the turn, or using a power, at this stage
MOVE_SIZE: Final = STAGE + 2 * 8

ANY: Final = 0
BOUGHT: Final = 1
SOLD: Final = 2
ASIDE: Final = 3
PLACED: Final = 4


def kind_numbers() -> list[int]:
    """Return the number of the kind of each move of the rulebook."""
    numbers: list[int] = []
    for number, kind in enumerate(RULES.space.kinds[:RULEBOOK_KINDS]):
        numbers.extend([number] * kind.count)
    return numbers


KINDS_OF: Final = kind_numbers()


def gather_moves(p: Position, openings: Openings, moves: tuple[Move, ...], found: Collector) -> None:
    for move in moves:
        found.mark(KINDS_OF[move] if move < len(KINDS_OF) else LATER_KIND)
        gather_move(p, openings, RULES.actions[move], found)
        found.close()


def gather_move(p: Position, openings: Openings, action: Action[Position], found: Collector) -> None:
    mat = p.mat()
    if isinstance(action, Place):
        gather_place(p, mat.boats - one(action.colour), action, found)
    elif isinstance(action, Build):
        tile = action.tile(p)
        prestige, coins = action.bonus(p)
        found.mark(BUILT + at_most(tile.points, MOST_POINTS))
        found.mark(BUILT_KIND + tile.kind)
        found.mark(BUILT_BONUS + at_most(prestige * 3 + coins, 9))
    elif isinstance(action, Collect):
        kind = p.token_at[action.island]
        found.mark(COLLECTED + at_most(count(mat.tokens, kind), 2))
        found.mark(COLLECTED_KIND + kind)
    elif isinstance(action, TakeFleet):
        fleet = p.components.fleets[action.fleet]
        boats = mat.boats
        for colour in fleet.colours:
            if count(p.reserve, colour):
                boats += one(colour)
        found.mark(TAKEN + fleet.kind)
        found.mark(TAKEN_NUMBER + action.fleet)
        found.mark(COMPLETES + at_most(openings.best(boats), MOST_POINTS))
    elif isinstance(action, TakeAnyBoat):
        gather_boat(openings, ANY, action.colour, mat.boats + one(action.colour), found)
    elif isinstance(action, Buy):
        gather_boat(openings, BOUGHT, action.colour, mat.boats + one(action.colour), found)
    elif isinstance(action, Sell):
        gather_boat(openings, SOLD, action.colour, mat.boats - one(action.colour), found)
    elif isinstance(action, PutAside):
        gather_boat(openings, ASIDE, action.colour, mat.boats - one(action.colour), found)
    elif isinstance(action, Recruit):
        found.mark(RECRUITED + action.specialist)
        found.mark(PAID + len(PAYMENTS[action.payment]) - 2)
        found.mark(COINS_ON + at_most(p.coins_on[p.specialists.index(action.specialist)], 7))
    elif isinstance(action, Reserve):
        found.mark(RESERVED + at_most(p.components.tiles[action.tile].points, MOST_POINTS))
    else:
        found.mark(STAGE + p.stage + (8 if p.phase != TURN or p.stage == FLEET_STAGE else 0))


def gather_boat(openings: Openings, what: i64, colour: i64, boats: Counts, found: Collector) -> None:
    """Add a boat gained or lost, and what the player can complete with the boats then in hand."""
    found.mark(COLOUR + what * len(COLOURS) + colour)
    after = at_most(openings.best(boats), MOST_POINTS)
    found.mark(COMPLETES + (1 if what < SOLD else 2) * (MOST_POINTS + 1) + after)


def gather_place(p: Position, left: Counts, action: Place, found: Collector) -> None:
    """Add the best building next to the boat, and the tokens there."""
    found.mark(COLOUR + PLACED * len(COLOURS) + action.colour)
    found.mark(NTH_BOAT + at_most(len(p.placed), 5))
    now: i64 = 0
    later: i64 = 0
    tokens: i64 = 0
    offer = tiles_on_offer(p)
    for island in p.components.board.islands_at[action.spot]:
        if p.token_at[island] >= 0:
            tokens += 1
        elif p.is_empty(island):
            around = p.boats_around(island) + one(action.colour)
            for number in offer:
                tile = p.components.tiles[number]
                missing = lacking(around, tile.cost)
                if not missing:
                    now = at_least(now, tile.points)
                elif covers(left, missing):
                    later = at_least(later, tile.points)
    found.mark(PLACE_NOW + at_most(now, MOST_POINTS))
    found.mark(PLACE_LATER + at_most(later, MOST_POINTS))
    found.mark(PLACE_TOKENS + at_most(tokens, 4))
