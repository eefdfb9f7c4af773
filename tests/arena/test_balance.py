"""The balance lab: what it counts adds up, and what it claims follows from that."""

from math import sqrt
from pathlib import Path
from random import Random

import pytest

from shima import record
from shima.arena.balance.measure import Balance, balance, lab_of, measured, observe, play_part
from shima.arena.balance.tally import Cell, Estimate, Tally
from shima.arena.balance.targets import BALANCED, NOT_SHOWN, UNBALANCED, Bound, Target, judge
from shima.arena.balance.watch import most_often
from shima.arena.intervals import z_of_all
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
    places = {(table.key, row.key, column) for table in tables for row in table.rows for column in table.noted}
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


def test_a_value_is_balanced_where_its_interval_is_inside_and_not_shown_where_it_crosses_a_bound() -> None:
    inside, crossing = Estimate(0.5, 0.45, 0.55, 100), Estimate(0.58, 0.5, 0.65, 80)
    verdict = judge(HALF, {A: inside, B: inside})
    assert (verdict.met, verdict.verdict) == (True, BALANCED)
    verdict = judge(HALF, {A: inside, B: crossing})
    assert (verdict.met, verdict.verdict, verdict.unbalanced) == (True, NOT_SHOWN, ())
    assert [item.verdict for item in verdict.items] == [BALANCED, NOT_SHOWN]
    assert verdict.worst is verdict.items[1]


def test_a_value_is_unbalanced_where_an_interval_for_all_values_at_once_is_outside() -> None:
    inside, near = Estimate(0.5, 0.45, 0.55, 100), Estimate(0.35, 0.3, 0.399, 80)
    alone = judge(Target("one", HALF.bounds[1:2]), {B: near})
    assert (alone.met, alone.verdict) == (False, UNBALANCED)
    among_three = judge(HALF, {A: inside, B: near, C: inside})
    assert (among_three.met, among_three.verdict) == (False, NOT_SHOWN)
    far = judge(HALF, {A: inside, B: near, C: Estimate(0.7, 0.65, 0.75, 80)})
    assert (far.verdict, [item.row for item in far.unbalanced]) == (UNBALANCED, ["c"])
    assert far.worst == far.unbalanced[0]


def test_the_interval_for_many_values_is_as_wide_as_bonferroni_says() -> None:
    assert z_of_all(1) == pytest.approx(1.959964, abs=1e-6)
    assert z_of_all(10) == pytest.approx(2.807034, abs=1e-6)  # tabled for 0.25 % on each side
    none = Cell(50, 0.0, 0.0).rate()
    assert none.at(3.0) == pytest.approx((0.0, 9 / 59))  # Wilson's interval of 0 of 50 ends at z² / (n + z²)
    assert Estimate(5.0, 3.0, 6.0, 9).at(2 * 1.959963984540054) == pytest.approx((1.0, 7.0))


def test_equal_items_of_a_fair_game_are_hardly_ever_called_unbalanced() -> None:
    dice = Random(1)
    bounds = tuple(Bound(("specialists", str(number), "wins"), 0.5, 0.5) for number in range(28))
    wrong = 0
    for _ in range(200):
        cells = [Cell(400, float(sum(dice.random() < 0.5 for _ in range(400)))) for _ in bounds]
        found = {bound.place: cell.rate() for bound, cell in zip(bounds, cells, strict=True)}
        wrong += judge(Target("fair", bounds), found).verdict == UNBALANCED
    assert wrong <= 20  # 5 % of 200 are expected; without the correction, three of four would be


def test_wins_are_corrected_for_the_place_in_the_order_of_play() -> None:
    tally = Tally()
    for number in range(100):  # the first player wins 70 % of the games
        tally.note("seats", "place-1", "wins", number < 70)
        tally.note("seats", "place-2", "wins", number >= 70)
    for number in range(50):  # and so does the owner, who always is the first player
        tally.note_win("specialists", "a", "place-1", number < 35)
    for number in range(20):  # this one wins half of the games from the worse place
        tally.note_win("specialists", "b", "place-2", number < 10)
    places = ("place-1", "place-2")
    owner, other = tally.fair("specialists", "a", places), tally.fair("specialists", "b", places)
    assert owner is not None
    assert other is not None
    assert (owner.value, other.value) == pytest.approx((0.5, 0.7))
    assert (owner.count, other.count) == (50, 20)
    assert tally.fair("specialists", "c", places) is None


def test_most_often_is_more_often_than_every_other() -> None:
    assert most_often([1, 0, 1]) == 1
    assert most_often([2]) == 2
    assert most_often([0, 1, 1, 0, 2]) is None


def test_of_values_far_from_an_open_side_the_worst_is_next_to_the_bound() -> None:
    rarely = Target("rarely", (Bound(A, most=0.5), Bound(B, most=0.5), Bound(C, most=0.5)))
    found = {A: Estimate(0.0, 0.0, 0.1, 50), B: Estimate(0.44, 0.4, 0.48, 50), C: Estimate(0.2, 0.1, 0.3, 50)}
    verdict = judge(rarely, found)
    assert verdict.worst is not None
    assert (verdict.met, verdict.verdict, verdict.worst.bound) == (True, BALANCED, rarely.bounds[1])


def test_what_was_never_observed_meets_no_target() -> None:
    assert not judge(HALF, {}).met
    assert (judge(HALF, {}).verdict, judge(HALF, {}).worst) == (NOT_SHOWN, None)
    found = measured(DUO, 0, Tally())
    assert [verdict.met for verdict in found.verdicts] == [False] * 3
    assert all(found.rows(table) == {} for table in found.tables)
