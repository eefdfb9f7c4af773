"""The balance lab: what it counts adds up, and what it claims follows from that."""

from math import sqrt
from pathlib import Path

import pytest

from shima import record
from shima.arena.balance.measure import Balance, balance, lab_of, measured, observe, play_part
from shima.arena.balance.tally import Cell, Estimate, Tally
from shima.arena.balance.targets import Bound, Target, judge
from shima.arena.simulate import Plan, play_out
from shima.registry import GAMES, open_game, open_game_with

DUO = Plan("tokaido-duo", ("random", "random"), "lab")
YAMATAI = Plan("yamatai", ("random", "random", "random"), "lab")
PLANS = (DUO, YAMATAI)
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.shima"))


def quiet(_: int) -> None:
    pass


def value(found: Balance, table: str, row: str, column: str) -> float:
    return found.found[table, row, column].value


def test_a_mean_has_the_normal_interval() -> None:
    cell = Cell()
    for number in (1, 2, 3, 6):
        cell.note(number)
    found = cell.mean()
    error = 1.959964 * sqrt((4 + 1 + 0 + 9) / 3 / 4)
    assert (found.value, found.count) == (3, 4)
    assert (found.low, found.high) == pytest.approx((3 - error, 3 + error), abs=1e-5)


def test_a_rate_has_wilsons_interval() -> None:
    cell = Cell()
    for hit in (True, False, False, False, False, False, False, False, False, False):
        cell.note(hit)
    found = cell.rate()
    assert found.value == 0.1
    assert (found.low, found.high) == pytest.approx((0.0179, 0.4042), abs=1e-4)  # tabled for 1 of 10


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_parts_add_up_to_the_whole(plan: Plan) -> None:
    whole = play_part(plan, range(10))
    parts = Tally()
    for part in (range(3), range(3, 9), range(9, 10)):
        parts.add(play_part(plan, part))
    assert parts.cells.keys() == whole.cells.keys()
    for place, cell in whole.cells.items():
        other = parts.cells[place]
        assert (other.count, other.total, other.squares) == pytest.approx((cell.count, cell.total, cell.squares)), place


def test_the_report_does_not_depend_on_the_number_of_processes() -> None:
    report = balance(DUO, 9, 1, quiet).report()
    assert balance(DUO, 9, 2, quiet).report() == report
    other = balance(Plan(DUO.game, DUO.players, "another seed"), 9, 1, quiet).report()
    assert other["tables"] != report["tables"]


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    balance(DUO, 9, 1, heard.append)
    assert sum(heard) == 9


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_every_game_has_one_winner_and_one_end_and_its_points_have_a_source(plan: Plan) -> None:
    found = balance(plan, 12, 1, quiet)
    game = open_game(plan.game)
    seats = len(plan.players)
    by_table = {table.key: table for table in found.tables}
    wins = [value(found, "seats", row.key, "wins") for row in by_table["seats"].rows]
    assert len(wins) == 2 * seats  # by colour, and by who begins
    assert sum(wins[:seats]) == pytest.approx(1)
    assert sum(wins[seats:]) == pytest.approx(1)
    assert sum(value(found, "ends", end, "games") for end in lab_of(plan.game).ends) == pytest.approx(1)
    sources = [row.key for row in by_table["sources"].rows]
    assert sum(value(found, "sources", source, "share") for source in sources) == pytest.approx(1)
    states = [play_out(game, plan, number)[0].state for number in range(12)]
    mean = sum(sum(state.scores()) for state in states) / seats / 12
    assert sum(value(found, "sources", source, "points") for source in sources) == pytest.approx(mean)
    assert value(found, "length", "score", "mean") == pytest.approx(mean)
    assert value(found, "length", "rounds", "mean") == pytest.approx(sum(state.rounds() for state in states) / 12)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_note_of_a_game_has_a_row_and_a_column_in_the_report(path: Path) -> None:
    saved = record.read(path.read_text(encoding="utf-8"))
    game = open_game_with(saved.game, saved.set_hash)
    tally = Tally()
    observe(game, len(saved.players), [move for _, move in record.steps(saved, game)], tally)
    tables = lab_of(saved.game).tables(game.board(), len(saved.players))
    places = {(table.key, row.key, column) for table in tables for row in table.rows for column in table.columns}
    assert tally.cells.keys() - places == set()
    for place, cell in tally.cells.items():
        if any(place[0] == table.key and place[2] in table.rates for table in tables):
            assert 0 <= cell.total <= cell.count, place


