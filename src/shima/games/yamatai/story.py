"""What a move did, for logs and animation; `label` is what it offers."""

from shima.games.game import OVER, Move
from shima.games.text import Text
from shima.games.yamatai import words
from shima.games.yamatai.boats import buying_price, selling_price
from shima.games.yamatai.build import FEE, fee_owner, group_with
from shima.games.yamatai.components import TILE_KINDS, TRADING_POST
from shima.games.yamatai.fleets import LOOKED_AT
from shima.games.yamatai.label import label, missing_boat, outcome, slide_spots
from shima.games.yamatai.moves import (
    ANY,
    ASIDE,
    BELOW,
    BUILD,
    BUY,
    CHANGE_FOR_GOLD,
    CHANGE_GOLD,
    CLEAR,
    COLLECT,
    COLOURS,
    END,
    FLEET,
    GILD_TOKEN,
    ISLANDS,
    IZANAMI,
    KINDS,
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
    SEEN,
    SELL,
    SLIDE,
    SPECIALISTS,
    SPEND_TOKEN,
    SWITCH_BOAT,
    SWITCH_TOKEN,
    TOP,
    WITH_BOAT,
    WITH_TOKEN,
)
from shima.games.yamatai.round import COINS_LAID
from shima.games.yamatai.specialists import HETSUKA_COINS, KACHIKO_FEE
from shima.games.yamatai.state import (
    BOATS_END,
    BUILDINGS_END,
    EXTRA_TOKEN,
    NOBODY,
    NOTHING,
    PALACE_BUILDING,
    SPECIALISTS_END,
    TORII_BUILDING,
    Position,
)

__all__ = ["label", "story"]


def story(before: Position, move: Move, after: Position, viewer: int | None) -> list[Text]:
    """Everything that the move did, in order, as the viewer learns it."""
    if move >= SEEN:
        told = [_seen(before, move, viewer)]
    elif move >= PLAYER_MOVES:
        told = [outcome(before, move)]
    elif BUILD <= move < ASIDE:
        told = _build(before, move, after)
    elif RECRUIT <= move < RESERVE:
        told = _recruit(before, move)
    elif move < RESERVE:
        told = [_action(before, move)]
    elif move < SPEND_TOKEN:
        told = [_fleet_power(before, move, viewer)]
    elif move < PASS:
        told = [_specialist_power(before, move)]
    else:
        told = [_done(before, move)]
    told.extend(_consequences(before, after))
    return told


def _seen(p: Position, move: Move, viewer: int | None) -> Text:
    """Which tile it is, only the one who looks learns."""  # Y13.3
    if viewer == p.turn:
        return outcome(p, move)
    count = len(p.looked) + p.to_look
    return Text("yam-story-seen-by-other", {"player": p.turn, "number": len(p.looked) + 1, "count": count})


