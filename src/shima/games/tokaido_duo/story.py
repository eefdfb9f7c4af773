"""What a move offers and what it did, for lists, logs and animation."""

from shima.games.game import NATURE, OVER, Move
from shima.games.text import Text
from shima.games.tokaido_duo.components import GARDENS, STATION_KINDS, TEMPLES
from shima.games.tokaido_duo.moves import (
    CHARACTERS,
    COASTAL_TOWNS,
    COINS,
    DIE,
    DRAW,
    GARDEN,
    GIVE,
    LANDSCAPES,
    LOWEST_PRICE,
    MERCHANT,
    PAINT,
    PAINTING,
    PASS,
    PILGRIM,
    PLAYER_MOVES,
    RETURN,
    SALE_PRICES,
    SELL,
    SHOP,
    SHOP_PRICES,
    SIDE,
    SIDES,
    SPRING,
    STAY,
    TEMPLE,
    TO_REGION,
    TO_REGION_VIA,
    TO_STATION,
    TO_TOWN,
    TOWN_NAMES,
    WARE,
    WARES,
    WAVE,
)
from shima.games.tokaido_duo.state import ACT, ENDINGS, NOBODY, Position
from shima.games.tokaido_duo.turn import character_of


def station(p: Position, number: int) -> Text:
    """A station by what it is, and a coastal town with its shop."""
    kind = STATION_KINDS[p.components.stations[number]]
    args: dict[str, object] = {"place": p.components.station_names[number], "kind": kind}
    town = p.components.station_towns[number]
    if town < 0 or town >= len(p.shops):
        return Text("duo-station", args)
    return Text("duo-town", {"place": TOWN_NAMES[town], "shop": shop(p.shops[town])})


