"""Rematches, and what finished games do to ratings."""

import asyncio
import json

import pytest

from shima.tables import commands
from shima.tables.live import Live
from shima.tables.refusal import Fault, Refused
from shima.tables.rematch import again
from shima.tables.scheduler import Scheduler
from shima.tables.seating import FIRST_RATING
from shima.tables.service import TableService
from shima.tables.spec import ClockSpec
from shima.tables.table import DONE, PLAYING, WAITING
from shima.tables.view import table_view
from tests.tables.memory_tables import ANN, BEN, CAT, EVE, make_spec, table_data
from tests.tables.services import InstantBots, act, at, play_at, replay_from_store, steps
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
CLOCK = ClockSpec("days", days=2)


async def finished(service: TableService, players: int = 3, bots: tuple[str, ...] = ("random",), **more: object) -> str:
    """A game that is over since all but one gave up; Ann sat first."""
    name = await play_at(service, "yamatai", players, bots, **more)
    table = await at(service, name)
    people = [chair.person for chair in table.chairs if chair.person]
    for person in (ANN, BEN, CAT)[: len(people)]:
        if (await at(service, name)).status == PLAYING:
            await act(service, name, person, commands.resign)
    assert (await at(service, name)).status == DONE
    return name


async def test_a_rematch_has_the_same_people_bots_and_choices_and_another_begins(service: TableService) -> None:
    old = await finished(service, options={"rulebook": "german"}, clock=CLOCK, hints=False, stand_in="greedy")
    new = await again(service, old, BEN)
    table = await at(service, new)
    assert (table.status, table.spec.open) == (WAITING, False)
    assert table.spec.reserved == (BEN.id, "", ANN.id)
    assert table.spec.bots == ("", "random", "")
    assert (table.spec.options, table.spec.clock, table.spec.hints) == ({"rulebook": "german"}, CLOCK, False)
    assert (table.spec.stand_in, table.spec.order) == ("greedy", "seated")
    assert (await at(service, old)).rematch == new
    assert await again(service, old, ANN) == new
    table = await at(service, new)
    assert (table.status, table.names()) == (PLAYING, ("Ben", "random", "Ann"))
    assert await again(service, old, BEN) == new, "the second request leads to the same table"


async def test_not_now_is_told_to_the_others_and_can_be_reconsidered(service: TableService) -> None:
    old = await finished(service, 3, ())
    with pytest.raises(Refused) as caught:
        await act(service, old, BEN, commands.decline)
    assert caught.value.text.key == "table-no-rematch"
    new = await again(service, old, ANN)
    await act(service, old, BEN, commands.decline)
    with pytest.raises(Refused):
        await act(service, old, BEN, commands.decline)
    with pytest.raises(Refused) as caught:
        await act(service, old, EVE, commands.decline)
    assert caught.value.fault is Fault.FORBIDDEN
    view = table_view(await at(service, old), None)
    assert (view["rematch"], view["declined"]) == (new, [2])
    kept = await replay_from_store(service, old)
    assert table_data(kept)["declined"] == table_data(await at(service, old))["declined"] == {1}
    assert await again(service, old, BEN) == new
    assert (await at(service, new)).seat_of(BEN.id) is not None


async def test_an_empty_chair_of_a_rematch_names_who_is_expected(service: TableService) -> None:
    old = await finished(service, 3, ())
    chairs = table_view(await at(service, await again(service, old, ANN)), None)["chairs"]
    assert sorted(chair["expected"] for chair in chairs) == ["Ann", "Ben", "Cat"]
    assert [chair["reserved"] for chair in chairs] == [True] * 3


async def test_only_those_for_whom_a_chair_is_reserved_can_sit(service: TableService) -> None:
    old = await finished(service, 3, ())
    live = Live(await at(service, await again(service, old, ANN)))
    found = {person: json.loads(live.table_json(person))["can_sit"] for person in (ANN.id, BEN.id, EVE.id, "")}
    assert found == {ANN.id: False, BEN.id: True, EVE.id: False, "": False}  # Ann sits there


async def test_a_stranger_neither_asks_for_a_rematch_nor_takes_a_seat_in_it(service: TableService) -> None:
    old = await finished(service, 3, ())
    with pytest.raises(Refused) as caught:
        await again(service, old, EVE)
    assert caught.value.fault is Fault.FORBIDDEN
    new = await again(service, old, ANN)
    for chair in (None, 0, 1, 2):
        with pytest.raises(Refused) as caught:
            await service.sit(new, EVE, chair)
        assert caught.value.fault is Fault.NOT_NOW
    await again(service, old, CAT)
    await again(service, old, BEN)
    assert (await at(service, new)).status == PLAYING


