"""Import of games that were played elsewhere, and export of all finished games."""

from pathlib import Path

import pytest

from shima import fair, record
from shima.store.rows import PersonRow
from shima.tables import commands, events
from shima.tables.records import bring, finished, prove, written
from shima.tables.refusal import Fault, Refused
from shima.tables.service import TableService
from shima.tables.table import DONE
from shima.tables.view import table_view
from tests.tables.memory_tables import ANN, BEN, EVE, SIZES, make_spec, started, table_data
from tests.tables.services import act, at, play_at, replay_from_store, steps

pytestmark = pytest.mark.anyio
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.shima"))


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.stem)
async def test_a_record_becomes_a_table_that_gives_the_same_record(service: TableService, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    name = await bring(service, ANN.id, text)
    table = await at(service, name)
    assert (table.status, table.ended, table.actor()) == (DONE, "played", None)
    assert record.read(table.record().write()) == record.read(text)
    assert table_data(await replay_from_store(service, name)) == table_data(table)


@pytest.mark.parametrize("moves", range(60, 75, 3))
async def test_a_game_that_was_left_is_brought_as_far_as_it_went(service: TableService, moves: int) -> None:
    saved = started("yamatai", 2).play_on(100).table.record()
    cut = record.Record(**{**vars(saved), "moves": saved.moves[:moves], "result": ()})
    name = await bring(service, ANN.id, cut.write().lower())
    table = await at(service, name)
    assert (table.status, table.ended) == (DONE, "imported")
    brought = table.record()
    assert brought.moves[:moves] == saved.moves[:moves]
    record.verify(brought, table.game)
    assert table_data(await replay_from_store(service, name)) == table_data(table)


async def test_a_record_that_proves_nothing_is_refused(service: TableService) -> None:
    text = started().play_on(10_000).table.record().write()
    lines = text.splitlines()
    seed = next(line for line in lines if line.startswith("seed"))
    draw = next(line for line in reversed(lines) if line.startswith("*"))
    for wrong in ("", "nonsense", text.replace(seed + "\n", ""), text.replace(draw, "* nonsense"), text[:-20]):
        with pytest.raises(Refused) as caught:
            await bring(service, ANN.id, wrong)
        assert caught.value.fault is Fault.MALFORMED
    assert service.in_memory() == 0


async def test_all_finished_games_come_out_and_none_that_is_open_or_was_never_begun(service: TableService) -> None:
    await play_at(service)
    closed = (await service.open(ANN, make_spec())).id
    await act(service, closed, ANN, commands.leave)
    over = []
    for game, players in SIZES[:2]:
        over.append(await play_at(service, game, players))
        await steps(service, over[-1], 5)
        await act(service, over[-1], ANN, commands.resign)
    over.append(await bring(service, ANN.id, RECORDS[0].read_text(encoding="utf-8")))
    found = [table async for table in finished(service)]
    assert sorted(table.id for table in found) == sorted(over)
    assert all(record.verify(record.read(table.record().write()), table.game) > 0 for table in found)
    assert table_data(await replay_from_store(service, over[0])) == table_data(await at(service, over[0]))


@pytest.mark.parametrize(("person", "seat"), [(ANN, 0), (BEN, 1)])
async def test_a_record_says_who_resigned_and_its_table_shows_it(
    service: TableService, person: PersonRow, seat: int
) -> None:
    name = await play_at(service, "tokaido-duo", 2)
    await act(service, name, person, commands.resign)
    table = await at(service, name)
    text = written(table)
    assert f"\nresult: resigned {seat + 1}\n" in text
    saved = record.read(text)
    assert (saved.resigned, saved.result, saved.is_over) == ((seat,), (), True)
    assert record.verify(saved, table.game) > 0
    brought = await bring(service, EVE.id, text)
    again = await at(service, brought)
    assert (again.status, again.ended, again.places()) == (DONE, "resigned", table.places())
    assert [chair["resigned"] for chair in table_view(again, None)["chairs"]] == [number == seat for number in (0, 1)]
    assert written(again) == text
    assert table_data(await replay_from_store(service, brought)) == table_data(again)


async def test_a_game_of_three_that_one_resigned_keeps_its_points_and_says_so(service: TableService) -> None:
    table = started("yamatai", 3)
    table.resign(BEN)
    table.play_on(10_000)
    text = written(table.table)
    points = " ".join(str(score) for score in table.table.scores())
    seat = table.table.seat_of(BEN.id)
    assert seat is not None
    assert f"\nresult: {points} resigned {seat + 1}\n" in text
    again = await at(service, await bring(service, EVE.id, text))
    assert (again.ended, again.places()) == ("played", table.table.places())
    assert written(again) == text


async def test_a_game_of_three_that_one_resigned_and_that_was_left_is_brought_as_such(service: TableService) -> None:
    table = started("yamatai", 3)
    table.resign(BEN)
    text = written(table.table)
    assert not record.read(text).is_over
    again = await at(service, await bring(service, EVE.id, text))
    assert again.ended == "imported"
    assert [chair.resigned for chair in again.chairs] == [chair.resigned for chair in table.table.chairs]


async def test_a_record_with_a_remark_about_who_resigned_is_an_open_game_as_before(service: TableService) -> None:
    table = started().play_on(5).resign(BEN)
    text = table.record().write() + "# Ben resigned\n"
    assert "\nresult: open\n" in text
    assert record.read(text) == table.record()
    assert (await at(service, await bring(service, ANN.id, text))).ended == "imported"


def test_a_journal_of_before_says_nothing_of_resignations() -> None:
    event = events.from_data("imported", {"names": ["a", "b"], "moves": []})
    assert event == events.Imported(("a", "b"), (), ())


async def test_a_bot_in_a_record_is_a_bot_at_its_table(service: TableService) -> None:
    text = next(path for path in RECORDS if "random" in path.stem).read_text(encoding="utf-8")
    table = await at(service, await bring(service, ANN.id, text))
    assert [chair["kind"] for chair in table_view(table, None)["chairs"]] == ["bot", "bot"]


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
async def test_a_finished_game_proves_its_draws_and_one_with_another_seed_does_not(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = started(game).play_on(5).resign(BEN)
    proof = prove(table)
    assert proof == {
        "commitment": fair.commitment(table.seed),
        "seed": table.seed.hex(),
        "given": 0,
        "draws": sum(line.startswith("*") for line in table.record().moves),
        "fits": True,
    }
    assert caplog.text == ""
    assert table.session is not None
    table.session.seed = fair.derived_seed("another")
    assert prove(table) == {**proof, "draws": 0, "fits": False}
    assert "does not prove its draws" in caplog.text
