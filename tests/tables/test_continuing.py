"""A game continued from a position of a finished one: its journal, its record and its proof."""

import json
from functools import partial

import pytest

from shima import fair, record
from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.record import BadRecord
from shima.session import resume
from shima.tables import commands
from shima.tables.continuing import MOST_GIVEN, check_wish, continued
from shima.tables.events import Event
from shima.tables.packing import packed, unpacked
from shima.tables.records import bring, prove, written
from shima.tables.refusal import Fault, Refused
from shima.tables.rematch import again
from shima.tables.service import TableService
from shima.tables.snapshots import restored, snapshot
from shima.tables.table import DONE, PLAYING, Table
from shima.tables.variations import Branch, branch_end
from shima.tables.view import table_view
from tests.tables.memory_tables import ANN, SIZES, started, table_data
from tests.tables.services import at, move, replay_from_store

pytestmark = pytest.mark.anyio


def finished(game: str, players: int = 2) -> Table:
    table = started(game, players, seed="continuing").play_on(10_000).table
    assert table.status == DONE
    return table


def branch(source: Table, number: int = 90) -> Branch:
    """Leave the game with another move."""
    state = source.game_so_far().at(number).state
    while state.actor() == CHANCE:
        state.play(source.game_so_far().moves[number])
        number += 1
    return Branch(number, (state.moves()[-1],), 3)


def bot_moves(chosen: int, table: Table, _now: int) -> Event:
    seat = table.actor()
    assert seat is not None
    return commands.bot_move(table, seat, chosen, table.moves + 1)


async def play_on(service: TableService, name: str, decisions: int = 10_000, seed: int = 1) -> Table:
    """Play random decisions of Ann and of the bots."""
    dice = Dice(seed)
    for _ in range(decisions):
        table = await at(service, name)
        if table.status != PLAYING:
            break
        moves = table.state.moves()
        chosen = moves[dice.below(len(moves))]
        if table.turn_of():
            await move(service, name, ANN, chosen)
        else:
            await service.act(name, "", "", partial(bot_moves, chosen))
    return await at(service, name)


@pytest.mark.parametrize(("game", "players"), SIZES)
async def test_a_continued_game_begins_where_the_other_stopped(service: TableService, game: str, players: int) -> None:
    source = finished(game, players)
    end = branch_end(source, branch(source))
    for seat in range(players):
        table = await at(service, await continued(service, source, ANN, end, seat, "random"))
        assert table.status == PLAYING
        assert [chair.bot for chair in table.chairs] == ["" if n == seat else "random" for n in range(players)]
        assert table.chairs[seat].person == ANN.id
        session = table.game_so_far()
        assert session.moves[: len(end["moves"])] == end["moves"]
        assert (session.given, len(table.given)) == (len(end["moves"]), len(end["moves"]))
        assert table_view(table, seat)["given"] == len(end["moves"])
        assert table.seed != source.seed
        assert table.own_steps(ANN.id) == []
        assert table.step is not None
        assert len(table.step.moves) == table.moves - len(end["moves"])


@pytest.mark.parametrize(("game", "players"), SIZES)
async def test_journal_snapshot_record_and_proof_of_a_continued_game(
    service: TableService, game: str, players: int
) -> None:
    source = finished(game, players)
    end = branch_end(source, branch(source))
    name = await continued(service, source, ANN, end, 0, "random")
    table = await at(service, name)
    for decisions in (0, 3, 10_000):
        table = await play_on(service, name, decisions)
        assert table_data(await replay_from_store(service, name)) == table_data(table)
        data = json.loads(json.dumps(snapshot(table)))
        again_there = restored(table.id, table.game, table.seed, table.version, data)
        assert table_data(again_there) == table_data(table)
        assert again_there.game_so_far().given == table.game_so_far().given
    assert (table.status, table.ended) == (DONE, "played")
    given = len(end["moves"])
    saved = record.read(written(table))
    assert (saved.given, saved.moves[:given]) == (given, tuple(end["lines"]))
    draws = sum(line.startswith("*") for line in saved.moves[given:])
    assert record.verify(saved, table.game) == draws > 0
    proof = prove(unpacked(json.loads(json.dumps(packed(table, ""))), table.game))
    assert (proof["given"], proof["draws"], proof["fits"]) == (given, draws, True)
    session = resume(saved, table.game)
    assert (session.given, session.state.key(), session.record().moves) == (given, table.state.key(), saved.moves)
    assert (await service.store.ratings(game, [ANN.id])) == {}


