"""What a search may change in sets of Yamataï: points of specialists and buildings, and prices."""

from itertools import pairwise

from shima.arena.tuning.knobs import Knob, Tuning, Values

MOST_PRESTIGIOUS = "Yasoma"
"""The specialist with points instead of a power."""
MOST_POINTS = 8
PRICES = tuple(range(1, 10))
BY_RARITY = ("bamboo", "wood", "stone", "clay")


class YamataiTuning(Tuning):
    def knobs(self, values: Values) -> tuple[Knob, ...]:
        specialists = [
            Knob(
                f"specialist[{index}].points",
                tuple(range(MOST_POINTS + 1)),
                raises=(("specialists", table["name"].replace(" ", "-"), "wins"),),
            )
            for index, table in enumerate(values["specialist"])
        ]
        tiles = [
            Knob(f"building[{index}].points", tuple(range(2, 16)), lowers=(("tiles", str(index + 1), "left"),))
            for index in range(len(values["building"]))
        ]
        prices = [Knob(f"prices.{name}", PRICES) for name in BY_RARITY if name != "wood"]  # wood: the rulebook's
        return (*specialists, *tiles, *prices)

    def allows(self, values: Values) -> bool:
        """Whether Yasoma has the most points, and rarer boats cost more."""
        points: dict[str, int] = {table["name"]: table["points"] for table in values["specialist"]}
        highest = points.pop(MOST_PRESTIGIOUS)
        prices: list[int] = [values["prices"][name] for name in BY_RARITY]
        return highest > max(points.values()) and all(less < more for less, more in pairwise(prices))


TUNING = YamataiTuning()
