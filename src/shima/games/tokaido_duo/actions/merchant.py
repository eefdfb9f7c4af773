"""D5: the merchant follows the routes, draws wares in the mountains and sells them at the coast."""

from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import count, one, total
from shima.games.game import Reason
from shima.games.masks import bit
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tokaido_duo import texts
from shima.games.tokaido_duo.actions.base import FigureAction, Outcome, Walk
from shima.games.tokaido_duo.constants import (
    COASTAL_TOWNS,
    COINS_FOR_A_SLAB,
    CUNNING,
    LOWEST_PRICE,
    MERCHANT,
    MOST_DRAWN,
    MOST_WARES,
    SALE_PRICES,
    SLABS,
    SLABS_END,
    STRONG,
    TOWN_NAMES,
    TOWNS,
    WARES,
)
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import DRAW_WARES, PUT_BACK, Position


class ToTown(Walk):
    """Move the merchant to a town."""  # D5.1

    def __init__(self, town: i64) -> None:
        super().__init__(MERCHANT)
        self.town = town

    def notation(self, p: Position) -> str:
        return f"merchant {TOWN_NAMES[self.town]}"

    def space(self, p: Position) -> str:
        return f"at:{TOWN_NAMES[self.town]}"

    def goal(self, p: Position) -> Text:
        return texts.walk_to_town(p, self.town)

    def go(self, p: Position) -> None:
        p.boards[p.turn].merchant = self.town

    def why(self, p: Position) -> Reason:
        here = p.boards[p.turn].merchant
        pips = p.pips_for(MERCHANT)
        args: dict[str, object] = {"town": TOWN_NAMES[self.town], "pips": pips, "here": TOWN_NAMES[here]}
        if self.town == here:
            return Reason("D3.3", Text("duo-why-no-return", args))
        ways = [walk for walk in p.components.merchant_walks[here][pips] if walk.town == self.town]
        if not ways:
            args["distance"] = len(p.components.routes.way(here, self.town)) - 1
            return Reason("D5.1", Text("duo-why-town-distance", args))
        taken = p.taken_towns(p.turn)
        if self.town < COASTAL_TOWNS and taken & bit(self.town):
            return Reason("D5.2", Text("duo-why-town-taken", args))
        blocked = [TOWN_NAMES[town] for town in range(COASTAL_TOWNS) if taken & ways[0].coastal & bit(town)]
        args["blocked"] = ", ".join(blocked)
        return Reason("D5.2", Text("duo-why-way-blocked", args))


TO_TOWN: Final = Kind("D5.1", ToTown, TOWNS)


def list_merchant_moves(p: Position, pips: i64, moves: MoveBuffer) -> None:
    """List the towns at the end of a path that enters no occupied coastal town. Each has one path."""  # D5.1, D5.2
    taken = p.taken_towns(p.turn)
    for walk in p.components.merchant_walks[p.boards[p.turn].merchant][pips]:
        if not walk.coastal & taken:
            moves.add(TO_TOWN.number(walk.town))


class Draw(FigureAction):
    """Draw wares in a mountain town."""  # D5.3

    def __init__(self, number: i64) -> None:
        super().__init__(MERCHANT)
        self.count = number + 1

    def notation(self, p: Position) -> str:
        return f"draw {self.count}"

    def act(self, p: Position) -> None:
        p.to_reveal = self.count
        p.phase = DRAW_WARES

    def why(self, p: Position) -> Reason:
        town = p.boards[p.turn].merchant
        if town < COASTAL_TOWNS:
            return Reason("D5.3", Text("duo-why-draw-in-mountains", {"town": TOWN_NAMES[town]}))
        allowed = texts.one_or_more(wares_due(p), may_draw_more(p))
        if allowed is None:
            return Reason("D5.3", Text("duo-why-bag-empty"))
        shown = p.components.mountain_wares[town - COASTAL_TOWNS]
        args: dict[str, object] = {"town": TOWN_NAMES[town], "shown": shown, "allowed": allowed}
        if self.count == shown + 1 and not p.has_wave(p.turn, MERCHANT, STRONG):
            return Reason("D5.6", Text("duo-why-not-strong", args))
        return Reason("D5.3", Text("duo-why-draw-count", args))

    def label(self, p: Position) -> Text:
        return Text("duo-label-draw", {"count": self.count})

    def sentence(self, p: Position) -> Text:
        return Text("duo-story-draw", {"player": p.turn, "count": self.count})


DRAW: Final = Kind("D5.3", Draw, MOST_DRAWN)


def wares_due(p: Position) -> i64:
    """The number shown by the mountain town, limited by the bag."""  # D5.3
    shown: i64 = p.components.mountain_wares[p.boards[p.turn].merchant - COASTAL_TOWNS]
    left = total(p.bag)
    return shown if shown < left else left


def may_draw_more(p: Position) -> bool:
    """Whether a strong merchant can draw one more."""  # D5.6
    return p.has_wave(p.turn, MERCHANT, STRONG) and wares_due(p) < total(p.bag)


