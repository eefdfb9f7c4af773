"""Hot seats: several people on one device, each with a seat of their own."""

import json
from dataclasses import replace

import pytest

from shima.games.dice import Dice
from shima.record import FORMER_PLAYER
from shima.store.rows import EntryRow
from shima.tables import commands
from shima.tables.companions import with_companions
from shima.tables.erasing import Eraser, erased
from shima.tables.people import People
from shima.tables.refusal import Fault, Refused
from shima.tables.rematch import again
from shima.tables.scheduler import Scheduler
from shima.tables.service import TableService
from shima.tables.snapshots import restored, snapshot
from shima.tables.spec import ClockSpec, Spec
from shima.tables.table import DONE, PLAYING, WAITING, Table
from shima.tables.view import table_view
from tests.tables.memory_tables import ANN, BEN, CAT, MemoryTable, make_spec, replay, started, table_data
from tests.tables.services import FakeClock, InstantBots, act, at, replay_from_store, steps
from tests.waiting import eventually

LIVE = ClockSpec("live", seconds=60)


def hot_spec(*names: str, game: str = "yamatai", bots: tuple[str, ...] = (), **more: object) -> Spec:
    """Return a table of Ann, with a companion for each name; an empty name is a chair for anyone."""
    return with_companions(
        make_spec(game, 1 + len(names) + len(bots), bots, **more), ANN, ("", *names, *("",) * len(bots))
    )


def hot_table(*names: str, game: str = "yamatai", bots: tuple[str, ...] = (), **more: object) -> MemoryTable:
    """Start such a game. Ben takes an empty chair."""
    folded = MemoryTable(hot_spec(*names, game=game, bots=bots, **more))
    folded.sit(ANN)
    if "" in names:
        folded.sit(BEN)
    folded.begin()
    return folded


def play_turn(folded: MemoryTable, dice: Dice) -> None:
    """Play until it is another seat's turn."""
    actor = folded.table.actor()
    while folded.table.actor() == actor:
        folded.play(dice)


def without_new_fields(entry: EntryRow) -> EntryRow:
    """Return an entry as it was written before there were hot seats."""
    if entry.kind != "opened":
        return entry
    spec = {name: value for name, value in entry.data["spec"].items() if name not in ("expected", "companions")}
    return replace(entry, data=entry.data | {"spec": spec})


def test_a_person_takes_all_seats_of_the_device_under_their_names() -> None:
    folded = hot_table("Bea", "Ann")
    assert folded.table.names() == ("Ann", "Bea", "Ann (2)")
    assert {chair.person for chair in folded.table.chairs} == {ANN.id}
    assert [chair.companion for chair in folded.table.chairs] == [False, True, True]


@pytest.mark.parametrize(
    ("names", "bots", "key"),
    [
        (
            ("", "Bea", "Cid"),
            (
                "",
                "",
            ),
            "table-companions",
        ),
        (("", "Bea"), ("", "level1"), "table-companions"),
        (("Bea", "Cid"), ("", ""), "table-no-person"),
        (("", "\u200b"), ("", ""), "person-name"),
        (("", "level1"), ("", ""), "person-name-taken"),
    ],
)
def test_senseless_companions_are_refused(names: tuple[str, ...], bots: tuple[str, ...], key: str) -> None:
    spec = replace(make_spec("yamatai"), bots=bots)
    with pytest.raises(Refused) as caught:
        with_companions(spec, ANN, names)
    assert (caught.value.fault, caught.value.text.key) == (Fault.MALFORMED, key)


def test_nobody_else_takes_the_seat_of_a_companion() -> None:
    folded = MemoryTable(hot_spec("Bea", ""))
    for chair in (0, None):
        copy = folded.copy()
        copy.sit(BEN, chair)
        assert copy.table.seat_of(BEN.id) != 1
    folded.refuses_all(Fault.NOT_NOW, "table-chair-taken", lambda: folded.sit(BEN, 1))


