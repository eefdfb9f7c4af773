"""The balance statistics of a recorded game of Tokaido Duo agree with the lines of its record."""

import re
from collections import Counter
from pathlib import Path

import pytest

from shima import record
from shima.arena.balance.measure import observe
from shima.arena.balance.tally import Tally
from shima.games.game import Game
from shima.record import Record

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("tokaido-duo-*.shima"))
TOWNS = ("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "M1", "M2", "M3", "M4")


class Acknowledged:
    """The record's lines, read without the engine."""

    def __init__(self, saved: Record) -> None:
        self.prices: dict[str, int] = {}
        self.shops: dict[str, str] = {}
        self.sides: dict[str, str] = {}
        self.visits: Counter[str] = Counter()
        self.wares: Counter[str] = Counter()
        self.coins: Counter[str] = Counter()
        self.takes: Counter[str] = Counter()
        self.painted = self.given = self.throws = 0
        at: dict[tuple[str, str], str] = {}
        for line in saved.moves:
            who, verb, *rest = line.split()
            if who == "*":
                self._hear_nature(verb, rest)
            elif verb in ("pilgrim", "merchant", "artist"):
                at[who, verb] = rest[0] if rest[0] != "stay" else at.get((who, verb), "")
                self.visits[f"{verb} {rest[0]}"] += 1
            elif verb in ("sell", "draw"):
                self.wares[at[who, "merchant"]] += int(rest[0])
            elif verb == "coins":
                self.coins[at[who, "pilgrim"]] += self.prices[at[who, "pilgrim"]]
            elif verb == "wave":
                self.takes[self.sides[rest[0]]] += 1
            elif verb == "spring":
                self.takes["hot-spring"] += 1
            elif verb == "paint":
                self.painted += int(rest[0])
            elif verb == "give":
                self.given += 1

    def _hear_nature(self, verb: str, rest: list[str]) -> None:
        if verb == "shop":
            self.shops[rest[0]] = f"{rest[1]} {rest[2]}"
            self.prices[rest[0]] = int(rest[2])
        elif verb == "wave":
            self.sides[rest[0]] = rest[1]
        elif verb == "die":
            self.throws += 1


def watched(path: Path, game: Game) -> tuple[Record, Tally]:
    saved = record.read(path.read_text(encoding="utf-8"))
    tally = Tally()
    observe(game, 2, [move for _, move in record.steps(saved, game)], tally)
    return saved, tally


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_lab_counts_what_the_record_tells(path: Path, duo: Game) -> None:
    saved, tally = watched(path, duo)
    told = Acknowledged(saved)

    def total(table: str, row: str, column: str) -> float:
        return tally.cells[table, row, column].total

    assert {town: total("towns", town, "visits") for town in TOWNS} == {
        town: told.visits[f"merchant {town}"] for town in TOWNS
    }
    assert {town: total("towns", town, "wares") for town in TOWNS} == {town: told.wares[town] for town in TOWNS}
    assert {town: total("towns", town, "coins") for town in TOWNS} == {town: told.coins[town] for town in TOWNS}
    for shop in set(told.shops.values()):
        towns = [town for town, laid in told.shops.items() if laid == shop]
        assert total("shops", shop, "wares") == sum(told.wares[town] for town in towns)
        assert tally.cells["shops", shop, "wares"].count == len(towns)
    assert {side: total("waves", side, "times") for side in told.sides.values()} == {
        side: told.takes[side] for side in told.sides.values()
    }
    assert total("waves", "hot-spring", "times") == told.takes["hot-spring"]
    regions = [str(number) for number in range(1, 9)]
    assert sum(total("regions", region, "painted") for region in regions) == told.painted
    assert sum(total("regions", region, "given") for region in regions) == told.given
    assert total("length", "rounds", "mean") == told.throws
    assert [total("seats", colour, "score") for colour in ("violet", "green")] == list(saved.result)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_each_round_has_a_first_a_second_and_a_last_die(path: Path, duo: Game) -> None:
    saved, tally = watched(path, duo)
    throws = [line.split()[2:] for line in saved.moves if line.startswith("* die ")]
    characters = ("pilgrim", "merchant", "artist")
    for column in ("first", "second", "last"):
        assert sum(tally.cells["dice", character, column].total for character in characters) == len(throws)
    for number, character in enumerate(characters):
        for pips, count in Counter(throw[number] for throw in throws).items():
            assert tally.cells["dice", f"{character} {pips}", "first"].count == count


@pytest.mark.parametrize("end", ["temples", "gardens", "slabs", "paintings"])
def test_the_end_is_the_one_that_the_record_is_named_for(end: str, duo: Game) -> None:
    path = next(path for path in RECORDS if path.stem.endswith(end))
    _, tally = watched(path, duo)
    ends = {row: cell.total for (table, row, _), cell in tally.cells.items() if table == "ends"}
    assert ends == {"temples": 0, "gardens": 0, "slabs": 0, "paintings": 0, end: 1}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_stations_are_visited_as_often_as_pilgrims_walk(path: Path, duo: Game) -> None:
    saved, tally = watched(path, duo)
    walks = sum(bool(re.match(r"[12] pilgrim ", line)) for line in saved.moves)
    acts = sum(bool(re.match(r"[12] (coins|temple|garden|spring|wave)\b", line)) for line in saved.moves)
    cells = {(row, column): cell for (table, row, column), cell in tally.cells.items() if table == "stations"}
    assert sum(cell.total for (_, column), cell in cells.items() if column == "visits") == walks
    assert sum(cell.total for (_, column), cell in cells.items() if column == "used") == acts