class DrawnWare(Outcome):
    """Draw one ware from the bag."""  # D5.3

    def __init__(self, ware: i64) -> None:
        self.ware = ware

    def notation(self, p: Position) -> str:
        return f"ware {WARES[self.ware]}"

    def play(self, p: Position) -> None:
        p.bag -= one(self.ware)
        p.boards[p.turn].wares += one(self.ware)
        p.to_reveal -= 1
        if not p.to_reveal:
            p.phase = PUT_BACK

    def why(self, p: Position) -> Reason:
        if p.phase != DRAW_WARES:
            return Reason("D5.3", Text("duo-why-no-ware-due"))
        return Reason("D5.3", Text("duo-why-not-in-bag", {"ware": WARES[self.ware]}))

    def label(self, p: Position) -> Text:
        return Text("duo-story-ware", {"player": p.turn, "ware": WARES[self.ware]})

    def handles(self, p: Position) -> list[str]:
        return [f"ware:{WARES[self.ware]}"]


WARE: Final = Kind("D5.3", DrawnWare, len(WARES))


class PutBack(Action[Position]):
    """Put a ware back into the bag, because there are too many."""  # D5.3, D5.6

    def __init__(self, ware: i64) -> None:
        self.ware = ware

    def notation(self, p: Position) -> str:
        return f"return {WARES[self.ware]}"

    def play(self, p: Position) -> None:
        p.boards[p.keeper].wares -= one(self.ware)
        p.bag += one(self.ware)

    def why(self, p: Position) -> Reason:
        if p.phase != PUT_BACK:
            return Reason("D5.3", Text("duo-why-nothing-to-return"))
        return Reason(rule_to_put_back(p), Text("duo-why-ware-not-held", {"ware": WARES[self.ware]}))

    def label(self, p: Position) -> Text:
        return Text("duo-label-return", {"ware": WARES[self.ware]})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [Text("duo-story-return", {"player": before.keeper, "ware": WARES[self.ware]})]

    def handles(self, p: Position) -> list[str]:
        return [f"ware:{WARES[self.ware]}"]


PUT_WARE_BACK: Final = Kind("D5.3", PutBack, len(WARES))


def rule_to_put_back(p: Position) -> str:
    """Return the rule: too many drawn, or the opponent took the strong merchant's wave."""
    return "D5.3" if p.keeper == p.turn else "D5.6"


def list_wares_to_put_back(p: Position, moves: MoveBuffer) -> None:
    wares = p.boards[p.keeper].wares
    for ware in range(len(WARES)):
        if count(wares, ware):
            moves.add(PUT_WARE_BACK.number(ware))


class Sell(FigureAction):
    """Sell wares of the shop's kind at its price. They go back into the bag."""  # D5.4

    def __init__(self, number: i64, price: i64) -> None:
        super().__init__(MERCHANT)
        self.count = number + 1
        self.price = price + LOWEST_PRICE
        self.coins = self.count * self.price

    def notation(self, p: Position) -> str:
        return f"sell {self.count} at {self.price}"

    def act(self, p: Position) -> None:
        board = p.boards[p.turn]
        sold = self.count * one(ware_of(p.shops[board.merchant]))
        board.wares -= sold
        p.bag += sold
        earn(p, self.coins)

    def why(self, p: Position) -> Reason:
        board = p.boards[p.turn]
        town = TOWN_NAMES[board.merchant]
        if board.merchant >= COASTAL_TOWNS:
            return Reason("D5.4", Text("duo-why-sell-at-coast", {"town": town}))
        tile = p.shops[board.merchant]
        ware, price = ware_of(tile), price_of(tile)
        held = count(board.wares, ware)
        args: dict[str, object] = {"town": town, "ware": WARES[ware], "held": held, "count": self.count}
        if self.count > held:
            return Reason("D5.4", Text("duo-why-wares-short", args))
        args["price"] = price
        if self.price == price + 1:
            return Reason("D5.6", Text("duo-why-not-cunning", args))
        return Reason("D5.4", Text("duo-why-price", args))

    def label(self, p: Position) -> Text:
        return Text("duo-label-sell", {"count": self.count, "price": self.price, "coins": self.coins})

    def sentence(self, p: Position) -> Text:
        ware = WARES[ware_of(p.shops[p.boards[p.turn].merchant])]
        sale: dict[str, object] = {"ware": ware, "count": self.count, "price": self.price, "coins": self.coins}
        return Text("duo-story-sell", {"player": p.turn, **sale})


SELL: Final = Kind("D5.4", Sell, MOST_WARES, SALE_PRICES)


def earn(p: Position, coins: i64) -> None:
    """Give coins to the player, who exchanges every 10 for a slab at once. There is no 7th slab."""  # D5.5
    board = p.boards[p.turn]
    board.coins += coins
    while board.coins >= COINS_FOR_A_SLAB and board.slabs < SLABS:
        board.coins -= COINS_FOR_A_SLAB
        board.slabs += 1
        if board.slabs == SLABS and not p.end:
            p.end = SLABS_END


def list_merchant_actions(p: Position, moves: MoveBuffer) -> None:
    """List drawing in the mountains and selling at the coast."""
    board = p.boards[p.turn]
    if board.merchant >= COASTAL_TOWNS:
        due = wares_due(p)
        if may_draw_more(p):
            moves.add(DRAW.number(due))
        if due:
            moves.add(DRAW.number(due - 1))
        return
    tile: i64 = p.shops[board.merchant]
    price = price_of(tile) - LOWEST_PRICE
    held = count(board.wares, ware_of(tile))
    while held:
        held -= 1
        if p.has_wave(p.turn, MERCHANT, CUNNING):
            moves.add(SELL.number(held, price + 1))  # D5.6
        moves.add(SELL.number(held, price))