def test_before_the_game_a_person_leaves_with_all_companions() -> None:
    folded = MemoryTable(hot_spec("Bea", ""))
    folded.sit(ANN)
    folded.sit(BEN)
    folded.leave(ANN)
    assert [chair.person for chair in folded.table.chairs] == ["", "", BEN.id]
    folded.sit(ANN)
    assert folded.table.names() == ("Ann", "Bea", "Ben")


def test_the_device_sees_and_plays_the_seat_whose_turn_it_is() -> None:
    folded = hot_table("Bea", "")
    dice, seen = Dice(3), set()
    for _ in range(6):
        table = folded.table
        seat = table.actor()
        assert seat is not None
        assert table.seat_of(BEN.id) == 2
        if seat == 2:
            assert table.seat_of(ANN.id) in (0, 1)
            with folded.refuses(Fault.NOT_NOW, "table-not-your-turn"):
                folded.move(ANN, table.state.moves()[0])
        else:
            assert table.seat_of(ANN.id) == seat
            view = table_view(table, table.seat_of(ANN.id))
            assert (view["seat"], [chair["you"] for chair in view["chairs"]].index(True)) == (seat + 1, seat)
            assert view["labels"]
            assert [chair["here"] for chair in view["chairs"]] == [True, True, False]
            with folded.refuses(Fault.NOT_NOW, "table-not-your-turn"):
                folded.move(BEN, table.state.moves()[0])
        seen.add(seat)
        play_turn(folded, dice)
    assert seen == {0, 1, 2}
    assert not any(chair["here"] for chair in table_view(folded.table, None)["chairs"])


def test_while_others_play_the_device_shows_the_seat_that_decided_last() -> None:
    folded = hot_table("Bea", bots=("level1",))
    dice = Dice(4)
    last = None
    for _ in range(9):
        if folded.table.actor() == 2:
            assert folded.table.seat_of(ANN.id) == (0 if last is None else last)
        else:
            last = folded.table.actor()
        play_turn(folded, dice)


def test_a_look_at_the_deck_is_a_secret_of_one_seat() -> None:
    """Only the seat that looked has it in its view, and only its view asks for a curtain."""
    folded = hot_table("Bea", "")
    folded.play_until(
        lambda table: bool(table.actor() in (0, 1) and table.game.view(table.state, table.actor())["looked_at"]), seed=2
    )
    table = folded.table
    seat = table.actor()
    assert seat is not None
    views = {viewer: table_view(table, viewer) for viewer in (0, 1, 2, None)}
    assert {viewer: view["secret"] for viewer, view in views.items()} == {
        0: seat == 0,
        1: seat == 1,
        2: False,
        None: False,
    }
    assert [viewer for viewer, view in views.items() if view["view"]["looked_at"]] == [seat]
    assert table_view(table, table.seat_of(BEN.id))["view"]["looked_at"] == []
    play_turn(folded, Dice(1))
    after = {viewer: table_view(folded.table, viewer) for viewer in (0, 1)}
    assert after[seat]["secret"], "it still knows where the tiles are"
    assert not after[1 - seat]["secret"]


def test_a_secret_of_somebody_at_another_device_never_reaches_the_hot_seats() -> None:
    folded = hot_table("Bea", "")
    folded.play_until(lambda table: bool(table.actor() == 2 and table.game.view(table.state, 2)["looked_at"]), seed=5)
    device = table_view(folded.table, folded.table.seat_of(ANN.id))
    assert (device["view"]["looked_at"], device["secret"]) == ([], False)
    assert device["view"]["deck_known"] == table_view(folded.table, None)["view"]["deck_known"]
    assert not table_view(folded.table, 2)["secret"], "Ben is alone at his device and needs no curtain"


def test_without_secrets_there_is_no_curtain() -> None:
    folded = hot_table("Bea", game="tokaido-duo")
    dice = Dice(1)
    while folded.table.status == PLAYING:
        assert not any(table_view(folded.table, seat)["secret"] for seat in (0, 1))
        folded.play(dice)


