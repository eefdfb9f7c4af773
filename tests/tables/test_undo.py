"""Going back within one's own turn, and never further."""

from itertools import count

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE, Move, State
from shima.store.rows import EntryRow
from shima.tables import commands
from shima.tables.refusal import Fault
from shima.tables.table import PLAYING, Table
from tests.tables.memory_tables import ANN, BEN, PEOPLE, SIZES, MemoryTable, replay, started, table_data


def offered_steps(table: Table) -> list[int]:
    """Return the moves to which the active player may go back."""
    return table.own_steps(table.turn_of())


def test_one_goes_back_to_any_decision_of_ones_turn() -> None:
    folded = started("yamatai").play_until(lambda table: len(offered_steps(table)) >= 3)
    mover, offered = folded.mover(), offered_steps(folded.table)
    assert offered == [decision.before for decision in reversed(folded.table.decisions)][: len(offered)]
    for to in offered:
        back = folded.copy()
        back.undo(mover, to)
        assert (back.table.moves, back.mover()) == (to, mover)
        assert table_data(replay(back)) == table_data(back.table)


def test_the_same_moves_after_going_back_give_the_same_position() -> None:
    folded = started("yamatai").play_until(lambda table: len(offered_steps(table)) >= 3)
    mover, to = folded.mover(), offered_steps(folded.table)[-1]
    key = folded.table.state.key()
    decisions = [decision.before for decision in folded.table.decisions if decision.before >= to]
    assert folded.table.session is not None
    chosen = [folded.table.session.moves[before] for before in decisions]
    folded.undo(mover, to)
    assert folded.table.state.key() != key
    for move in chosen:
        folded.move(mover, move)
    assert folded.table.state.key() == key


def test_nobody_goes_back_in_anothers_turn_or_to_anywhere_else() -> None:
    folded = started("yamatai").play_until(lambda table: len(offered_steps(table)) >= 2)
    mover = folded.mover()
    other = BEN if mover == ANN else ANN
    offered = offered_steps(folded.table)
    assert folded.table.own_steps(other.id) == []
    with folded.refuses(Fault.NOT_NOW, "table-no-undo"):
        folded.undo(other, offered[0])
    for to in (-1, 0, offered[-1] - 1, folded.table.moves, folded.table.moves + 1):
        with folded.refuses(Fault.NOT_NOW, "table-no-undo"):
            folded.undo(mover, to)


def test_after_the_turn_has_passed_on_nobody_goes_back() -> None:
    folded = started("yamatai").play_until(lambda table: len(offered_steps(table)) >= 2)
    mover, to = folded.mover(), offered_steps(folded.table)[0]
    folded.play_until(lambda table: table.turn_of() != mover.id)
    with folded.refuses(Fault.NOT_NOW, "table-no-undo"):
        folded.undo(mover, to)
    assert folded.table.own_steps(mover.id) == []


def looking(players: int = 2) -> MemoryTable:
    """The active player may look at the deck, after a decision that can be taken back."""
    for seed in count():
        folded = started("yamatai", players, seed=f"looking {seed}")
        dice = Dice(seed)
        while folded.table.status == PLAYING:
            if peek_of(folded.table) is not None and offered_steps(folded.table):
                return folded
            folded.play(dice)
    raise AssertionError


def peek_of(table: Table) -> int | None:
    """Return the move with which the active player looks."""
    texts = {table.game.write(table.state, move).split(" ", 1)[1]: move for move in table.state.moves()}
    return texts.get("peek")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_looked_at_stays_looked_at(players: int) -> None:
    folded = looking(players)
    mover, before = folded.mover(), folded.table.moves
    move = peek_of(folded.table)
    assert move is not None
    assert offered_steps(folded.table)
    folded.move(mover, move)
    assert folded.mover() == mover
    assert folded.table.own_steps(mover.id) == []
    for to in {decision.before for decision in folded.table.decisions} | {before}:
        with folded.refuses(Fault.NOT_NOW, "table-no-undo"):
            folded.undo(mover, to)
    after_look = folded.table.moves
    folded.play(Dice(1))
    if folded.table.turn_of() == mover.id and folded.table.status == PLAYING:
        assert all(to >= after_look for to in folded.table.own_steps(mover.id))


def test_what_a_bot_decided_for_someone_is_not_taken_back_alone() -> None:
    folded = started("yamatai").play_until(lambda table: len(offered_steps(table)) >= 1)
    mover = folded.mover()
    folded.leave(mover)
    with folded.refuses(Fault.NOT_NOW, "table-bot-plays"):
        folded.undo(mover, folded.table.decisions[-1].before)
    folded.bot_moves()
    folded.come_back(mover)
    assert folded.table.own_steps(mover.id) == []


def test_to_go_back_needs_the_number_of_the_next_move() -> None:
    folded = started("yamatai").play_until(lambda table: len(offered_steps(table)) >= 2)
    mover, to = folded.mover(), offered_steps(folded.table)[0]
    with folded.refuses(Fault.STALE, "table-stale"):
        folded.do(lambda table, _now: commands.undo(table, mover, table.moves, to))


@pytest.mark.parametrize(("name", "players"), SIZES)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_every_step_that_is_offered_leads_to_what_was_there_and_takes_back_nothing_learned(
    name: str, players: int, seed: int
) -> None:
    """Over whole games: what was there, to the seat's own eyes, and only moves of the seat lie between."""
    folded, dice = started(name, players, seed=f"undo {seed}"), Dice(seed)
    seen: dict[int, tuple[object, object]] = {}
    state = folded.table.game.new(players)
    actors: list[int] = []
    offered = 0
    while folded.table.status == PLAYING:
        table = folded.table
        game, actor = table.game, table.actor()
        assert actor is not None
        assert table.session is not None
        seen[table.moves] = (table.state.key(), game.view(table.state, actor))
        actors += actors_in(state, table.session.moves[len(actors) :])
        for seat, person in enumerate(PEOPLE[:players]):
            steps = table.own_steps(person.id)
            offered += len(steps)
            for to in {steps[0], steps[-1]} if steps else ():
                assert seat == actor
                assert set(actors[to:]) == {seat}, "nobody else and no chance lies between"
                back = back_to(table, seat, person.id, to)
                assert (back.state.key(), game.view(back.state, seat)) == seen[to]
        folded.play(dice)
    assert offered > 50


def actors_of(table: Table) -> list[int]:
    assert table.session is not None
    return actors_in(table.game.new(len(table.chairs), table.spec.options), table.session.moves)


def actors_in(state: State, moves: list[Move]) -> list[int]:
    """Who makes each of the moves, which are played."""
    found: list[int] = []
    for move in moves:
        found.append(state.actor())
        state.play(move)
    return found


def back_to(table: Table, seat: int, person: str, to: int) -> Table:
    entry = EntryRow(table.id, table.version + 1, "undone", {"seat": seat, "to": to}, table.at, person, "")
    return table.after(entry)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_decision_that_let_chance_move_is_sealed(name: str, players: int) -> None:
    table = started(name, players).play_on(10_000).table
    actors = actors_of(table)
    ends = [decision.before for decision in table.decisions[1:]] + [table.moves]
    drawn = [d for d, end in zip(table.decisions, ends, strict=True) if CHANCE in actors[d.before : end]]
    assert len(drawn) > 5
    assert all(decision.sealed for decision in drawn)
