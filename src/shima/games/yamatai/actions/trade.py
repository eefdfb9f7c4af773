"""Y5: buying and selling boats."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Action, Kind
from shima.games.counts import count
from shima.games.game import Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.yamatai.actions.reasons import moored, no_boat, reserve_out
from shima.games.yamatai.constants import COLOURS, GOLD
from shima.games.yamatai.specialists.passive import SUSANOO, TOMOE
from shima.games.yamatai.state import DONE_STAGE, TRADE_STAGE, Position


def buying_price(p: Position, colour: i64) -> i64:
    """Return the price; 0 for gold without Tomoe, which allows trading it."""  # Y5.1, Y5.2
    return TOMOE.price_of_gold(p.mat()) if colour == GOLD else p.components.prices[colour]


def selling_price(p: Position, colour: i64) -> i64:
    return SUSANOO.selling_price(p.mat(), colour, buying_price(p, colour))


@mypyc_attr(allow_interpreted_subclasses=True)
class Trade(Action[Position]):
    """One transaction, or two with Izanagi."""  # Y5.1

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def why(self, p: Position) -> Reason:
        if p.stage > DONE_STAGE:
            return moored(p)
        if p.stage > TRADE_STAGE:
            return Reason("Y3.2", Text("yam-why-trade-over"))
        if not p.trades:
            return Reason("Y5.1", Text("yam-why-traded"))
        if not buying_price(p, self.colour):
            return Reason("Y5.2", Text("yam-why-no-gold-trade"))
        return self.why_short(p)

    def why_short(self, p: Position) -> Reason:
        """Return what the player or the reserve lacks."""
        return no_boat(self.colour, "Y5.1")


class Buy(Trade):
    def notation(self, p: Position) -> str:
        return f"buy {COLOURS[self.colour]}"

    def play(self, p: Position) -> None:
        p.mat().coins -= buying_price(p, self.colour)
        p.gain_boat(self.colour)
        p.trades -= 1

    def why_short(self, p: Position) -> Reason:
        if not count(p.reserve, self.colour):
            return reserve_out(self.colour, "Y5.3")
        args: dict[str, object] = {"colour": COLOURS[self.colour], "price": buying_price(p, self.colour)}
        return Reason("Y5.3", Text("yam-why-coins-short", {**args, "coins": p.mat().coins}))

    def label(self, p: Position) -> Text:
        return Text("yam-label-buy", {"colour": COLOURS[self.colour], "coins": buying_price(p, self.colour)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        args: dict[str, object] = {"colour": COLOURS[self.colour], "coins": buying_price(before, self.colour)}
        return [Text("yam-story-buy", {"player": before.turn, **args})]

    def handles(self, p: Position) -> list[str]:
        return [f"buy:{COLOURS[self.colour]}"]


class Sell(Trade):
    def notation(self, p: Position) -> str:
        return f"sell {COLOURS[self.colour]}"

    def play(self, p: Position) -> None:
        p.mat().coins += selling_price(p, self.colour)
        p.return_boat(self.colour)
        p.trades -= 1

    def label(self, p: Position) -> Text:
        return Text("yam-label-sell", {"colour": COLOURS[self.colour], "coins": selling_price(p, self.colour)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        args: dict[str, object] = {"colour": COLOURS[self.colour], "coins": selling_price(before, self.colour)}
        return [Text("yam-story-sell", {"player": before.turn, **args})]

    def handles(self, p: Position) -> list[str]:
        return [f"sell:{COLOURS[self.colour]}"]


BUY: Final[Kind[Position]] = Kind("Y5.1", Buy, len(COLOURS))
SELL: Final[Kind[Position]] = Kind("Y5.1", Sell, len(COLOURS))


def list_trades(p: Position, moves: MoveBuffer) -> None:
    """List what the player can afford to buy, and what can be sold."""  # Y5.1, Y5.3
    if not p.trades:
        return
    mat = p.mat()
    for colour in range(len(COLOURS)):
        price = buying_price(p, colour)
        if price and price <= mat.coins and count(p.reserve, colour):
            moves.add(BUY.number(colour))
        if price and count(mat.boats, colour):
            moves.add(SELL.number(colour))
