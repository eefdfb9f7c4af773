"""Funadama: sell two boats of one colour for the price of three."""

from typing import Final

from mypy_extensions import i64

from shima.games.counts import count
from shima.games.game import Reason
from shima.games.text import Text
from shima.games.yamatai.actions.trade import buying_price, selling_price
from shima.games.yamatai.constants import COLOURS
from shima.games.yamatai.specialists.specialist import ActiveSpecialist, SpecialistPower
from shima.games.yamatai.state import Position

BOATS: Final = 2
PAID: Final = 3


class Bundle(SpecialistPower):
    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def written(self) -> str:
        return f"bundle {COLOURS[self.colour]}"

    def price(self, p: Position) -> i64:
        return PAID * selling_price(p, self.colour)

    def is_possible(self, p: Position) -> bool:
        return count(p.mat().boats, self.colour) >= BOATS and buying_price(p, self.colour) > 0

    def apply(self, p: Position) -> None:
        p.mat().coins += self.price(p)
        for _ in range(BOATS):
            p.return_boat(self.colour)

    def why_impossible(self, p: Position) -> Reason:
        if not buying_price(p, self.colour):
            return Reason("Y5.2", Text("yam-why-no-gold-trade"))
        return Reason("Y10", Text("yam-why-no-bundle", {"colour": COLOURS[self.colour], "count": BOATS}))

    def label(self, p: Position) -> Text:
        return Text("yam-label-bundle", {"colour": COLOURS[self.colour], "count": BOATS, "coins": self.price(p)})

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        args: dict[str, object] = {"colour": COLOURS[self.colour], "count": BOATS, "coins": self.price(before)}
        return [Text("yam-story-bundle", {"player": before.turn, **args})]

    def touched(self) -> str:
        return f"pair:{COLOURS[self.colour]}+{COLOURS[self.colour]}"


FUNADAMA: Final = ActiveSpecialist("Funadama", Bundle, len(COLOURS), exchanges=True, addition=1)