def shop(tile: int) -> Text:
    return Text("duo-shop", {"ware": WARES[tile // SHOP_PRICES], "price": tile % SHOP_PRICES + LOWEST_PRICE})


def town(p: Position, number: int) -> Text:
    if number < COASTAL_TOWNS:
        return station(p, p.components.town_stations[number])
    wares = p.components.mountain_wares[number - COASTAL_TOWNS]
    return Text("duo-mountain-town", {"place": TOWN_NAMES[number], "wares": wares})


def region(p: Position, number: int) -> Text:
    return Text("duo-region", {"region": number + 1, "landscape": LANDSCAPES[p.components.landscapes[number]]})


def label(p: Position, move: Move) -> Text:
    """The move as an offer: what it is called in a list."""
    again = p.phase == ACT
    if move < TO_TOWN:
        return _walk("pilgrim", station(p, move - TO_STATION), again)
    if move < TO_REGION:
        return _walk("merchant", town(p, move - TO_TOWN), again)
    if move < TO_REGION_VIA:
        return _walk("artist", region(p, move - TO_REGION), again)
    if move <= STAY:
        way = move - TO_REGION_VIA
        goal = Text("duo-via", {"goal": region(p, way // 4), "landscape": LANDSCAPES[way % 4]})
        return _walk("artist", goal, again)
    if move < COINS:
        return Text("duo-label-stay", {"character": CHARACTERS[move - STAY]})
    if move < DRAW + 1:
        return _visit_label(p, move)
    if move < SELL:
        return Text("duo-label-draw", {"count": move - DRAW})
    if move < PAINT + 1:
        count, price = sale(move)
        return Text("duo-label-sell", {"count": count, "price": price, "coins": count * price})
    if move < GIVE:
        return Text("duo-label-paint", {"count": move - PAINT})
    if move == GIVE:
        return Text("duo-label-give")
    if move < PASS:
        return Text("duo-label-return", {"ware": WARES[move - RETURN]})
    return Text("duo-label-pass") if move == PASS else outcome(p, move)


def _walk(character: str, goal: Text, again: bool) -> Text:
    return Text("duo-label-again" if again else "duo-label-walk", {"character": character, "goal": goal})


def _visit_label(p: Position, move: Move) -> Text:
    board = p.boards[p.turn]
    if move == COINS:
        tile = p.components.station_towns[board.pilgrim]
        price = p.shops[tile] % SHOP_PRICES + LOWEST_PRICE if tile >= 0 else 0
        return Text("duo-label-coins", {"coins": price})
    if move == TEMPLE:
        return Text("duo-label-temple", {"space": min(board.temple + 1, TEMPLES)})
    if move == GARDEN:
        return Text("duo-label-garden", {"space": min(board.garden + 1, GARDENS)})
    if move == SPRING:
        return Text("duo-label-spring")
    wave = move - WAVE
    side = SIDES[wave][p.wave_sides[wave]] if len(p.wave_sides) == 3 else ""
    return Text("duo-label-wave", {"wave": CHARACTERS[wave], "side": side})


def sale(move: Move) -> tuple[int, int]:
    """How many wares a sale is of, and at which price."""
    return (move - SELL) // SALE_PRICES + 1, (move - SELL) % SALE_PRICES + LOWEST_PRICE


def outcome(p: Position, move: Move) -> Text:
    """What nature does."""
    if move < SIDE:
        place, tile = TOWN_NAMES[(move - SHOP) // 12], (move - SHOP) % 12
        return Text("duo-story-shop", {"place": place, "shop": shop(tile)})
    if move < DIE:
        character = (move - SIDE) // 2
        side = SIDES[character][(move - SIDE) % 2]
        return Text("duo-story-side", {"wave": CHARACTERS[character], "side": side})
    if move < WARE:
        way = move - DIE
        pips: dict[str, object] = {"pilgrim": way // 9 + 1, "merchant": way // 3 % 3 + 1, "artist": way % 3 + 1}
        return Text("duo-story-throw", {"player": p.leader, "round": p.round, **pips})
    if move < PAINTING:
        return Text("duo-story-ware", {"player": p.turn, "ware": WARES[move - WARE]})
    return Text("duo-story-painting", {"player": p.turn, "landscape": LANDSCAPES[move - PAINTING]})


def story(before: Position, move: Move, after: Position) -> list[Text]:
    """Everything that the move did, in order."""
    if move >= PLAYER_MOVES:
        told = [outcome(before, move)]
    elif move < COINS:
        told = _journey(before, move)
    else:
        told = [_deed(before, move)]
    told.extend(_consequences(before, after))
    return told


def _journey(p: Position, move: Move) -> list[Text]:
    player = p.turn
    told: list[Text] = []
    if p.phase == ACT:
        told.append(Text("duo-story-again", {"player": player}))
    character = character_of(move)
    pips = p.pips if p.phase == ACT else p.dice[character]
    args: dict[str, object] = {"player": player, "character": CHARACTERS[character], "pips": pips}
    if move > STAY:
        told.append(Text("duo-story-stay", args))
        return told
    if character == PILGRIM:
        args["goal"] = station(p, move - TO_STATION)
    elif character == MERCHANT:
        args["goal"] = town(p, move - TO_TOWN)
    elif move < TO_REGION_VIA:
        args["goal"] = region(p, move - TO_REGION)
    else:
        way = move - TO_REGION_VIA
        args["goal"] = Text("duo-via", {"goal": region(p, way // 4), "landscape": LANDSCAPES[way % 4]})
    told.append(Text("duo-story-walk", args))
    return told


def _deed(p: Position, move: Move) -> Text:
    player = p.actor()
    args: dict[str, object] = {"player": player}
    board = p.boards[player]
    if move == COINS:
        args["coins"] = p.shops[p.components.station_towns[board.pilgrim]] % SHOP_PRICES + LOWEST_PRICE
        return Text("duo-story-coins", args)
    if move == TEMPLE:
        args["space"] = board.temple + 1
        return Text("duo-story-temple", args)
    if move == GARDEN:
        args["space"] = board.garden + 1
        return Text("duo-story-garden", args)
    if move == SPRING:
        args["other"] = 1 - player
        return Text("duo-story-spring" if p.spring_owner == NOBODY else "duo-story-spring-taken", args)
    if move < DRAW + 1:
        wave = move - WAVE
        args["wave"] = CHARACTERS[wave]
        args["side"] = SIDES[wave][p.wave_sides[wave]]
        args["other"] = 1 - player
        return Text("duo-story-wave" if p.wave_owners[wave] == NOBODY else "duo-story-wave-taken", args)
    if move < SELL:
        args["count"] = move - DRAW
        return Text("duo-story-draw", args)
    if move < PAINT + 1:
        count, price = sale(move)
        args["ware"] = WARES[p.shops[board.merchant] // SHOP_PRICES]
        args["count"], args["price"], args["coins"] = count, price, count * price
        return Text("duo-story-sell", args)
    if move < GIVE:
        args["count"] = move - PAINT
        return Text("duo-story-paint", args)
    if move == GIVE:
        args["landscape"] = LANDSCAPES[board.face_up[0]]
        args["points"] = p.components.painting_points[board.given + 1]
        return Text("duo-story-give", args)
    if move < PASS:
        args["ware"] = WARES[move - RETURN]
        return Text("duo-story-return", args)
    args["character"] = CHARACTERS[p.character]
    return Text("duo-story-pass", args)


def _consequences(before: Position, after: Position) -> list[Text]:
    """What followed by itself: slabs, the end in sight, a new leader, the result."""
    told: list[Text] = []
    for player in (0, 1):
        slabs = after.boards[player].slabs - before.boards[player].slabs
        if slabs:
            points = after.components.slab_points[after.boards[player].slabs]
            told.append(Text("duo-story-slab", {"player": player, "slabs": slabs, "points": points}))
    if after.end and not before.end:
        told.append(Text("duo-story-end", {"player": before.turn, "ending": ENDINGS[after.end]}))
    if after.actor() == OVER:
        told.append(_result(after))
    elif after.actor() == NATURE and after.round > before.round:
        told.append(Text("duo-story-round", {"player": after.leader, "round": after.round}))
    return told


def _result(p: Position) -> Text:
    """Who has won, and how the points and coins stand."""  # D9.3
    scores, places = p.scores(), p.ranking()
    if places == (1, 1):
        return Text("duo-story-shared", {"points": scores[0], "coins": p.boards[0].coins})
    winner = places.index(1)
    args: dict[str, object] = {"player": winner, "points": scores[winner], "less": scores[1 - winner]}
    if scores[0] != scores[1]:
        return Text("duo-story-won", args)
    args["coins"], args["fewer"] = p.boards[winner].coins, p.boards[1 - winner].coins
    return Text("duo-story-won-by-coins", args)
