"""The balance statistics of a recorded game of Yamataï agree with the lines of its record."""

from collections import Counter
from pathlib import Path

import pytest

from shima import record
from shima.arena.balance.measure import balance, lab_of, observe
from shima.arena.balance.tally import Cell, Tally
from shima.arena.simulate import Plan
from shima.record import Record
from shima.registry import open_game
from tests.component_sets import game_with_first_set

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("yamatai-*.shima"))


def watched(path: Path) -> tuple[Record, Tally]:
    saved = record.read(path.read_text(encoding="utf-8"))
    game = game_with_first_set("yamatai")
    tally = Tally()
    observe(game, len(saved.players), [move for _, move in record.steps(saved, game)], tally)
    return saved, tally


def column(tally: Tally, table: str, name: str) -> dict[str, Cell]:
    return {row: cell for (of, row, each), cell in tally.cells.items() if (of, each) == (table, name)}


def said(saved: Record, verb: str) -> list[tuple[str, str]]:
    """Who made each move with this verb, and its first word."""
    lines = [line.split() for line in saved.moves]
    return [(words[0], words[2]) for words in lines if words[1] == verb]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_specialists_are_shown_and_bought_as_the_record_tells(path: Path) -> None:
    saved, tally = watched(path)
    bought = {name: who for who, name in said(saved, "recruit")}
    shown = {name for _, name in said(saved, "specialist")}
    last = {name for _, name in said_after_the_last_turn(saved, "specialist")}
    found = column(tally, "specialists", "bought")
    assert found.keys() == shown - last
    assert {name for name, cell in found.items() if cell.total} == bought.keys()
    best = max(saved.result)
    for name, cell in column(tally, "specialists", "wins").items():
        points = saved.result[int(bought[name]) - 1]
        assert (cell.count, cell.total) == (1, points == best)


def said_after_the_last_turn(saved: Record, verb: str) -> list[tuple[str, str]]:
    """What was revealed when nobody could use it any more."""
    turns = [number for number, line in enumerate(saved.moves) if not line.startswith("*")]
    return [(words[0], words[2]) for words in map(str.split, saved.moves[turns[-1] + 1 :]) if words[1] == verb]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_tiles_are_built_or_left_as_the_record_tells(path: Path) -> None:
    saved, tally = watched(path)
    row = {tile for _, tile in said(saved, "tile")}
    built = {tile for _, tile in said(saved, "build")}
    reserved = {tile for _, tile in said(saved, "reserve")}
    assert column(tally, "tiles", "built").keys() == row
    assert {tile for tile, cell in column(tally, "tiles", "built").items() if cell.total} == built
    left = {tile for tile, cell in column(tally, "tiles", "left").items() if cell.total}
    assert left == row - built - reserved
    assert column(tally, "tiles", "wins").keys() == built


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_turn_is_a_fleet_taken_of_five_or_fewer(path: Path) -> None:
    saved, tally = watched(path)
    taken = said(saved, "fleet")
    assert tally.cells["length", "turns", "mean"].total == len(taken)
    chosen = column(tally, "fleets", "chosen")
    assert {fleet: cell.total for fleet, cell in chosen.items() if cell.total} == Counter(fleet for _, fleet in taken)
    players = len(saved.players)
    markers = 4 if players == 2 else players
    in_a_round = sum(5 - place for place in range(markers))
    rounds = int(tally.cells["length", "rounds", "mean"].total)
    assert len(taken) == rounds * markers
    assert sum(cell.count for cell in chosen.values()) == rounds * in_a_round
    assert tally.cells["length", "turns", "within"].total == (24 <= len(taken) <= 40)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_places_are_those_of_the_first_round(path: Path) -> None:
    saved, tally = watched(path)
    order = [seat for _, seat in said(saved, "seat")]
    first = list(dict.fromkeys(who for who, _ in said(saved, "fleet")))
    assert first[: len(order)] == order[: len(first)]
    for place, who in enumerate(first, start=1):
        assert tally.cells["seats", f"place-{place}", "score"].total == saved.result[int(who) - 1]


def test_more_players_have_more_rows_and_an_average_of_their_own() -> None:
    found = balance(Plan("yamatai", ("random",) * 4, "lab"), 3, 1, lambda _: None)
    seats = next(table for table in found.tables if table.key == "seats")
    assert [row.key for row in seats.rows[:4]] == ["blue", "orange", "purple", "grey"]
    for target in ("specialists", "fleets"):
        worst = next(verdict for verdict in found.verdicts if verdict.target == target).worst
        assert worst is not None
        assert (worst.bound.least, worst.bound.most) == pytest.approx((0.17, 0.33))


def test_every_specialist_and_every_fleet_has_a_target() -> None:
    game = open_game("yamatai")
    for seats in game.seats:
        targets = {target.key: target for target in lab_of("yamatai").targets(game.board(), seats)}
        assert len(targets["specialists"].bounds) == 18
        assert len(targets["fleets"].bounds) == 10


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_fleet_counts_for_the_player_who_took_it_most_often(path: Path) -> None:
    saved, tally = watched(path)
    taken = Counter((fleet, who) for who, fleet in said(saved, "fleet"))
    best = max(saved.result)
    for fleet in {fleet for fleet, _ in taken}:
        ranked = sorted(((count, who) for (each, who), count in taken.items() if each == fleet), reverse=True)
        place = ("fleets", fleet, "wins")
        if len(ranked) > 1 and ranked[0][0] == ranked[1][0]:
            assert place not in tally.cells
        else:
            assert tally.cells[place].total == (saved.result[int(ranked[0][1]) - 1] == best)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_one_fleet_is_taken_first_in_each_round(path: Path) -> None:
    _, tally = watched(path)
    rounds = int(tally.cells["length", "rounds", "mean"].total)
    firsts = column(tally, "fleets", "first")
    assert sum(cell.total for cell in firsts.values()) == rounds
    assert sum(cell.count for cell in firsts.values()) == 5 * rounds
