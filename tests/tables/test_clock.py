"""Time: a bank with increments, days for each turn, and whose time runs when."""

import pytest

from shima.games.dice import Dice
from shima.tables import commands
from shima.tables.clock import LEAST_RETURN
from shima.tables.refusal import Fault
from shima.tables.spec import DAY, SECOND, ClockSpec
from shima.tables.table import PLAYING
from tests.tables.memory_tables import ANN, BEN, PEOPLE, MemoryTable, replay, started, table_data

LIVE = ClockSpec("live", seconds=300, increment=7)
DAYS = ClockSpec("days", days=3)


def in_turn(clock: ClockSpec, bots: tuple[str, ...] = (), players: int = 2) -> MemoryTable:
    """It is Ann's turn, and she has made a decision that she can take back; no time has passed."""
    folded = started("yamatai", players, bots, clock=clock)
    return folded.play_until(lambda table: table.turn_of() == ANN.id and bool(table.own_steps(ANN.id)))


def left(folded: MemoryTable, seat: int) -> float:
    """Seconds that the seat would have now."""
    clock = folded.table.clock
    running = folded.now - clock.since if folded.table.actor() == seat else 0
    return (clock.left[seat] - running) / SECOND


def end_turn(folded: MemoryTable) -> None:
    mover = folded.table.turn_of()
    folded.play_until(lambda table: table.status != PLAYING or table.turn_of() != mover)


def test_without_a_clock_nobody_is_ever_late() -> None:
    folded = started().wait(10_000 * 24 * 3600)
    assert folded.table.deadline() is None
    assert commands.expire(folded.table, folded.now) is None
    folded.move(folded.mover(), folded.table.state.moves()[0])


@pytest.mark.parametrize(("clock", "bank"), [(LIVE, 300), (DAYS, 3 * 24 * 3600)])
def test_only_the_active_players_clock_runs(clock: ClockSpec, bank: int) -> None:
    folded = started("yamatai", 3, clock=clock)
    first = folded.table.actor()
    assert first is not None
    folded.wait(40)
    folded.say(PEOPLE[1], "hello")  # what is said stops no clock
    folded.wait(10)
    assert folded.table.deadline() == folded.now + (bank - 50) * SECOND
    folded.move(folded.mover(), folded.table.state.moves()[0])
    assert folded.table.clock.left[first] in ((bank - 50) * SECOND, (bank - 50 + 7) * SECOND, bank * SECOND)
    for seat in {0, 1, 2} - {first}:
        assert folded.table.clock.left[seat] == bank * SECOND


def test_a_live_clock_adds_its_increment_at_the_end_of_each_turn() -> None:
    folded = in_turn(LIVE)
    had = left(folded, 0)
    folded.wait(20).play_on(1)
    if folded.table.turn_of() == ANN.id:
        assert left(folded, 0) == had - 20
        end_turn(folded)
    assert left(folded, 0) == had - 20 + 7


def test_each_turn_has_its_days() -> None:
    folded = in_turn(DAYS)
    folded.wait(2 * 24 * 3600)
    end_turn(folded)
    assert folded.table.clock.left[0] == 3 * DAY
    folded.wait(24 * 3600)
    assert left(folded, 0) == 3 * 24 * 3600


def test_a_person_who_ends_a_round_and_begins_the_next_has_had_a_turn() -> None:
    folded, dice = started("yamatai", 2, clock=DAYS), Dice(1)
    twice = 0
    while folded.table.status == PLAYING:
        seat, number = folded.table.actor(), folded.table.state.rounds()
        assert seat is not None
        folded.wait(60).play(dice)
        if folded.table.actor() == seat and folded.table.state.rounds() != number:
            twice += 1
            assert folded.table.clock.left[seat] == 3 * DAY
    assert twice


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_going_back_gives_no_time_back(clock: ClockSpec) -> None:
    folded = in_turn(clock)
    had = left(folded, 0)
    folded.wait(30)
    folded.undo(ANN, folded.table.own_steps(ANN.id)[0])
    assert left(folded, 0) == had - 30
    folded.wait(5)
    assert left(folded, 0) == had - 35