async def test_there_is_no_rematch_of_a_game_that_is_not_over_or_never_began(service: TableService) -> None:
    name = await play_at(service)
    with pytest.raises(Refused) as caught:
        await again(service, name, ANN)
    assert caught.value.text.key == "table-status"
    closed = (await service.open(ANN, make_spec())).id
    await act(service, closed, ANN, commands.leave)
    with pytest.raises(Refused) as caught:
        await again(service, closed, ANN)
    assert caught.value.text.key == "table-closed"


async def test_all_who_ask_at_once_meet_at_one_table(service: TableService, other: TableService) -> None:
    old = await finished(service, 3, ())
    found = await asyncio.gather(again(service, old, ANN), again(other, old, BEN), again(service, old, CAT))
    assert len(set(found)) == 1
    table = await replay_from_store(service, found[0])
    assert (table.status, sorted(table.names())) == (PLAYING, ["Ann", "Ben", "Cat"])
    tables = [(row.id, row.status) for row in await service.store.tables_of(ANN.id, 20, 0)]
    assert [name for name, status in tables if status != DONE] == [found[0]]


async def test_one_person_who_asks_twice_at_once_against_bots_plays_one_game(service: TableService) -> None:
    old = await finished(service, 2)
    found = await asyncio.gather(*(again(service, old, ANN) for _ in range(4)))
    assert len(set(found)) == 1
    rows = await service.store.tables_of(ANN.id, 20, 0)
    assert [row.id for row in rows if row.status == PLAYING] == [found[0]]
    assert all(row.moves == 0 for row in rows if row.id not in (old, found[0]))


async def test_after_a_rematch_to_which_nobody_came_another_can_be_asked_for(service: TableService) -> None:
    old = await finished(service, 2, ())
    empty = await again(service, old, ANN)
    await act(service, empty, ANN, commands.leave)
    new = await again(service, old, BEN)
    assert new != empty
    assert await again(service, old, ANN) == new
    assert (await at(service, new)).status == PLAYING
    assert table_data(await replay_from_store(service, old)) == table_data(await at(service, old))


# Ratings.


async def ratings(service: TableService, game: str = "yamatai") -> dict[str, float]:
    rows = await service.store.ratings(game, [ANN.id, BEN.id, CAT.id])
    return {person: row.rating for person, row in rows.items()}


async def test_what_one_wins_the_other_loses_in_that_game_alone(service: TableService) -> None:
    await finished(service, 2, ())
    assert await ratings(service) == {ANN.id: FIRST_RATING - 16, BEN.id: FIRST_RATING + 16}
    assert await ratings(service, "tokaido-duo") == {}
    await finished(service, 2, ())
    second = await ratings(service)
    assert sum(second.values()) == pytest.approx(2 * FIRST_RATING)
    assert second[BEN.id] > FIRST_RATING + 16
    rows = await service.store.ratings("yamatai", [ANN.id])
    assert rows[ANN.id].games == 2


async def test_bots_keep_their_ratings(service: TableService) -> None:
    await finished(service, 2, ("level8",))
    changed = await ratings(service)
    assert list(changed) == [ANN.id]
    assert FIRST_RATING - 1 < changed[ANN.id] < FIRST_RATING, "to lose to the strongest costs little"


async def test_a_game_that_was_taken_back_or_never_played_does_not_count(service: TableService) -> None:
    name = await play_at(service, "yamatai", 2, ("random",))
    table = await at(service, name)
    if table.turn_of() == ANN.id:
        await steps(service, name, 1)
    scheduler = Scheduler(service, InstantBots())
    scheduler.follow(await service.live(name))
    await eventually(lambda: service._live[name].table.turn_of() == ANN.id)
    await scheduler.close()
    to = (await at(service, name)).decisions[0].before
    await act(service, name, ANN, lambda table, who: commands.ask_back(table, who, table.moves + 1, to))
    assert (await at(service, name)).taken_back
    await act(service, name, ANN, commands.resign)
    assert await ratings(service) == {}


async def test_seats_can_be_given_by_rating(service: TableService) -> None:
    await finished(service, 2, ())  # Ann lost
    await finished(service, 2, ())
    name = await play_at(service, "yamatai", 3, ("level1",), order="rated")
    assert (await at(service, name)).names() == ("level1", "Ann", "Ben")