def test_the_journal_and_a_snapshot_give_the_same_table() -> None:
    folded = hot_table("Bea", "", bots=("level1",), clock=LIVE).play_on(60)
    assert table_data(replay(folded)) == table_data(folded.table)
    data = json.loads(json.dumps(snapshot(folded.table)))
    again = restored("table-1", folded.table.game, folded.table.seed, folded.table.version, data)
    assert table_data(again) == table_data(folded.table)


def test_a_journal_from_before_hot_seats_gives_the_same_table() -> None:
    folded = started("yamatai", 3, ("level1",)).play_on(40)
    old = folded.copy()
    old.journal = [without_new_fields(entry) for entry in folded.journal]
    assert "companions" not in json.dumps(old.journal[0].data)
    assert table_data(replay(old)) == table_data(folded.table)
    data = json.loads(json.dumps(snapshot(folded.table)))
    for chair in data["chairs"]:
        del chair["companion"]
    del data["spec"]["companions"], data["spec"]["expected"]
    again = restored("table-1", folded.table.game, folded.table.seed, folded.table.version, data)
    assert table_data(again) == table_data(folded.table)


def test_a_take_back_needs_only_those_at_other_devices() -> None:
    alone = hot_table("Bea").play_on(12)
    to = alone.table.decisions[2].before
    alone.ask(ANN, to)
    assert alone.table.moves == to
    mixed = hot_table("Bea", "").play_on(12)
    to = mixed.table.decisions[2].before
    mixed.ask(ANN, to)
    assert mixed.table.agreed == {0, 1}
    mixed.answer(BEN, True)
    assert mixed.table.moves == to
    asked = hot_table("Bea", "").play_on(12)
    to = asked.table.decisions[2].before
    asked.ask(BEN, to)
    asked.answer(ANN, True)
    assert asked.table.moves == to, "one answer counts for all of the device"


def test_undo_stays_within_the_turn_of_one_seat() -> None:
    folded = hot_table("Bea")
    folded.play_until(lambda table: table.actor() == 0 and bool(table.own_steps(ANN.id)))
    assert all(
        decision.seat == 0 for decision in folded.table.decisions if decision.before in folded.table.own_steps(ANN.id)
    )
    play_turn(folded, Dice(2))
    assert folded.table.own_steps(ANN.id) == []


def test_the_seat_whose_turn_it_is_resigns_and_the_others_continue() -> None:
    folded = hot_table("Bea", "Cid")
    first = folded.table.actor()
    assert first is not None
    folded.resign(ANN)
    assert [chair.resigned for chair in folded.table.chairs] == [seat == first for seat in range(3)]
    assert folded.table.status == PLAYING
    assert folded.table.bot_of(first)
    assert folded.table.seat_of(ANN.id) != first
    folded.resign(ANN)
    assert (folded.table.status, folded.table.ended) == (DONE, "resigned")


def test_leaving_is_for_the_whole_device_and_so_is_coming_back() -> None:
    folded = hot_table("Bea", "")
    folded.leave(ANN)
    assert [chair.away for chair in folded.table.chairs] == ["left", "left", ""]
    assert folded.table.present() == [BEN.id]
    folded.refuses_all(Fault.NOT_NOW, "table-left-already", lambda: folded.leave(ANN))
    folded.come_back(ANN)
    assert [chair.away for chair in folded.table.chairs] == ["", "", ""]


def test_each_seat_has_its_own_clock() -> None:
    folded = hot_table("Bea", clock=LIVE)
    slow = folded.table.actor()
    assert slow is not None
    folded.wait(61).expire()
    assert [chair.away for chair in folded.table.chairs] == ["time" if seat == slow else "" for seat in (0, 1)]
    assert folded.table.seat_of(ANN.id) == 1 - slow
    assert folded.table.paused_until() is None, "the other is still there"
    folded.come_back(ANN)
    assert [chair.away for chair in folded.table.chairs] == ["", ""]


def test_what_is_said_has_the_name_of_the_seat_and_keeps_its_chair() -> None:
    folded = hot_table("Bea")
    dice = Dice(1)
    for _ in range(2):
        seat = folded.table.actor()
        folded.say(ANN, f"from seat {seat}")
        play_turn(folded, dice)
    said = table_view(folded.table, None)["chat"]
    assert {(each["name"], each["chair"]) for each in said} == {("Ann", 1), ("Bea", 2)}


