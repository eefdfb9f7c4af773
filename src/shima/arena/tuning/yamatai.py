"""What a search may change in sets of Yamataï: points of specialists and buildings, prices, and numbers of fleets."""

from itertools import pairwise

from shima.arena.balance.tally import FAIR
from shima.arena.tuning.knobs import Knob, Tuning, Values

MOST_PRESTIGIOUS = "Yasoma"
"""The specialist with points instead of a power."""
MOST_POINTS = 8
PRICES = tuple(range(1, 10))
BY_RARITY = ("bamboo", "wood", "stone", "clay")
FIXED_FLEETS = (1, 9)
"""The rulebook says that fleet 1 plays first, and public descriptions of the game have the number 9."""


class YamataiTuning(Tuning):
    def knobs(self, values: Values) -> tuple[Knob, ...]:
        specialists = [
            Knob(
                f"specialist[{index}].points",
                tuple(range(MOST_POINTS + 1)),
                raises=(("specialists", table["name"].replace(" ", "-"), FAIR),),
            )
            for index, table in enumerate(values["specialist"])
        ]
        tiles = [
            Knob(f"building[{index}].points", tuple(range(2, 16)), lowers=(("tiles", str(index + 1), "left"),))
            for index in range(len(values["building"]))
        ]
        prices = [Knob(f"prices.{name}", PRICES) for name in BY_RARITY if name != "wood"]  # wood: the rulebook's
        numbers = {f"fleet[{index}].number": table["number"] for index, table in enumerate(values["fleet"])}
        free = {where: number for where, number in numbers.items() if number not in FIXED_FLEETS}
        choices, among = tuple(sorted(free.values())), tuple(free)
        fleets = [Knob(where, choices, among=among) for where in free]
        return (*specialists, *tiles, *prices, *fleets)

    def allows(self, values: Values) -> bool:
        """Whether Yasoma has the most points, and rarer boats cost more."""
        points: dict[str, int] = {table["name"]: table["points"] for table in values["specialist"]}
        highest = points.pop(MOST_PRESTIGIOUS)
        prices: list[int] = [values["prices"][name] for name in BY_RARITY]
        return highest > max(points.values()) and all(less < more for less, more in pairwise(prices))


TUNING = YamataiTuning()
