"""What a table can be, who sits down at it, and how the game begins."""

import pytest

from shima.tables import commands
from shima.tables.refusal import Fault, Refused
from shima.tables.spec import MOST_DAYS, MOST_SECONDS, ClockSpec, Spec, check_spec
from shima.tables.table import DONE, PLAYING, WAITING
from tests.tables.memory_tables import ANN, BEN, CAT, DAN, EVE, GAMES, YAMATAI, MemoryTable, make_spec, started

LIVE = ClockSpec("live", seconds=600, increment=5)


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        (make_spec(players=1), "error-seats"),
        (make_spec(players=3), "error-seats"),
        (make_spec("yamatai", players=5), "error-seats"),
        (Spec("yamatai", YAMATAI.set_hash, ()), "error-seats"),
        (make_spec(options={"order": "drawn"}), "error-option"),
        (make_spec("yamatai", options={"rulebook": "french"}), "error-option-value"),
        (make_spec(bots=("level9",)), "table-bot"),
        (make_spec(bots=("search:sims=1000000",)), "table-bot"),
        (make_spec(bots=("Level3",)), "table-bot"),
        (make_spec(stand_in="search:sims=10"), "table-bot"),
        (make_spec(stand_in=""), "table-bot"),
        (make_spec(order="by name"), "table-order"),
        (make_spec(order=""), "table-order"),
        (make_spec(bots=("level1", "level2")), "table-no-person"),
        (make_spec(clock=ClockSpec("hourglass")), "table-clock"),
        (make_spec(clock=ClockSpec("live", seconds=9)), "table-clock-range"),
        (make_spec(clock=ClockSpec("live", seconds=MOST_SECONDS + 1)), "table-clock-range"),
        (make_spec(clock=ClockSpec("live", seconds=60, increment=-1)), "table-clock-range"),
        (make_spec(clock=ClockSpec("live", seconds=60, increment=3601)), "table-clock-range"),
        (make_spec(clock=ClockSpec("days")), "table-clock-range"),
        (make_spec(clock=ClockSpec("days", days=MOST_DAYS + 1)), "table-clock-range"),
    ],
)
def test_a_table_that_could_not_be_played_is_refused(spec: Spec, key: str) -> None:
    with pytest.raises(Refused) as caught:
        check_spec(spec, GAMES[spec.game])
    assert (caught.value.fault, caught.value.text.key) == (Fault.MALFORMED, key)


@pytest.mark.parametrize(
    "spec",
    [
        make_spec(),
        make_spec(bots=("random",)),
        make_spec("yamatai", 4, ("greedy", "level1", "level5"), order="rated"),
        make_spec("yamatai", 3, options={"rulebook": "german"}, order="random"),
        make_spec(clock=LIVE),
        make_spec(clock=ClockSpec("live", seconds=10)),
        make_spec(clock=ClockSpec("live", seconds=MOST_SECONDS, increment=3600)),
        make_spec(clock=ClockSpec("days", days=1)),
        make_spec(clock=ClockSpec("days", days=MOST_DAYS)),
    ],
)
def test_a_table_that_can_be_played_is_opened(spec: Spec) -> None:
    table = MemoryTable(spec).table
    assert (table.status, table.version, table.spec) == (WAITING, 1, spec)


def test_sitting_down_takes_the_first_free_chair_or_the_one_named() -> None:
    folded = MemoryTable(make_spec("yamatai", 4))
    folded.sit(ANN, 2)
    folded.sit(BEN)
    folded.sit(CAT)
    assert [chair.name for chair in folded.table.chairs] == ["Ben", "Cat", "Ann", ""]


def test_chairs_of_bots_are_not_free() -> None:
    folded = MemoryTable(Spec("yamatai", YAMATAI.set_hash, ("level1", "", "level2")))
    with folded.refuses(Fault.NOT_NOW, "table-chair-taken"):
        folded.sit(ANN, 0)
    assert folded.sit(ANN).seat_of(ANN.id) == 1


def test_nobody_sits_on_a_taken_chair_nor_twice_nor_where_there_is_none() -> None:
    folded = MemoryTable(make_spec("yamatai", 3))
    folded.sit(ANN, 1)
    with folded.refuses(Fault.NOT_NOW, "table-chair-taken"):
        folded.sit(BEN, 1)
    with folded.refuses(Fault.NOT_NOW, "table-sits-already"):
        folded.sit(ANN, 2)
    for chair in (3, -1):
        with folded.refuses(Fault.MALFORMED, "table-no-chair"):
            folded.sit(BEN, chair)
    folded.sit(BEN)
    folded.sit(CAT)
    with folded.refuses(Fault.NOT_NOW, "table-full"):
        folded.sit(DAN)


