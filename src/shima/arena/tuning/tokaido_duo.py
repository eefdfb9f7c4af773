"""What a search may change in sets of Tokaido Duo: prices, wares of mountain towns, points, stations and starts."""

from shima.arena.tuning.knobs import Knob, Tuning, Values
from shima.games.tokaido_duo.constants import COLOURS, MOUNTAIN_WARES, STATION_KINDS, WARES

TRADE = (("sources", "trade", "share"), ("ends", "slabs", "games"))
CULTURE = (("sources", "culture", "share"), ("ends", "paintings", "games"))
SLABS = (0, 1, 2, 5)
"""Points for four and five slabs are the rulebook's."""
PAINTINGS = (0, 1, 2, 3, 4, 6, 7, 8, 9)
"""Points for six paintings are the rulebook's."""
MOST_POINTS = 60


class DuoTuning(Tuning):
    def knobs(self, values: Values) -> tuple[Knob, ...]:
        points = tuple(range(1, MOST_POINTS))
        stations: list[str] = values["coast"]["stations"]
        example = ("ceramic", values["shops"]["ceramic"].index(3))  # a price in the rulebook
        between = [index for index, word in enumerate(stations) if word in STATION_KINDS]
        return (
            *(
                Knob(f"shops.{ware}[{index}]", (2, 3, 4), raises=TRADE)
                for ware in WARES
                for index in range(len(values["shops"][ware]))
                if (ware, index) != example
            ),
            *(Knob(f"routes.mountain_wares.{town}", MOUNTAIN_WARES, raises=TRADE) for town in ("M1", "M2", "M3", "M4")),
            *(Knob(f"points.slabs[{index}]", points, raises=TRADE) for index in SLABS),
            *(Knob(f"points.paintings[{index}]", points, raises=CULTURE) for index in PAINTINGS),
            *(Knob(f"coast.stations[{index}]", STATION_KINDS[1:]) for index in between),
            *(Knob(f"start.{colour}.pilgrim", _places(values, colour)) for colour in COLOURS),
        )

    def allows(self, values: Values) -> bool:
        """Whether rarer wares pay more: kimono, ceramic, doll, fan."""
        means = [sum(values["shops"][ware]) / len(values["shops"][ware]) for ware in WARES]
        return means == sorted(means, reverse=True)


def _places(values: Values, colour: str) -> tuple[str, ...]:
    """Return the stations around the coast by their names: C1, C1+1, C1+2 … C8+3. The current one is as in the set."""
    stations: list[str] = values["coast"]["stations"]
    names: list[str] = []
    town, behind = "", 0
    for word in stations:
        town, behind = (town, behind + 1) if word in STATION_KINDS else (word, 0)
        names.append(f"{town}+{behind}" if behind else town)
    start: str = values["start"][colour]["pilgrim"]
    kind, _, after = start.partition(" after ")
    if after:
        names[stations.index(kind, stations.index(after))] = start
    return tuple(names)


TUNING = DuoTuning()