async def test_the_record_of_a_continued_game_is_imported_and_continued_again(service: TableService) -> None:
    source = finished("yamatai")
    end = branch_end(source, branch(source))
    table = await play_on(service, await continued(service, source, ANN, end, 1, "random"))
    name = await bring(service, ANN.id, written(table))
    there = await at(service, name)
    assert written(there) == written(table)
    assert table_data(await replay_from_store(service, name)) == table_data(there)
    further = branch_end(there, Branch(there.moves - 20, (), 0))
    third = await at(service, await continued(service, there, ANN, further, 0, "random"))
    assert third.game_so_far().given == len(further["moves"]) > len(end["moves"])


async def test_draws_after_the_given_moves_must_follow_from_the_seed(service: TableService) -> None:
    source = finished("tokaido-duo")
    end = branch_end(source, branch(source))
    table = await play_on(service, await continued(service, source, ANN, end, 0, "random"))
    text, given = written(table), len(end["moves"])
    assert record.verify(record.read(text), table.game)
    for claim in ("", f"given: {given - 50}\n"):
        with pytest.raises(BadRecord) as caught:
            record.verify(record.read(text.replace(f"given: {given}\n", claim)), table.game)
        assert caught.value.text.key == "record-move"
    with pytest.raises(BadRecord):
        record.verify(record.read(text.replace(table.seed.hex(), fair.derived_seed("another").hex())), table.game)


async def test_undo_stops_at_the_given_moves_and_keeps_them(service: TableService) -> None:
    source = finished("yamatai")
    end = branch_end(source, branch(source))
    name = await continued(service, source, ANN, end, end["actor"], "random")
    table = await at(service, name)
    start = table.moves
    await move(service, name, ANN, table.state.moves()[-1])
    table = await at(service, name)
    assert table.own_steps(ANN.id) in ([start], [])
    with pytest.raises(Refused) as caught:
        await service.act(name, ANN.id, "", lambda now, _at: commands.undo(now, ANN, now.moves + 1, start - 1))
    assert caught.value.text.key == "table-no-undo"
    if table.own_steps(ANN.id):
        await service.act(name, ANN.id, "", lambda now, _at: commands.undo(now, ANN, now.moves + 1, start))
        back = await at(service, name)
        assert (back.moves, back.game_so_far().given) == (start, len(end["moves"]))


async def test_a_rematch_of_a_continued_game_is_a_whole_game(service: TableService) -> None:
    source = finished("yamatai")
    end = branch_end(source, branch(source))
    name = await continued(service, source, ANN, end, 0, "random")
    await service.act(name, ANN.id, "", lambda now, _at: commands.resign(now, ANN))
    new = await at(service, await again(service, name, ANN))
    assert (new.given, new.game_so_far().given) == ((), 0)


async def test_what_cannot_be_continued_is_refused(service: TableService) -> None:
    source = finished("tokaido-duo")
    end = branch_end(source, Branch(source.moves, (), 0))
    with pytest.raises(Refused) as caught:
        await continued(service, source, ANN, end, 0, "random")
    assert (caught.value.fault, caught.value.text.key) == (Fault.NOT_NOW, "table-continue-over")
    long = {"actor": 0, "moves": [0] * (MOST_GIVEN + 1), "lines": []}
    with pytest.raises(Refused) as caught:
        await continued(service, source, ANN, long, 0, "random")
    assert (caught.value.fault, caught.value.text.key) == (Fault.TOO_MANY, "table-continue-long")
    for seat, bot, key in ((2, "random", "table-no-chair"), (-1, "random", "table-no-chair"), (0, "", "table-bot")):
        with pytest.raises(Refused) as caught:
            check_wish(source, seat, bot)
        assert (caught.value.fault, caught.value.text.key) == (Fault.MALFORMED, key)
    assert service.in_memory() == 0
