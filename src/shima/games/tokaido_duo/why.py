"""Why a move is not allowed: the rule's number and a reason that a player understands.

`why` is None exactly for the legal moves. The order of the questions is the order in which a player would ask them: is
it my turn at all, is it time for that, is it the right die, does the way lead there, does the place offer it?
"""

from shima.games.game import NATURE, OVER, Move, Reason
from shima.games.text import Text
from shima.games.tokaido_duo.moves import (
    ARTIST,
    CHARACTERS,
    COINS,
    DIE,
    LANDSCAPES,
    LOWEST_PRICE,
    MERCHANT,
    MOVE_COUNT,
    PAINTING,
    PASS,
    PLAYER_MOVES,
    RETURN,
    SHOP,
    SHOP_PRICES,
    SIDE,
    STAY,
    TOWN_NAMES,
    WARE,
    WARES,
)
from shima.games.tokaido_duo.state import DRAW_WARES, LAY_SHOPS, LAY_WAVES, MOVE, PUT_BACK, THROW, Position
from shima.games.tokaido_duo.turn import character_of
from shima.games.tokaido_duo.why_action import why_no_action
from shima.games.tokaido_duo.why_way import why_no_way


def why(p: Position, move: Move) -> Reason | None:
    if move in p.moves():
        return None
    if not 0 <= move < MOVE_COUNT:
        return Reason("D3.1", Text("duo-why-no-such-move", {"move": move, "last": MOVE_COUNT - 1}))
    if p.actor() == OVER:
        return Reason("D9.1", Text("duo-why-over"))
    if p.actor() == NATURE:
        return _nature_first(p) if move < PLAYER_MOVES else _why_not_by_nature(p, move)
    if move >= PLAYER_MOVES:
        return _only_nature(p, move)
    if p.phase == PUT_BACK:
        return _why_no_return(p, move)
    if RETURN <= move < PASS:
        return Reason("D5.3", Text("duo-why-nothing-to-return"))
    if p.phase == MOVE:
        return _why_no_move(p, move)
    return _why_no_act(p, move)


def _nature_first(p: Position) -> Reason:
    """A player's move while nature is to move."""
    if p.phase in (LAY_SHOPS, LAY_WAVES):
        return Reason("D2.1", Text("duo-why-set-up-first"))
    if p.phase == THROW:
        return Reason("D3.1", Text("duo-why-throw-first"))
    if p.phase == DRAW_WARES:
        return Reason("D5.3", Text("duo-why-wares-first", {"count": p.to_reveal}))
    return Reason("D4.3", Text("duo-why-paintings-first", {"count": p.to_reveal}))


def _only_nature(p: Position, move: Move) -> Reason:
    """A move of nature's while a player is to move."""
    if move < DIE:
        return Reason("D2.1", Text("duo-why-set-up-done"))
    if move < WARE:
        return Reason("D3.1", Text("duo-why-dice-thrown", {"round": p.round}))
    if move < PAINTING:
        return Reason("D5.3", Text("duo-why-no-ware-due"))
    return Reason("D4.3", Text("duo-why-no-painting-due"))


def _why_not_by_nature(p: Position, move: Move) -> Reason:
    """Nature cannot do this now, or not with this outcome."""
    if p.phase == LAY_SHOPS:
        if not SHOP <= move < SIDE:
            return Reason("D2.1", Text("duo-why-shops-first"))
        town = (move - SHOP) // 12
        if town != len(p.shops):
            return Reason("D2.1", Text("duo-why-other-town", {"town": TOWN_NAMES[len(p.shops)]}))
        ware, price = WARES[(move - SHOP) % 12 // SHOP_PRICES], (move - SHOP) % SHOP_PRICES + LOWEST_PRICE
        return Reason("D1.3", Text("duo-why-no-such-shop", {"ware": ware, "price": price}))
    if p.phase == LAY_WAVES:
        return Reason("D2.1", Text("duo-why-other-wave", {"wave": CHARACTERS[len(p.wave_sides)]}))
    if p.phase == THROW:
        if DIE <= move < WARE:
            return Reason("D1.2", Text("duo-why-no-such-face"))
        return Reason("D3.1", Text("duo-why-throw-first"))
    if p.phase == DRAW_WARES:
        if WARE <= move < PAINTING:
            return Reason("D5.3", Text("duo-why-not-in-bag", {"ware": WARES[move - WARE]}))
        return Reason("D5.3", Text("duo-why-wares-first", {"count": p.to_reveal}))
    if move >= PAINTING:
        return Reason("D4.3", Text("duo-why-no-such-painting", {"landscape": LANDSCAPES[move - PAINTING]}))
    return Reason("D4.3", Text("duo-why-paintings-first", {"count": p.to_reveal}))


def _why_no_return(p: Position, move: Move) -> Reason:
    rule = "D5.3" if p.keeper == p.turn else "D5.6"
    if RETURN <= move < PASS:
        return Reason(rule, Text("duo-why-ware-not-held", {"ware": WARES[move - RETURN]}))
    args: dict[str, object] = {"held": p.boards[p.keeper].ware_count(), "kept": p.wares_kept(p.keeper)}
    return Reason(rule, Text("duo-why-return-first", args))


def _why_no_move(p: Position, move: Move) -> Reason:
    """A die must be chosen, and its figure moved."""
    if move == PASS:
        return Reason("D3.2", Text("duo-why-must-move"))
    if move >= COINS:
        return Reason("D3.2", Text("duo-why-move-first"))
    character = character_of(move)
    pips = p.dice[character]
    if not pips:
        return Reason("D3.1", Text("duo-why-die-taken", {"character": CHARACTERS[character]}))
    return _why_no_walk(p, move, character, pips)


def _why_no_act(p: Position, move: Move) -> Reason:
    """The figure has moved: it acts, or the same die is played again."""
    if move >= COINS:
        return why_no_action(p, move)
    character = character_of(move)
    if character != p.character:
        args: dict[str, object] = {"playing": CHARACTERS[p.character], "character": CHARACTERS[character]}
        return Reason("D3.1", Text("duo-why-other-die", args))
    if p.spring_owner != p.turn:
        return Reason("D8.3", Text("duo-why-no-spring", {"character": CHARACTERS[character]}))
    return _why_no_walk(p, move, character, p.pips)


def _why_no_walk(p: Position, move: Move, character: int, pips: int) -> Reason:
    if move in (STAY + MERCHANT, STAY + ARTIST):
        return Reason("D3.4", Text("duo-why-can-move", {"character": CHARACTERS[character]}))
    return why_no_way(p, move, character, pips)
