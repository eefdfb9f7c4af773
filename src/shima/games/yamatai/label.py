"""What a move offers, for lists."""

from typing import cast

from shima.games.game import Move
from shima.games.text import Text
from shima.games.yamatai import words
from shima.games.yamatai.boats import buying_price, selling_price
from shima.games.yamatai.build import FEE, boats_around, construct, fee_owner
from shima.games.yamatai.components import Tile
from shima.games.yamatai.fleets import LOOKED_AT
from shima.games.yamatai.moves import (
    ANY,
    ASIDE,
    BELOW,
    BLANK,
    BUILD,
    BUY,
    CHANGE_FOR_GOLD,
    CHANGE_GOLD,
    CLEAR,
    COLLECT,
    COLOURS,
    FLEET,
    FLEET_UP,
    GILD_TOKEN,
    ISLANDS,
    IZANAMI,
    KINDS,
    MOST_LANES,
    MOST_SPOTS,
    NAKATSU_PAIRS,
    PASS,
    PAYMENTS,
    PEEK,
    PLACE,
    PLAYER_MOVES,
    RAIJIN_PAIRS,
    RECRUIT,
    REMOVE,
    RESERVE,
    SACRED,
    SEAT,
    SEEN,
    SELL,
    SLIDE,
    SPECIALIST,
    SPECIALISTS,
    SPEND_TOKEN,
    SWITCH_BOAT,
    SWITCH_TOKEN,
    TILE,
    TOKEN,
    TOP,
    WITH_BOAT,
    WITH_TOKEN,
)
from shima.games.yamatai.specialists import HETSUKA_COINS, KACHIKO_FEE
from shima.games.yamatai.state import EXTRA_TOKEN, NOBODY, NOTHING, Position


def label(p: Position, move: Move) -> Text:
    """The move as an offer: what it is called in a list."""
    if move >= PLAYER_MOVES:
        return outcome(p, move)
    if move < RESERVE:
        return _action(p, move)
    if move < SPEND_TOKEN:
        return _fleet_power(p, move)
    if move < PASS:
        return _specialist_power(p, move)
    if move == PASS:
        return Text("yam-label-no-extra" if p.phase == EXTRA_TOKEN else "yam-label-no-second")
    return Text("yam-label-end")


def _action(p: Position, move: Move) -> Text:
    """The five actions of a turn."""  # Y4 to Y8
    if move < ANY:
        fleet = move - FLEET
        args: dict[str, object] = {"fleet": fleet + 1, "boats": words.boats_to_get(p, fleet)}
        return Text("yam-label-fleet", {**args, "power": words.power(fleet)})
    if move < BUY:
        return Text("yam-label-any", {"colour": COLOURS[move - ANY]})
    if move < SELL:
        return Text("yam-label-buy", {"colour": COLOURS[move - BUY], "coins": buying_price(p, move - BUY)})
    if move < PLACE:
        return Text("yam-label-sell", {"colour": COLOURS[move - SELL], "coins": selling_price(p, move - SELL)})
    if move < COLLECT:
        colour, spot = (move - PLACE) // MOST_SPOTS, (move - PLACE) % MOST_SPOTS
        around = words.islands_around(p, spot)
        return Text("yam-label-place", {"colour": COLOURS[colour], "spot": spot + 1, "islands": around})
    if move < BUILD:
        taken: dict[str, object] = {"island": move - COLLECT + 1, "token": KINDS[p.token_at[move - COLLECT]]}
        return Text("yam-label-extra" if p.phase == EXTRA_TOKEN else "yam-label-collect", taken)
    if move < ASIDE:
        return _build(p, move)
    if move < RECRUIT:
        return Text("yam-label-aside", {"colour": COLOURS[move - ASIDE]})
    return _recruit(p, move)


def _build(p: Position, move: Move) -> Text:
    """The tile, the island, and all that building there brings and costs at once."""  # Y6.7 to Y6.11
    number, island = (move - BUILD) // ISLANDS, (move - BUILD) % ISLANDS
    args: dict[str, object] = {"tile": words.tile(p, number), "island": words.island(p, island)}
    twin = cast(Position, p.copy())
    construct(twin, move)
    owner = fee_owner(p, island)
    coins = twin.mat().coins - p.mat().coins + (0 if owner == NOBODY else FEE)
    prestige = twin.mat().prestige - p.mat().prestige
    missing = missing_boat(p, p.components.tiles[number], island)
    parts: list[Text] = []
    if coins:
        parts.append(Text("yam-part-coins", {"coins": coins}))
    if prestige:
        parts.append(Text("yam-part-prestige", {"count": prestige}))
    if owner != NOBODY:
        parts.append(Text("yam-part-fee", {"coins": FEE, "other": owner}))
    if missing != NOTHING:
        parts.append(Text("yam-part-missing", {"colour": COLOURS[missing]}))
    if not parts:
        return Text("yam-label-build", args)
    return Text("yam-label-build-for", {"gain": words.listed(parts), **args})


