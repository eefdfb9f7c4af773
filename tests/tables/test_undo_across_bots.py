"""Going back across the reply of a bot: alone against bots, as long as nothing was revealed."""

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.tables.refusal import Fault
from shima.tables.spec import SECOND, ClockSpec
from shima.tables.table import PLAYING, Table
from tests.tables.memory_tables import ANN, BEN, MemoryTable, replay, started, table_data
from tests.tables.test_undo import actors_of, back_to


def replied(table: Table) -> bool:
    """Whether it is Ann's turn again, and she can go back across a bot's decision."""
    last = table.decisions[-1:]
    return table.turn_of() == ANN.id and bool(last) and last[0].seat != 0 and bool(table.own_steps(ANN.id))


def after_reply(players: int = 2, bots: tuple[str, ...] = ("random",), seed: str = "a table") -> MemoryTable:
    return started("yamatai", players, bots, seed).play_until(replied)


def test_one_goes_back_across_the_reply_of_a_bot() -> None:
    folded = after_reply()
    to = folded.table.own_steps(ANN.id)[0]
    assert any(decision.seat == 1 and decision.before > to for decision in folded.table.decisions)
    folded.undo(ANN, to)
    assert (folded.table.moves, folded.table.turn_of()) == (to, ANN.id)
    assert all(decision.before < to for decision in folded.table.decisions)
    assert table_data(replay(folded)) == table_data(folded.table)


def test_one_goes_back_while_the_bot_thinks() -> None:
    folded = started("yamatai", 2, ("random",))
    folded.play_until(lambda table: table.actor() == 1 and bool(table.own_steps(ANN.id)))
    folded.undo(ANN, folded.table.own_steps(ANN.id)[0])
    assert folded.table.turn_of() == ANN.id
    assert not folded.table.taken_back  # nothing of the bot was seen


def test_with_another_person_it_takes_a_request() -> None:
    folded = started("yamatai", 3, ("random",))
    dice = Dice(3)
    met = 0
    while folded.table.status == PLAYING:
        table = folded.table
        actors = actors_of(table)
        for seat, person in enumerate((ANN, BEN)):
            steps = table.own_steps(person.id)
            assert not steps or table.actor() == seat
            assert all(set(actors[to:]) == {seat} for to in steps)
        met += table.actor() == 2
        folded.play(dice)
    assert met > 10


def test_others_who_left_are_played_by_bots() -> None:
    folded = started("yamatai", 2)
    folded.leave(BEN)
    folded.play_until(replied)
    folded.undo(ANN, folded.table.own_steps(ANN.id)[0])
    assert folded.table.turn_of() == ANN.id


def test_what_a_bot_decided_in_ones_own_seat_stays() -> None:
    folded = started("yamatai", 3, ("random",)).play_until(
        lambda table: table.turn_of() == ANN.id and len(table.own_steps(ANN.id)) >= 1
    )
    folded.leave(ANN)
    folded.bot_moves()
    folded.come_back(ANN)
    folded.resign(BEN)
    assert folded.table.own_steps(ANN.id) == []


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "players"), [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 4)])
def test_nothing_that_was_revealed_is_taken_back(name: str, players: int, seed: int) -> None:
    """Over whole games: no roll or draw lies between, and the person sees what they saw then."""
    folded, dice = started(name, players, ("random",) * (players - 1), f"bots {seed}"), Dice(seed)
    seen: dict[int, object] = {}
    crossed = 0
    while folded.table.status == PLAYING:
        table = folded.table
        seen[table.moves] = table.game.view(table.state, 0)
        actors = actors_of(table)
        steps = table.own_steps(ANN.id)
        for to in steps[-1:]:
            assert CHANCE not in actors[to:]
            crossed += any(actor != 0 for actor in actors[to:])
            back = back_to(table, 0, ANN.id, to)
            assert back.turn_of() == ANN.id
            assert back.game.view(back.state, 0) == seen[to]
        folded.play(dice)
    assert crossed > 3


def test_a_reply_with_a_draw_is_sealed_and_one_without_is_not() -> None:
    table = started("yamatai", 2, ("random",)).play_on(10_000).table
    actors = actors_of(table)
    ends = [decision.before for decision in table.decisions[1:]] + [table.moves]
    replies = [pair for pair in zip(table.decisions, ends, strict=True) if pair[0].seat == 1]
    drawn = [each.sealed for each, end in replies if CHANCE in actors[each.before : end]]
    plain = [each.sealed for each, end in replies if CHANCE not in actors[each.before : end]]
    assert len(drawn) > 3
    assert all(drawn)
    assert plain.count(False) > 10


def test_a_game_in_which_a_reply_was_taken_back_does_not_count_for_ratings() -> None:
    folded = after_reply()
    assert not folded.table.taken_back
    folded.undo(ANN, folded.table.own_steps(ANN.id)[0])
    assert folded.table.taken_back


def test_the_time_of_a_bot_is_nobodys() -> None:
    folded = started("yamatai", 2, ("random",), clock=ClockSpec("live", seconds=300))
    folded.play_until(lambda table: table.actor() == 1 and bool(table.own_steps(ANN.id)))
    before = folded.table.clock.left[0]
    folded.wait(30)
    folded.undo(ANN, folded.table.own_steps(ANN.id)[0])
    assert folded.table.clock.left[0] == before
    folded.wait(5)
    folded.play(Dice(1))
    assert folded.table.clock.left[0] == before - 5 * SECOND


def test_a_step_that_is_not_offered_is_refused() -> None:
    folded = after_reply()
    for to in (0, folded.table.moves, folded.table.decisions[-1].before):
        with folded.refuses(Fault.NOT_NOW, "table-no-undo"):
            folded.undo(ANN, to)