def _action(p: Position, move: Move) -> Text:  # Y4 to Y7
    args: dict[str, object] = {"player": p.turn}
    if move < ANY:
        args["fleet"], args["boats"] = move - FLEET + 1, words.boats_to_get(p, move - FLEET)
        return Text("yam-story-fleet", args)
    if move < BUY:
        return Text("yam-story-any", {"colour": COLOURS[move - ANY], **args})
    if move < SELL:
        args["colour"], args["coins"] = COLOURS[move - BUY], buying_price(p, move - BUY)
        return Text("yam-story-buy", args)
    if move < PLACE:
        args["colour"], args["coins"] = COLOURS[move - SELL], selling_price(p, move - SELL)
        return Text("yam-story-sell", args)
    if move < COLLECT:
        args["colour"], args["spot"] = COLOURS[(move - PLACE) // MOST_SPOTS], (move - PLACE) % MOST_SPOTS + 1
        return Text("yam-story-place", args)
    if move < BUILD:
        args["island"], args["token"] = move - COLLECT + 1, KINDS[p.token_at[move - COLLECT]]
        return Text("yam-story-extra" if p.phase == EXTRA_TOKEN else "yam-story-collect", args)
    return Text("yam-story-aside", {"colour": COLOURS[move - ASIDE], **args})


def _build(before: Position, move: Move, after: Position) -> list[Text]:
    """The building, the fee, and each bonus with what it is for."""  # Y6.7 to Y6.11, Y10
    player = before.turn
    number, island = (move - BUILD) // ISLANDS, (move - BUILD) % ISLANDS
    tile = before.components.tiles[number]
    place = words.island(before, island)
    told = [Text("yam-story-build", {"player": player, "tile": words.tile(before, number), "island": place})]
    missing = missing_boat(before, tile, island)
    if missing != NOTHING:
        told.append(Text("yam-story-missing", {"colour": COLOURS[missing]}))
    coins = after.mats[player].coins - before.mats[player].coins
    owner = fee_owner(before, island)
    if owner != NOBODY:
        coins += FEE
        told.append(Text("yam-story-fee", {"coins": FEE, "other": owner}))
    prestige = after.mats[player].prestige - before.mats[player].prestige
    if tile.prestigious and (coins or prestige):
        told.append(Text("yam-story-awashima", {"kind": TILE_KINDS[tile.kind]}))
    if prestige:
        told.append(Text("yam-story-prestige", {"count": prestige, "reasons": _reasons(before, island, prestige)}))
    if coins:
        args: dict[str, object] = {"size": group_with(before, island), "coins": coins}
        told.append(Text("yam-story-doubled" if tile.kind == TRADING_POST else "yam-story-group", args))
    if after.mats[player].buildings == 0 and not tile.prestigious:
        told.append(Text("yam-story-last-building"))
    return told


def _reasons(p: Position, island: int, prestige: int) -> Text:
    """What the prestige tokens are for; what neither mountain nor neighbours explain is Kagutsuchi's."""  # Y6.10, Y10
    near = [p.building_at[neighbour] for neighbour in p.components.board.neighbours[island]]
    torii, palaces = near.count(TORII_BUILDING), near.count(PALACE_BUILDING)
    mountain = 1 if p.mountains & 1 << island else 0
    parts: list[Text] = []
    if mountain:
        parts.append(Text("yam-reason-mountain"))
    if torii:
        parts.append(Text("yam-reason-torii", {"count": torii}))
    if palaces:
        parts.append(Text("yam-reason-palaces", {"count": palaces}))
    if prestige > mountain + torii + palaces:
        parts.append(Text("yam-reason-kagutsuchi"))
    return words.listed(parts)


def _recruit(p: Position, move: Move) -> list[Text]:
    """The specialist and the coins on it, half of them for Izanami's owner."""  # Y8.1, Y10
    number, payment = (move - RECRUIT) // len(PAYMENTS), (move - RECRUIT) % len(PAYMENTS)
    paid = words.payment(payment)
    told = [Text("yam-story-recruit", {"player": p.turn, "specialist": words.specialist(p, number), "payment": paid})]
    coins = p.coins_on[p.specialists.index(number)]
    args: dict[str, object] = {"specialist": SPECIALISTS[number], "coins": coins, "player": p.turn}
    owner = p.owner_of(IZANAMI)
    if coins and owner in (NOBODY, p.turn):
        told.append(Text("yam-story-brings", args))
    elif coins:
        args["other"], args["half"], args["rest"] = owner, coins // 2, coins - coins // 2
        told.append(Text("yam-story-brings-half", args))
    return told


def _fleet_power(p: Position, move: Move, viewer: int | None) -> Text:  # Y9
    args: dict[str, object] = {"player": p.turn}
    if move < PEEK:
        return Text("yam-story-reserve", {"tile": words.tile(p, move - RESERVE), **args})
    if move < TOP:
        return Text("yam-story-peek", {"count": min(LOOKED_AT, p.deck_size()), **args})
    if move < SLIDE:
        return _put_back(p, move, viewer)
    if move < SACRED:
        start, goal = slide_spots(p, move)
        args["colour"], args["start"], args["goal"] = COLOURS[p.boat_at[start]], start + 1, goal + 1
        return Text("yam-story-slide", args)
    if move < SWITCH_TOKEN:
        return Text("yam-story-sacred", {"island": words.island(p, move - SACRED), **args})
    if move < WITH_TOKEN:
        args["island"], args["token"] = move - SWITCH_TOKEN + 1, KINDS[p.token_at[move - SWITCH_TOKEN]]
        return Text("yam-story-switch-token", args)
    if move < SWITCH_BOAT:
        first = Text("yam-token-on", {"token": KINDS[p.token_at[p.picked]], "island": p.picked + 1})
        island = move - WITH_TOKEN
        second = Text("yam-token-on", {"token": KINDS[p.token_at[island]], "island": island + 1})
        return Text("yam-story-with-token", {"first": first, "second": second, **args})
    if move < WITH_BOAT:
        args["spot"], args["colour"] = move - SWITCH_BOAT + 1, COLOURS[p.boat_at[move - SWITCH_BOAT]]
        return Text("yam-story-switch-boat", args)
    if move < REMOVE:
        first = Text("yam-boat-on", {"colour": COLOURS[p.boat_at[p.picked]], "spot": p.picked + 1})
        spot = move - WITH_BOAT
        second = Text("yam-boat-on", {"colour": COLOURS[p.boat_at[spot]], "spot": spot + 1})
        return Text("yam-story-with-boat", {"first": first, "second": second, **args})
    args["spot"], args["colour"] = move - REMOVE + 1, COLOURS[p.boat_at[move - REMOVE]]
    return Text("yam-story-remove", args)


def _put_back(p: Position, move: Move, viewer: int | None) -> Text:
    """Where it goes all can see; which tile it is, only the one who looked."""  # Y13.3
    args: dict[str, object] = {"player": p.turn}
    if viewer != p.turn:
        return Text("yam-story-top-by-other" if move < BELOW else "yam-story-below-by-other", args)
    args["tile"] = words.tile(p, move - TOP if move < BELOW else move - BELOW)
    return Text("yam-story-top" if move < BELOW else "yam-story-below", args)


def _specialist_power(p: Position, move: Move) -> Text:  # Y10
    args: dict[str, object] = {"player": p.turn}
    if move < GILD_TOKEN:
        return Text("yam-story-spend", {"token": KINDS[move - SPEND_TOKEN], "coins": HETSUKA_COINS, **args})
    if move < CHANGE_GOLD:
        return Text("yam-story-gild", {"token": KINDS[move - GILD_TOKEN], **args})
    if move < CHANGE_FOR_GOLD:
        return Text("yam-story-change", {"boats": words.pair(NAKATSU_PAIRS[move - CHANGE_GOLD]), **args})
    if move < CLEAR:
        return Text("yam-story-melt", {"boats": words.pair(RAIJIN_PAIRS[move - CHANGE_FOR_GOLD]), **args})
    return Text("yam-story-clear", {"island": words.island(p, move - CLEAR), "coins": KACHIKO_FEE, **args})


def _done(p: Position, move: Move) -> Text:
    args: dict[str, object] = {"player": p.turn}
    if move == END:
        return Text("yam-story-end-turn", args)
    return Text("yam-story-no-extra" if p.phase == EXTRA_TOKEN else "yam-story-no-second", args)


def _consequences(before: Position, after: Position) -> list[Text]:
    """What followed by itself: the next turn, the end of the round or of the game, a new round."""  # Y3.1, Y11
    told: list[Text] = []
    if after.round > before.round:
        return [Text("yam-story-round", {"round": after.round, "names": words.names(after.order)})]
    if after.acting > before.acting:
        boats = after.mats[before.turn].boats
        if sum(boats):
            told.append(Text("yam-story-harbour", {"boats": words.boats(boats)}))
        if after.acting < len(after.order):
            told.append(Text("yam-story-next", {"player": after.turn}))
        else:
            told.append(Text("yam-story-round-over", {"round": after.round}))
            if after.end not in (BUILDINGS_END, BOATS_END):
                told.append(Text("yam-story-coins-laid", {"coins": COINS_LAID}))
    if after.actor() == OVER:
        told.extend((_ending(after), _result(after)))
        if len(set(after.scores())) < after.players():
            told.append(Text("yam-story-tie"))
    return told


def _ending(p: Position) -> Text:
    """What ended the game."""  # Y11.1 to Y11.4
    if p.end == BUILDINGS_END:
        done = [seat for seat in range(p.players()) if p.mats[seat].buildings == 0]
        return Text("yam-story-ending-buildings", {"names": words.names(done)})
    if p.end == BOATS_END:
        out = [Text("yam-boats", {"colour": COLOURS[c], "count": 1}) for c in range(5) if p.reserve[c] == 0]
        return Text("yam-story-ending-boats", {"boats": words.listed(out)})
    return Text("yam-story-ending-specialists" if p.end == SPECIALISTS_END else "yam-story-ending-tiles")


def _result(p: Position) -> Text:
    """Who has won, and how the others stand."""  # Y12
    scores, places = p.scores(), p.ranking()
    standing = [places.index(place) for place in range(1, p.players() + 1)]
    others = words.listed([Text("yam-standing", {"player": seat, "points": scores[seat]}) for seat in standing[1:]])
    return Text("yam-story-won", {"player": standing[0], "points": scores[standing[0]], "others": others})