def test_taking_back_charges_the_active_players_clock() -> None:
    folded = in_turn(LIVE, players=3).play_on(10)
    mover = folded.table.actor()
    assert mover is not None
    had = left(folded, mover)
    folded.wait(30)
    folded.ask(ANN, folded.table.decisions[0].before)
    folded.wait(12)
    for person in PEOPLE[1:3]:
        folded.answer(person, True)
    assert folded.table.moves == folded.table.decisions[0].before if folded.table.decisions else True
    assert folded.table.clock.left[mover] == (had - 42) * SECOND
    assert folded.table.clock.since == folded.now


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_when_the_time_is_up_a_move_is_refused_and_a_bot_plays(clock: ClockSpec) -> None:
    folded = in_turn(clock)
    move = folded.table.state.moves()[0]
    deadline = folded.table.deadline()
    assert deadline is not None
    folded.now = deadline - 1
    assert commands.expire(folded.table, folded.now) is None
    early = folded.copy()
    early.move(ANN, move)
    folded.now = deadline
    with folded.refuses(Fault.NOT_NOW, "table-time-up"):
        folded.move(ANN, move)
    folded.expire()
    assert (folded.table.chairs[0].away, folded.table.clock.left[0]) == ("time", 0)
    assert folded.table.bot_of(0)
    assert folded.table.deadline() is None
    assert commands.expire(folded.table, folded.now + DAY * 99) is None
    with folded.refuses(Fault.NOT_NOW, "table-bot-plays"):
        folded.move(ANN, move)
    assert table_data(replay(folded)) == table_data(folded.table)


def test_going_back_after_the_time_is_up_wins_nothing() -> None:
    folded = in_turn(LIVE)
    folded.wait(301)
    folded.undo(ANN, folded.table.own_steps(ANN.id)[0])
    assert folded.table.deadline() == folded.now
    assert commands.expire(folded.table, folded.now) is not None


@pytest.mark.parametrize(("clock", "share"), [(LIVE, 30), (DAYS, 3 * 24 * 3600)])
def test_a_person_who_comes_back_after_the_time_was_up_has_some_time_again(clock: ClockSpec, share: int) -> None:
    folded = in_turn(clock).wait(4 * 24 * 3600)
    folded.expire()
    folded.wait(60)
    folded.come_back(ANN)
    assert left(folded, 0) == share
    assert folded.table.deadline() == folded.now + share * SECOND
    folded.wait(share - 1)
    folded.move(ANN, folded.table.state.moves()[0])


@pytest.mark.parametrize(("seconds", "share"), [(10, 10 * SECOND), (60, LEAST_RETURN)])
def test_a_short_clock_gives_a_moment_to_come_back_but_never_more_than_there_was(seconds: int, share: int) -> None:
    folded = in_turn(ClockSpec("live", seconds=seconds)).wait(seconds + 1)
    folded.expire()
    assert folded.come_back(ANN).clock.left[0] == share


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_leaving_and_coming_back_wins_no_time(clock: ClockSpec) -> None:
    folded = in_turn(clock)
    folded.wait(folded.table.clock.left[0] / SECOND - 3)
    folded.leave(ANN)
    folded.wait(60)  # while a bot plays for her, it is not her time that runs
    folded.come_back(ANN)
    assert left(folded, 0) == 3


def test_no_time_runs_while_a_bot_plays() -> None:
    folded = in_turn(LIVE)
    folded.leave(ANN)
    had = list(folded.table.clock.left)
    folded.wait(500)
    folded.bot_moves()
    folded.wait(500)
    folded.come_back(ANN)
    assert all(now >= then for now, then in zip(folded.table.clock.left, had, strict=True))


def test_no_time_runs_in_the_turn_of_a_bot() -> None:
    folded = started("yamatai", 2, ("random",), clock=LIVE).play_until(lambda table: table.turn_of() == "")
    assert folded.table.deadline() is None
    had = folded.table.clock.left[0]
    folded.wait(1000).play_until(lambda table: table.turn_of() == ANN.id)
    assert folded.table.clock.left[0] == had
    assert folded.table.deadline() == folded.now + had


def test_a_person_who_comes_back_in_anothers_turn_does_not_touch_that_ones_time() -> None:
    folded = in_turn(LIVE)
    folded.leave(BEN)
    folded.wait(50)
    before = left(folded, 0)
    folded.come_back(BEN)
    assert left(folded, 0) == before