@pytest.mark.anyio
async def test_a_game_with_hot_seats_does_not_count_for_ratings(service: TableService) -> None:
    table = await service.open(ANN, hot_spec("Bea", ""))
    await service.sit(table.id, BEN, None)
    for person in (ANN, ANN):
        await act(service, table.id, person, commands.resign)
    assert (await at(service, table.id)).status == DONE
    assert not await service.store.ratings("yamatai", [ANN.id, BEN.id])


@pytest.mark.anyio
async def test_a_table_of_one_device_starts_at_once_and_so_does_its_rematch(service: TableService) -> None:
    table = await service.open(ANN, hot_spec("Bea", bots=("random",)))
    assert table.status == PLAYING
    assert len(await service.store.tables_of(ANN.id, 10, 0)) == 1
    assert await service.store.bot_games(ANN.id) == 1
    for _ in range(2):
        await act(service, table.id, ANN, commands.resign)
    new = await at(service, await again(service, table.id, ANN))
    assert (new.status, new.names()) == (PLAYING, ("Bea", "random", "Ann"))
    assert [chair.companion for chair in new.chairs] == [True, False, False]
    assert table_data(await replay_from_store(service, new.id))["chairs"] == table_data(new)["chairs"]


@pytest.mark.anyio
async def test_a_mixed_rematch_waits_for_the_other_device_and_names_who_is_missing(service: TableService) -> None:
    table = await service.open(ANN, hot_spec("Bea", ""))
    await service.sit(table.id, BEN, None)
    for _ in range(2):
        await act(service, table.id, ANN, commands.resign)
    new = await at(service, await again(service, table.id, BEN))
    assert new.status == WAITING
    chairs = table_view(new, None)["chairs"]
    assert {chair["expected"] for chair in chairs if chair["kind"] == "empty"} == {"Ann", "Bea"}
    with pytest.raises(Refused):
        await service.sit(new.id, CAT, None)
    await again(service, table.id, ANN)
    assert (await at(service, new.id)).status == PLAYING


@pytest.mark.anyio
async def test_bots_move_between_hot_seats(service: TableService) -> None:
    scheduler = Scheduler(service, InstantBots())
    table = await service.open(ANN, hot_spec("Bea", bots=("random",)))
    live = await service.live(table.id)
    while {decision.seat for decision in live.table.decisions} != {0, 1, 2}:
        assert len(live.table.decisions) < 500
        await eventually(lambda: live.table.turn_of() == ANN.id)
        await steps(service, table.id, 3)
    await scheduler.close()


@pytest.mark.anyio
async def test_erasing_a_person_erases_the_names_of_the_companions(service: TableService, now: FakeClock) -> None:
    people = People(service.store, "a secret", now)
    person = await people.welcome("Ann")
    spec = with_companions(make_spec("yamatai", 3), person, ("", "Beatrice", ""))
    table = await service.open(person, spec)
    await service.sit(table.id, BEN, None)
    eraser = Eraser(service, people)
    await eraser.begin(person)
    await eraser.finish(person)
    journal = json.dumps([entry.data for entry in await service.store.entries(table.id)])
    row = await service.store.table(table.id)
    assert row is not None
    assert row.names == (FORMER_PLAYER, FORMER_PLAYER, "Ben")
    assert "Beatrice" not in journal
    assert person.id not in journal
    after: Table = await at(service, table.id)
    assert [chair.name for chair in after.chairs] == [FORMER_PLAYER, FORMER_PLAYER, "Ben"]
    assert after.ended == "resigned"


def test_the_erased_journal_is_the_same_game() -> None:
    folded = hot_table("Bea", "").play_on(30)
    other = folded.copy()
    other.journal = [erased(entry, ANN.id, "former:1") for entry in folded.journal]
    after = replay(other)
    assert after.names() == (FORMER_PLAYER, FORMER_PLAYER, "Ben")
    assert after.state.key() == folded.table.state.key()
    assert after.has_hot_seats()
