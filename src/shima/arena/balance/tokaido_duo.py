"""Balance statistics for Tokaido Duo."""

from collections import Counter, defaultdict

from shima.arena.balance.tally import Row, Table, Tally, named
from shima.arena.balance.targets import Bound, Target, evenly
from shima.arena.balance.watch import Lab, Outcome, View, Watch, note_sources
from shima.games.text import Text
from shima.games.tokaido_duo.constants import CHARACTERS, COLOURS, ENDINGS, WARES, WAVE_SIDES

PRICES = (2, 3, 4)
SOURCES = ("faith", "trade", "culture")
STATIONS = ("temple", "garden", "hot-spring", "seashore", "town")
TAKEN = ("last", "second", "first")
"""How a die was taken, by the number of dice left."""
ACTIONS = {"coins": "town", "temple": "temple", "garden": "garden", "spring": "hot-spring", "wave": "seashore"}
"""The kind of station at which the pilgrim takes each action."""


class DuoLab(Lab):
    ends = ENDINGS[1:]

    def tables(self, board: View, seats: int) -> tuple[Table, ...]:
        faces = [(name, pips) for name in CHARACTERS for pips in sorted(set(board["dice"][name]))]
        dice = [Row(name, Text("duo-word-character", {"character": name})) for name in CHARACTERS]
        dice += [Row(f"{name} {pips}", Text("balance-die", {"character": name, "pips": pips})) for name, pips in faces]
        shops = [
            Row(f"{ware} {price}", Text("duo-shop", {"ware": ware, "price": price}))
            for ware in WARES
            for price in PRICES
        ]
        towns = [Row(name, Text("balance-name", {"name": name})) for name in _coastal_towns(board)]
        towns += [
            Row(name, Text("duo-mountain-town", {"place": name, "wares": wares}))
            for name, wares in board["mountain_towns"].items()
        ]
        regions = [
            Row(str(number), Text("duo-region", {"region": number, "landscape": region["landscape"]}))
            for number, region in enumerate(board["regions"], start=1)
        ]
        waves = [Row(side, Text("duo-word-side", {"side": side})) for side in WAVE_SIDES]
        return (
            Table("seats", named(*COLOURS, "begins", "follows"), ("wins",), ("score",)),
            Table("sources", named(*SOURCES), means=("points",), shares=("share",)),
            Table("ends", tuple(Row(end, Text("balance-end", {"end": end})) for end in self.ends), ("games",)),
            Table("length", named("rounds", "score", "best", "margin"), means=("mean",)),
            Table("waves", (*waves, *named("hot-spring")), ("taken", "wins"), ("times",)),
            Table("towns", tuple(towns), means=("visits", "wares", "coins")),
            Table("shops", tuple(shops), means=("visits", "wares", "coins")),
            Table("dice", tuple(dice), ("first", "second", "last")),
            Table("stations", named(*STATIONS), ("used",), ("visits",)),
            Table("regions", tuple(regions), means=("visits", "painted", "given")),
        )

    def targets(self, board: View, seats: int) -> tuple[Target, ...]:
        return (
            evenly((*COLOURS, "begins", "follows"), seats),
            Target("sources", tuple(Bound(("sources", source, "share"), 0.25, 0.45) for source in SOURCES)),
            Target("ends-often", tuple(Bound(("ends", end, "games"), least=0.08) for end in self.ends)),
        )

    def watch(self, board: View) -> Watch:
        return DuoWatch(board)


class DuoWatch(Watch):
    def __init__(self, board: View) -> None:
        self._kinds: dict[str, str] = {station["name"]: station["kind"] for station in board["stations"]}
        self._towns = [*_coastal_towns(board), *board["mountain_towns"]]
        self._regions = len(board["regions"])
        self._first = -1
        self._dice: list[tuple[str, int, str]] = []  # character, pips, how it was taken
        self._at: dict[str, Counter[str]] = defaultdict(Counter)  # by column: what happened at each place
        self._takers: dict[str, list[int]] = defaultdict(list)  # seats by side, and those that took the hot spring

    def see(self, seat: int, words: list[str], view: View) -> None:
        if self._first < 0:
            self._first = view["leader"] - 1
        if words[0] in CHARACTERS:
            self._see_walk(words[0], words[1], view)
        elif words[0] in ACTIONS:
            self._see_visit(seat, words, view)
        elif words[0] in ("sell", "draw"):
            self._at["wares"][view["players"][seat]["merchant"]] += int(words[1])
        elif words[0] == "paint":
            self._at["painted"][str(view["players"][seat]["artist"])] += int(words[1])
        elif words[0] == "give":
            self._at["given"][str(view["players"][seat]["artist"])] += 1

    def _see_walk(self, character: str, goal: str, view: View) -> None:
        if view["phase"] == "move":  # otherwise the hot spring replays a die
            left = [pips for pips in view["dice"].values() if pips]
            self._dice.append((character, view["dice"][character], TAKEN[len(left) - 1]))
        if character == "pilgrim":
            self._at["visits"][self._kinds[goal]] += 1
        elif goal != "stay":
            self._at["visits"][goal] += 1

    def _see_visit(self, seat: int, words: list[str], view: View) -> None:
        self._at["used"][ACTIONS[words[0]]] += 1
        if words[0] == "coins":
            town = view["players"][seat]["pilgrim"]
            self._at["coins"][town] += next(shop["price"] for shop in view["shops"] if shop["town"] == town)
        elif words[0] == "wave":
            self._takers[next(wave["side"] for wave in view["waves"] if wave["character"] == words[1])].append(seat)
        elif words[0] == "spring":
            self._takers["hot-spring"].append(seat)

    def note(self, outcome: Outcome, tally: Tally) -> None:
        view = outcome.view
        for row, seat in (("begins", self._first), ("follows", 1 - self._first)):
            tally.note("seats", row, "wins", outcome.wins[seat])
            tally.note("seats", row, "score", outcome.scores[seat])
        note_sources([{source: player[source] for source in SOURCES} for player in view["players"]], tally)
        for wave in view["waves"]:
            self._note_tile(wave["side"], outcome, tally)
        self._note_tile("hot-spring", outcome, tally)
        self._note_places(view, tally)
        for character, pips, taken in self._dice:
            for row in (character, f"{character} {pips}"):
                for column in TAKEN:
                    tally.note("dice", row, column, column == taken)

    def _note_tile(self, name: str, outcome: Outcome, tally: Tally) -> None:
        takers = self._takers[name]
        tally.note("waves", name, "taken", bool(takers))
        tally.note("waves", name, "times", len(takers))
        if takers:
            tally.note("waves", name, "wins", outcome.wins_of(sorted(set(takers))))

    def _note_places(self, view: View, tally: Tally) -> None:
        shops = {shop["town"]: f"{shop['ware']} {shop['price']}" for shop in view["shops"]}
        for town in self._towns:
            for column in ("visits", "wares", "coins"):
                tally.note("towns", town, column, self._at[column][town])
                if town in shops:
                    tally.note("shops", shops[town], column, self._at[column][town])
        for kind in STATIONS:
            visits, used = self._at["visits"][kind], self._at["used"][kind]
            tally.note("stations", kind, "visits", visits)
            for number in range(visits):
                tally.note("stations", kind, "used", number < used)
        for number in range(1, self._regions + 1):
            for column in ("visits", "painted", "given"):
                tally.note("regions", str(number), column, self._at[column][str(number)])


def _coastal_towns(board: View) -> list[str]:
    return [station["name"] for station in board["stations"] if station["kind"] == "town"]


LAB = DuoLab()
