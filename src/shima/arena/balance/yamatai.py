"""Balance statistics for Yamataï."""

from collections import defaultdict

from shima.arena.balance.tally import FAIR, Row, Table, Tally, named
from shima.arena.balance.targets import Bound, Target, evenly
from shima.arena.balance.watch import Lab, Outcome, View, Watch, most_often, note_sources
from shima.games.text import Text
from shima.games.yamatai.constants import ENDINGS, SEAT_COLOURS

PLACES = ("place-1", "place-2", "place-3", "place-4")
SOURCES = ("coins", "prestige", "buildings", "specialists", "reserved", "aside")
FEWEST_TURNS = 24
MOST_TURNS = 40
NEAR_THE_AVERAGE = 0.08
ONCE = 1e-9
"""Smaller than the rate of anything that happened at least once."""


class YamataiLab(Lab):
    ends = ENDINGS[1:]

    def tables(self, board: View, seats: int) -> tuple[Table, ...]:
        specialists = [
            Row(name, Text("balance-specialist", {"specialist": name, "points": points}))
            for name, points in board["specialists"].items()
        ]
        tiles = [Row(str(number), _tile(number, tile)) for number, tile in enumerate(board["tiles"], start=1)]
        fleets = [Row(str(number), _fleet(number, fleet)) for number, fleet in enumerate(board["fleets"], start=1)]
        return (
            Table("seats", named(*SEAT_COLOURS[:seats], *PLACES[:seats]), ("wins",), ("score",)),
            Table("sources", named(*SOURCES), means=("points",), shares=("share",)),
            Table("ends", tuple(Row(end, Text("balance-end", {"end": end})) for end in self.ends), ("games",)),
            Table("length", named("turns", "rounds", "score", "best", "margin"), ("within",), ("mean",)),
            Table("specialists", tuple(specialists), ("bought", "wins"), ("coins",), places=PLACES[:seats]),
            Table("tiles", tuple(tiles), ("built", "left", "wins")),
            Table("fleets", tuple(fleets), ("chosen", "first", "wins"), places=PLACES[:seats]),
        )

    def targets(self, board: View, seats: int) -> tuple[Target, ...]:
        average = 1 / seats
        least, most = average - NEAR_THE_AVERAGE, average + NEAR_THE_AVERAGE
        tiles = [str(number) for number in range(1, len(board["tiles"]) + 1)]
        specialists = list(board["specialists"])
        fleets = [str(number) for number in range(1, len(board["fleets"]) + 1)]
        return (
            evenly(SEAT_COLOURS[:seats], seats),
            evenly(PLACES[:seats], seats, "places"),
            Target("turns", (Bound(("length", "turns", "mean"), FEWEST_TURNS, MOST_TURNS),)),
            Target("ends-seen", tuple(Bound(("ends", end, "games"), least=ONCE) for end in self.ends)),
            Target("tiles", tuple(Bound(("tiles", tile, "left"), most=0.5) for tile in tiles)),
            Target("specialists", tuple(Bound(("specialists", name, FAIR), least, most) for name in specialists)),
            Target("fleets", tuple(Bound(("fleets", fleet, FAIR), least, most) for fleet in fleets)),
        )

    def watch(self, board: View) -> Watch:
        return YamataiWatch(board)


class YamataiWatch(Watch):
    def __init__(self, board: View) -> None:
        self._order: list[int] = []  # seats in turn order in the first round
        self._turns = 0
        self._shown: set[str] = set()  # specialists
        self._bought: dict[str, tuple[int, int]] = {}  # the buyer, and the number of coins on it
        self._row: set[int] = set()  # all tiles that were ever in the row
        self._offered: list[tuple[list[int], int]] = []  # the fleets on offer, and the one chosen
        self._firsts: list[tuple[list[int], int]] = []  # the same for the first turn of each round
        self._owners: dict[int, list[int]] = defaultdict(list)  # seats by fleet, one entry per turn

    def see(self, seat: int, words: list[str], view: View) -> None:
        if not self._order:
            self._order = list(dict.fromkeys(number - 1 for number in view["order"]))
        self._shown.update(one["name"] for one in view["specialists"])
        self._row.update(view["row"])
        if words[0] == "fleet":  # Y4.1: once per turn
            self._turns += 1
            self._offered.append((view["fleets"], int(words[1])))
            if view["acting"] == 0:
                self._firsts.append(self._offered[-1])
            self._owners[int(words[1])].append(seat)
        elif words[0] == "recruit":
            coins = next(one["coins"] for one in view["specialists"] if one["name"] == words[1])
            self._bought[words[1]] = (seat, coins)

    def note(self, outcome: Outcome, tally: Tally) -> None:
        view = outcome.view
        for row, seat in zip(PLACES, self._order, strict=False):
            tally.note("seats", row, "wins", outcome.wins[seat])
            tally.note("seats", row, "score", outcome.scores[seat])
        tally.note("length", "turns", "mean", self._turns)
        tally.note("length", "turns", "within", FEWEST_TURNS <= self._turns <= MOST_TURNS)
        note_sources([player["points"] for player in view["players"]], tally)
        for name in sorted(self._shown):
            tally.note("specialists", name, "bought", name in self._bought)
        places = dict(zip(self._order, PLACES, strict=False))
        for name, (seat, coins) in self._bought.items():
            tally.note_win("specialists", name, places[seat], outcome.wins[seat])
            tally.note("specialists", name, "coins", coins)
        self._note_tiles(outcome, tally)
        for column, offered in (("chosen", self._offered), ("first", self._firsts)):
            for fleets, chosen in offered:
                for fleet in fleets:
                    tally.note("fleets", str(fleet), column, fleet == chosen)
        for fleet, seats in self._owners.items():
            owner = most_often(seats)
            if owner is not None:
                tally.note_win("fleets", str(fleet), places[owner], outcome.wins[owner])

    def _note_tiles(self, outcome: Outcome, tally: Tally) -> None:
        """A tile that was reserved from the row counts as built or not built like the others."""
        builders = {tile: seat for seat, player in enumerate(outcome.view["players"]) for tile in player["built"]}
        for tile in sorted(self._row):
            tally.note("tiles", str(tile), "built", tile in builders)
            tally.note("tiles", str(tile), "left", tile in outcome.view["row"])
            if tile in builders:
                tally.note("tiles", str(tile), "wins", outcome.wins[builders[tile]])


def _tile(number: int, tile: View) -> Text:
    colours = [colour for colour, count in tile["cost"].items() for _ in range(count)]
    args: dict[str, object] = {"tile": number, "kind": tile["kind"], "points": tile["points"]}
    return Text("balance-tile", {**args, "boats": _letters(colours[::-1])})


def _fleet(number: int, fleet: View) -> Text:
    return Text("balance-fleet", {"fleet": number, "boats": _letters(fleet["boats"])})


def _letters(colours: list[str]) -> Text:
    """Return boats as the letters of their colours."""
    first = Text("play-yam-letter", {"colour": colours[0]})
    return Text("balance-letters", {"first": first, "rest": _letters(colours[1:])}) if colours[1:] else first


LAB = YamataiLab()