def test_a_chair_that_is_kept_for_someone_is_free_for_that_person_alone() -> None:
    folded = MemoryTable(make_spec("yamatai", 3, reserved=(BEN.id, "", ANN.id)))
    with folded.refuses(Fault.NOT_NOW, "table-chair-taken"):
        folded.sit(CAT, 0)
    folded.sit(ANN)
    folded.sit(CAT)
    with folded.refuses(Fault.NOT_NOW, "table-full"):
        folded.sit(EVE)
    folded.sit(BEN)
    assert [chair.name for chair in folded.table.chairs] == ["Ben", "Cat", "Ann"]


def test_leaving_before_the_game_frees_the_chair_and_the_last_one_closes_the_table() -> None:
    folded = MemoryTable(make_spec("yamatai", 3, ("level1",)))
    folded.sit(ANN)
    folded.sit(BEN)
    folded.leave(ANN)
    assert (folded.table.status, folded.table.names()) == (WAITING, ("Ben", "level1"))
    with folded.refuses(Fault.FORBIDDEN, "table-not-seated"):
        folded.leave(ANN)
    folded.sit(CAT)
    assert folded.table.seat_of(CAT.id) == 0
    folded.leave(CAT)
    folded.leave(BEN)
    assert (folded.table.status, folded.table.ended) == (DONE, "closed")
    folded.refuses_all(
        Fault.NOT_NOW, "table-status", lambda: folded.sit(DAN), lambda: folded.begin(BEN), lambda: folded.leave(BEN)
    )


def test_a_game_begins_when_all_chairs_are_taken() -> None:
    folded = MemoryTable(make_spec("yamatai", 3, ("level2",)))
    folded.sit(ANN)
    with folded.refuses(Fault.NOT_NOW, "table-chairs-empty"):
        folded.begin()
    with folded.refuses(Fault.FORBIDDEN, "table-not-seated"):
        folded.begin(BEN, "level1")
    folded.sit(BEN)
    folded.begin(BEN)
    assert (folded.table.status, folded.table.names()) == (PLAYING, ("Ann", "Ben", "level2"))
    assert folded.table.actor() in (0, 1, 2)
    with folded.refuses(Fault.NOT_NOW, "table-status"):
        folded.begin()
    with folded.refuses(Fault.NOT_NOW, "table-status"):
        folded.sit(CAT)


def test_empty_chairs_can_be_filled_with_a_bot() -> None:
    folded = MemoryTable(make_spec("yamatai", 4, ("level2",)))
    folded.sit(BEN, 1)
    folded.begin(BEN, "random")
    assert folded.table.names() == ("random", "Ben", "random", "level2")


@pytest.mark.parametrize("fill", ["search:sims=1000000", "level9", "Ann"])
def test_chairs_are_filled_with_known_bots_only(fill: str) -> None:
    folded = MemoryTable(make_spec("yamatai", 4))
    folded.sit(ANN)
    with folded.refuses(Fault.MALFORMED, "table-bot"):
        folded.begin(ANN, fill)


def test_a_table_to_which_nobody_comes_is_closed_after_a_week() -> None:
    folded = MemoryTable(make_spec())
    folded.sit(ANN)
    folded.wait(commands.WAITING_LASTS / 1000 - 1)
    assert commands.expire(folded.table, folded.now) is None
    folded.wait(1).expire()
    assert (folded.table.status, folded.table.ended) == (DONE, "closed")


def test_nothing_is_played_before_the_beginning() -> None:
    folded = MemoryTable(make_spec())
    folded.sit(ANN)
    folded.refuses_all(
        Fault.NOT_NOW,
        "table-status",
        lambda: folded.move(ANN, 0),
        lambda: folded.undo(ANN, 0),
        lambda: folded.ask(ANN, 0),
        lambda: folded.answer(ANN, True),
        lambda: folded.resign(ANN),
        lambda: folded.come_back(ANN),
    )


def test_the_options_of_the_table_are_those_of_the_game() -> None:
    assert started("yamatai", 3, options={"rulebook": "german"}).table.record().options == {"rulebook": "german"}
