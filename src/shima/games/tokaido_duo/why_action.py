"""Why a figure cannot do this where it stands: D4.2 to D8.1."""

from typing import Final

from shima.games.game import Move, Reason
from shima.games.text import Text
from shima.games.tokaido_duo.artist import paints_allowed
from shima.games.tokaido_duo.components import (
    GARDEN_STATION,
    SEASHORE,
    SPRING_STATION,
    STATION_KINDS,
    TEMPLE_STATION,
    TOWN,
)
from shima.games.tokaido_duo.merchant import draws_allowed
from shima.games.tokaido_duo.moves import (
    ARTIST,
    CHARACTERS,
    COASTAL_TOWNS,
    COINS,
    DRAW,
    EFFICIENT,
    GIVE,
    INSPIRED,
    LANDSCAPES,
    LOWEST_PRICE,
    MERCHANT,
    PAINT,
    PILGRIM,
    SALE_PRICES,
    SELL,
    SHOP_PRICES,
    STRONG,
    TOWN_NAMES,
    WARES,
    WAVE,
)
from shima.games.tokaido_duo.state import NOBODY, Position

# What COINS, TEMPLE, GARDEN, SPRING and WAVE need, their rule, and why the right station may still give nothing.
_STATIONS: Final = (
    (TOWN, "D6.4", ""),
    (TEMPLE_STATION, "D6.5", "duo-why-temples-full"),
    (GARDEN_STATION, "D6.5", "duo-why-gardens-full"),
    (SPRING_STATION, "D8.1", "duo-why-spring-owned"),
    (SEASHORE, "D7.1", ""),
)


def why_no_action(p: Position, move: Move) -> Reason:
    character = PILGRIM if move < DRAW + 1 else MERCHANT if move < PAINT + 1 else ARTIST
    if character != p.character:
        args: dict[str, object] = {"character": CHARACTERS[character], "playing": CHARACTERS[p.character]}
        return Reason("D3.2", Text("duo-why-other-figure", args))
    if p.acted:
        return Reason("D3.2", Text("duo-why-acted"))
    if character == PILGRIM:
        return _pilgrim(p, move)
    if character == MERCHANT:
        return _draw(p, move - DRAW) if move < SELL else _sell(p, move)
    return _give(p) if move == GIVE else _paint(p, move - PAINT)


def _pilgrim(p: Position, move: Move) -> Reason:
    kind = p.components.stations[p.boards[p.turn].pilgrim]
    needed, rule, nothing_more = _STATIONS[min(move, WAVE) - COINS]
    if kind != needed:
        args: dict[str, object] = {"kind": STATION_KINDS[kind], "needed": STATION_KINDS[needed]}
        return Reason(rule, Text("duo-why-other-station", args))
    if move < WAVE:
        return Reason(rule, Text(nothing_more))
    wave = CHARACTERS[move - WAVE]
    if p.wave_owners[move - WAVE] == p.turn:
        return Reason("D7.1", Text("duo-why-wave-owned", {"wave": wave}))
    left = [CHARACTERS[c] for c in range(3) if p.wave_owners[c] == NOBODY]
    return Reason("D7.1", Text("duo-why-wave-on-board", {"wave": wave, "left": left[0]}))


def _or(numbers: list[int]) -> Text:
    """One number, or two to choose from."""
    if len(numbers) == 1:
        return Text("duo-number", {"number": numbers[0]})
    return Text("duo-numbers", {"less": numbers[1], "more": numbers[0]})


def _draw(p: Position, count: int) -> Reason:
    town = p.boards[p.turn].merchant
    if town < COASTAL_TOWNS:
        return Reason("D5.3", Text("duo-why-draw-in-mountains", {"town": TOWN_NAMES[town]}))
    allowed = draws_allowed(p)
    if not allowed:
        return Reason("D5.3", Text("duo-why-bag-empty"))
    shown = p.components.mountain_wares[town - COASTAL_TOWNS]
    args: dict[str, object] = {"town": TOWN_NAMES[town], "shown": shown, "allowed": _or(allowed)}
    if count == shown + 1 and not p.has_wave(p.turn, MERCHANT, STRONG):
        return Reason("D5.6", Text("duo-why-not-strong", args))
    return Reason("D5.3", Text("duo-why-draw-count", args))


def _sell(p: Position, move: Move) -> Reason:
    count = (move - SELL) // SALE_PRICES + 1
    price = (move - SELL) % SALE_PRICES + LOWEST_PRICE
    board = p.boards[p.turn]
    if board.merchant >= COASTAL_TOWNS:
        return Reason("D5.4", Text("duo-why-sell-at-coast", {"town": TOWN_NAMES[board.merchant]}))
    tile = p.shops[board.merchant]
    ware = tile // SHOP_PRICES
    held = board.wares[ware]
    args: dict[str, object] = {"town": TOWN_NAMES[board.merchant], "ware": WARES[ware], "held": held, "count": count}
    if count > held:
        return Reason("D5.4", Text("duo-why-wares-short", args))
    args["price"] = tile % SHOP_PRICES + LOWEST_PRICE
    if price == tile % SHOP_PRICES + LOWEST_PRICE + 1:
        return Reason("D5.6", Text("duo-why-not-cunning", args))
    return Reason("D5.4", Text("duo-why-price", args))


def _paint(p: Position, count: int) -> Reason:
    board = p.boards[p.turn]
    if not board.face_down_count():
        return Reason("D4.3", Text("duo-why-all-up"))
    allowed = paints_allowed(p)
    if not allowed:
        return Reason("D4.3", Text("duo-why-nobody-there", {"region": board.artist + 1}))
    others = p.others_in(board.artist, p.turn)
    args: dict[str, object] = {"others": others, "allowed": _or(allowed), "left": board.face_down_count()}
    if count == others + 1 <= board.face_down_count() and not p.has_wave(p.turn, ARTIST, EFFICIENT):
        return Reason("D4.6", Text("duo-why-not-efficient", args))
    return Reason("D4.3", Text("duo-why-paint-count", args))


def _give(p: Position) -> Reason:
    board = p.boards[p.turn]
    if not board.face_up:
        key = "duo-why-first-face-down" if board.face_down_count() else "duo-why-all-given"
        return Reason("D4.4" if board.face_down_count() else "D4.5", Text(key))
    args: dict[str, object] = {
        "painting": LANDSCAPES[board.face_up[0]],
        "landscape": LANDSCAPES[p.components.landscapes[board.artist]],
        "region": board.artist + 1,
    }
    if p.has_wave(p.turn, ARTIST, INSPIRED):
        return Reason("D4.7", Text("duo-why-not-on-the-way", args))
    return Reason("D4.4", Text("duo-why-other-landscape", args))