def missing_boat(p: Position, tile: Tile, island: int) -> int:
    """The colour that fleet 9 makes up for, or NOTHING."""  # Y9.9
    around = boats_around(p, island)
    for colour in range(5):
        if tile.cost[colour] > around[colour]:
            return colour
    return NOTHING


def _recruit(p: Position, move: Move) -> Text:
    number, payment = (move - RECRUIT) // len(PAYMENTS), (move - RECRUIT) % len(PAYMENTS)
    coins = p.coins_on[p.specialists.index(number)]
    args: dict[str, object] = {"specialist": SPECIALISTS[number], "points": p.components.specialist_points[number]}
    args["coins"], args["payment"] = coins, words.payment(payment)
    owner = p.owner_of(IZANAMI)
    if owner in (NOBODY, p.turn) or not coins:
        return Text("yam-label-recruit", args)
    return Text("yam-label-recruit-half", {"other": owner, "half": coins // 2, **args})


def _fleet_power(p: Position, move: Move) -> Text:  # Y9
    if move < PEEK:
        return Text("yam-label-reserve", {"tile": words.tile(p, move - RESERVE)})
    if move < TOP:
        return Text("yam-label-peek", {"count": min(LOOKED_AT, p.deck_size())})
    if move < BELOW:
        return Text("yam-label-top", {"tile": words.tile(p, move - TOP)})
    if move < SLIDE:
        return Text("yam-label-below", {"tile": words.tile(p, move - BELOW)})
    if move < SACRED:
        start, goal = slide_spots(p, move)
        args: dict[str, object] = {"colour": COLOURS[p.boat_at[start]], "start": start + 1, "goal": goal + 1}
        return Text("yam-label-slide", {"islands": words.islands_around(p, goal), **args})
    if move < SWITCH_TOKEN:
        return Text("yam-label-sacred", {"island": words.island(p, move - SACRED)})
    if move < WITH_TOKEN:
        island = move - SWITCH_TOKEN
        return Text("yam-label-switch-token", {"island": island + 1, "token": KINDS[p.token_at[island]]})
    if move < SWITCH_BOAT:
        island = move - WITH_TOKEN
        return Text("yam-label-with-token", {"island": island + 1, "token": KINDS[p.token_at[island]]})
    if move < WITH_BOAT:
        spot = move - SWITCH_BOAT
        return Text("yam-label-switch-boat", {"spot": spot + 1, "colour": COLOURS[p.boat_at[spot]]})
    if move < REMOVE:
        spot = move - WITH_BOAT
        return Text("yam-label-with-boat", {"spot": spot + 1, "colour": COLOURS[p.boat_at[spot]]})
    spot = move - REMOVE
    return Text("yam-label-remove", {"spot": spot + 1, "colour": COLOURS[p.boat_at[spot]]})


def slide_spots(p: Position, move: Move) -> tuple[int, int]:
    """From where to where a boat slides."""
    start = (move - SLIDE) // MOST_LANES
    return start, p.components.board.lanes[start][(move - SLIDE) % MOST_LANES]


def _specialist_power(p: Position, move: Move) -> Text:  # Y10
    if move < GILD_TOKEN:
        return Text("yam-label-spend", {"token": KINDS[move - SPEND_TOKEN], "coins": HETSUKA_COINS})
    if move < CHANGE_GOLD:
        return Text("yam-label-gild", {"token": KINDS[move - GILD_TOKEN]})
    if move < CHANGE_FOR_GOLD:
        return Text("yam-label-change", {"boats": words.pair(NAKATSU_PAIRS[move - CHANGE_GOLD])})
    if move < CLEAR:
        return Text("yam-label-melt", {"boats": words.pair(RAIJIN_PAIRS[move - CHANGE_FOR_GOLD])})
    return Text("yam-label-clear", {"island": words.island(p, move - CLEAR), "coins": KACHIKO_FEE})


def outcome(p: Position, move: Move) -> Text:
    """What nature does. What a player sees of the deck is in it too: `story` keeps that from the others."""
    if move < TILE:
        number = move - SPECIALIST
        args: dict[str, object] = {"points": p.components.specialist_points[number]}
        return Text("yam-story-specialist", {"specialist": SPECIALISTS[number], **args})
    if move < FLEET_UP:
        return Text("yam-story-tile", {"tile": words.tile(p, move - TILE)})
    if move < TOKEN:
        fleet = move - FLEET_UP
        boats = words.printed_boats(fleet)
        return Text("yam-story-reveal", {"fleet": fleet + 1, "boats": boats, "power": words.power(fleet)})
    if move < SEAT:
        island, sort = (move - TOKEN) // 14, (move - TOKEN) % 14
        laid: dict[str, object] = {"island": island + 1}
        laid["token"] = "none" if sort // 2 == BLANK else KINDS[sort // 2]
        return Text("yam-story-token-mountain" if sort % 2 else "yam-story-token", laid)
    if move < SEEN:
        return Text("yam-story-seat", {"place": len(p.order) + 1, "player": move - SEAT})
    return Text("yam-story-seen", {"player": p.turn, "tile": words.tile(p, move - SEEN)})