def test_a_shared_win_is_divided() -> None:
    saved = record.read((RECORDS[0].parent / "tokaido-duo-shared.shima").read_text(encoding="utf-8"))
    game = open_game_with(saved.game, saved.set_hash)
    tally = Tally()
    observe(game, 2, [move for _, move in record.steps(saved, game)], tally)
    assert [tally.cells["seats", row, "wins"].total for row in ("violet", "green", "begins", "follows")] == [0.5] * 4
    assert tally.cells["length", "margin", "mean"].total == 0


def test_every_target_is_about_a_place_in_the_tables() -> None:
    for name in GAMES:
        lab, board = lab_of(name), open_game(name).board()
        for seats in open_game(name).seats:
            tables = lab.tables(board, seats)
            places = {
                (table.key, row.key, column) for table in tables for row in table.rows for column in table.columns
            }
            targets = lab.targets(board, seats)
            assert {bound.place for target in targets for bound in target.bounds} <= places
            fair = next(target for target in targets if target.key == "seats")
            most = 0.03 if seats == 2 else 0.04
            for bound in fair.bounds:
                assert (bound.least, bound.most) == pytest.approx((1 / seats - most, 1 / seats + most))


A, B, C = ("ends", "a", "games"), ("ends", "b", "games"), ("ends", "c", "games")
HALF = Target("half", (Bound(A, 0.4, 0.6), Bound(B, 0.4, 0.6), Bound(C, 0.4, 0.6)))


def test_a_target_is_missed_where_one_value_is_outside_and_surely_where_its_interval_is() -> None:
    inside = Estimate(0.5, 0.45, 0.55, 100)
    verdict = judge(HALF, {A: inside, B: Estimate(0.35, 0.3, 0.41, 80)})
    assert (verdict.met, verdict.sure, verdict.outside) == (False, False, ("b",))
    assert verdict.worst == Estimate(0.35, 0.3, 0.41, 80)
    verdict = judge(HALF, {A: inside, B: Estimate(0.35, 0.3, 0.41, 80), C: Estimate(0.7, 0.65, 0.75, 80)})
    assert (verdict.met, verdict.sure, verdict.outside) == (False, True, ("b", "c"))
    assert verdict.bound == HALF.bounds[2]


def test_a_target_is_met_where_all_values_are_inside_and_surely_where_their_intervals_are() -> None:
    inside = Estimate(0.5, 0.45, 0.55, 100)
    assert judge(HALF, {A: inside, B: inside}).sure
    verdict = judge(HALF, {A: inside, B: Estimate(0.58, 0.5, 0.65, 80)})
    assert (verdict.met, verdict.sure, verdict.outside) == (True, False, ())
    assert verdict.worst == Estimate(0.58, 0.5, 0.65, 80)


def test_of_values_far_from_an_open_side_the_worst_is_next_to_the_bound() -> None:
    rarely = Target("rarely", (Bound(A, most=0.5), Bound(B, most=0.5), Bound(C, most=0.5)))
    found = {A: Estimate(0.0, 0.0, 0.1, 50), B: Estimate(0.44, 0.4, 0.48, 50), C: Estimate(0.2, 0.1, 0.3, 50)}
    verdict = judge(rarely, found)
    assert (verdict.met, verdict.sure, verdict.bound) == (True, True, rarely.bounds[1])


def test_what_was_never_observed_meets_no_target() -> None:
    assert not judge(HALF, {}).met
    found = measured(DUO, 0, Tally())
    assert [verdict.met for verdict in found.verdicts] == [False] * 3
    assert all(found.rows(table) == {} for table in found.tables)
