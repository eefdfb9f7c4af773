"""Resigning, leaving, coming back, and what a bot does in the meantime."""

import pytest

from shima import record
from shima.tables.refusal import Fault
from shima.tables.table import DONE, PLAYING
from tests.tables.memory_tables import ANN, BEN, CAT, DAN, replay, started, table_data


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_of_two_the_one_who_stays_wins_when_the_other_resigns(game: str) -> None:
    folded = started(game, 2).play_on(20)
    folded.resign(BEN)
    table = folded.table
    assert (table.status, table.ended, table.actor(), table.turn_of()) == (DONE, "resigned", None, "")
    assert table.places() == (1, 2)
    saved = record.read(table.record().write())
    assert saved.result == ()
    assert record.verify(saved, table.game) > 0


def test_one_may_resign_in_anothers_turn_and_against_a_bot() -> None:
    folded = started("yamatai", 2, ("random",)).play_until(lambda table: table.turn_of() == "")
    folded.resign(ANN)
    assert (folded.table.status, folded.table.places()) == (DONE, (2, 1))


@pytest.mark.parametrize("players", [3, 4])
def test_of_three_or_four_a_bot_continues_and_the_player_who_resigned_is_last(players: int) -> None:
    folded = started("yamatai", players).play_on(15)
    folded.resign(BEN)
    assert folded.table.status == PLAYING
    assert folded.table.bot_of(1) == folded.table.spec.stand_in
    with folded.refuses(Fault.NOT_NOW, "table-resigned-already"):
        folded.resign(BEN)
    with folded.refuses(Fault.NOT_NOW, "table-resigned-already"):
        folded.come_back(BEN)
    with folded.refuses(Fault.NOT_NOW, "table-left-already"):
        folded.leave(BEN)
    folded.play_on(10_000)
    table = folded.table
    assert (table.status, table.ended) == (DONE, "played")
    places = table.places()
    assert places[1] == players
    ranking = table.state.ranking()
    others = [seat for seat in range(players) if seat != 1]
    assert sorted(others, key=lambda seat: places[seat]) == sorted(others, key=lambda seat: ranking[seat])
    assert min(places) == 1
    assert any(entry.data.get("bot") and entry.data["seat"] == 1 for entry in folded.journal)
    assert table_data(replay(folded)) == table_data(table)


def test_when_all_but_one_have_resigned_the_game_is_over() -> None:
    folded = started("yamatai", 4).play_on(30)
    for person in (DAN, ANN):
        folded.resign(person)
        assert folded.table.status == PLAYING
    folded.resign(CAT)
    assert (folded.table.status, folded.table.ended) == (DONE, "resigned")
    assert folded.table.places() == (2, 1, 2, 2)


def test_a_person_who_leaves_is_stood_in_for_and_comes_back() -> None:
    folded = started("yamatai", 3, stand_in="greedy").play_until(lambda table: table.turn_of() == BEN.id)
    folded.leave(BEN)
    table = folded.table
    assert (table.chairs[1].away, table.bot_of(1), table.turn_of()) == ("left", "greedy", "")
    move = table.state.moves()[0]
    with folded.refuses(Fault.NOT_NOW, "table-bot-plays"):
        folded.move(BEN, move)
    with folded.refuses(Fault.NOT_NOW, "table-left-already"):
        folded.leave(BEN)
    folded.bot_moves(move)
    assert folded.journal[-1].data["bot"] == "greedy"
    folded.come_back(BEN)
    with folded.refuses(Fault.NOT_NOW, "table-not-away"):
        folded.come_back(BEN)
    folded.play_until(lambda table: table.turn_of() == BEN.id)
    folded.move(BEN, folded.table.state.moves()[0])


def test_a_person_who_left_can_still_resign_and_then_not_come_back() -> None:
    folded = started("yamatai", 3).play_on(5)
    folded.leave(CAT)
    folded.resign(CAT)
    with folded.refuses(Fault.NOT_NOW, "table-resigned-already"):
        folded.come_back(CAT)


def test_a_person_who_only_left_is_placed_by_what_the_bot_reached() -> None:
    folded = started("tokaido-duo").play_on(5)
    folded.leave(ANN)
    folded.leave(BEN)
    folded.play_on(10_000)
    assert folded.table.places() == folded.table.state.ranking()
