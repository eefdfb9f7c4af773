"""Taking back further than one's own turn: everyone must agree."""

from shima.tables import commands, events
from shima.tables.refusal import Fault
from shima.tables.table import PLAYING, Table
from tests.tables.memory_tables import ANN, BEN, CAT, DAN, EVE, MemoryTable, replay, started, table_data

THREE = (ANN, BEN, CAT)


def under_way(players: int = 3, bots: tuple[str, ...] = ()) -> MemoryTable:
    """It is Ann's turn, after decisions of all players."""
    folded = started("yamatai", players, bots).play_on(25)
    return folded.play_until(lambda table: table.turn_of() == ANN.id)


def far(table: Table) -> int:
    """A decision of another seat than Ann's, some way back."""
    return next(decision.before for decision in table.decisions[8:] if decision.seat != table.seat_of(ANN.id))


def test_the_game_goes_back_when_all_have_agreed() -> None:
    folded = under_way()
    to = far(folded.table)
    then = [decision for decision in folded.table.decisions if decision.before < to]
    assert folded.ask(ANN, to).asked == events.Asked(0, to, absent=True)
    assert folded.answer(CAT, True).asked is not None
    moves = folded.table.moves
    assert folded.answer(BEN, True).asked is None
    assert (folded.table.moves, folded.table.taken_back) == (to, True)
    assert moves > to
    assert folded.table.decisions == then
    assert table_data(replay(folded)) == table_data(folded.table)


def test_anyone_may_ask_even_if_it_is_not_their_turn() -> None:
    folded = under_way()
    to = far(folded.table)
    folded.ask(BEN, to)
    folded.answer(ANN, True)
    folded.answer(CAT, True)
    assert folded.table.moves == to


def test_after_the_same_moves_the_same_is_drawn() -> None:
    folded = under_way()
    to = far(folded.table)
    assert folded.table.session is not None
    before = list(folded.table.session.moves)
    decisions = [decision.before for decision in folded.table.decisions if decision.before >= to]
    folded.ask(ANN, to)
    folded.answer(BEN, True)
    folded.answer(CAT, True)
    for number in decisions:
        folded.move(folded.mover(), before[number])
    assert folded.table.session is not None
    assert folded.table.session.moves == before


def test_one_who_declines_ends_the_proposal() -> None:
    folded = under_way()
    moves = folded.table.moves
    folded.ask(ANN, far(folded.table))
    folded.answer(BEN, True)
    folded.answer(CAT, False)
    assert (folded.table.asked, folded.table.moves, folded.table.taken_back) == (None, moves, False)
    with folded.refuses(Fault.NOT_NOW, "table-not-asked"):
        folded.answer(BEN, True)
    folded.ask(BEN, far(folded.table))  # who agreed before must agree again
    assert folded.table.agreed == {folded.table.seat_of(BEN.id)}


def test_the_player_who_asked_can_withdraw() -> None:
    folded = under_way()
    folded.ask(ANN, far(folded.table))
    with folded.refuses(Fault.NOT_NOW, "table-not-asked"):
        folded.answer(ANN, True)
    folded.answer(ANN, False)
    assert folded.table.asked is None


def test_nobody_agrees_twice_and_nobody_asks_while_another_question_is_open() -> None:
    folded = under_way()
    folded.ask(ANN, far(folded.table))
    folded.answer(BEN, True)
    with folded.refuses(Fault.NOT_NOW, "table-not-asked"):
        folded.answer(BEN, True)
    for person in THREE:
        with folded.refuses(Fault.NOT_NOW, "table-asked-already"):
            folded.ask(person, far(folded.table))


def test_a_move_and_an_undo_end_the_proposal() -> None:
    folded = under_way()
    folded.ask(BEN, far(folded.table))
    folded.play_on(1)
    assert folded.table.asked is None
    folded.play_until(lambda table: bool(table.own_steps(table.turn_of())))
    mover = folded.mover()
    folded.ask(mover, far(folded.table))
    folded.undo(mover, folded.table.own_steps(mover.id)[0])
    assert folded.table.asked is None


def test_bots_agree_at_once() -> None:
    folded = under_way(3, ("random", "level1"))
    to = far(folded.table)
    folded.ask(ANN, to)
    assert (folded.table.moves, folded.table.taken_back) == (to, True)


def test_a_person_who_resigned_has_nothing_to_say() -> None:
    folded = under_way(4)
    to = far(folded.table)
    folded.resign(DAN)
    folded.ask(ANN, to)
    with folded.refuses(Fault.NOT_NOW, "table-resigned-already"):
        folded.answer(DAN, False)
    folded.answer(BEN, True)
    folded.answer(CAT, True)
    assert folded.table.moves == to


def test_the_bot_of_someone_who_left_does_not_agree_for_them() -> None:
    folded = under_way()
    to = far(folded.table)
    moves = folded.table.moves
    folded.leave(CAT)
    with folded.refuses(Fault.NOT_NOW, "table-ask-absent"):
        folded.ask(ANN, to)
    with folded.refuses(Fault.NOT_NOW, "table-bot-plays"):
        folded.ask(CAT, to)
    folded.come_back(CAT)
    folded.ask(ANN, to)
    folded.answer(BEN, True)
    assert folded.leave(CAT).moves == moves  # who leaves has not agreed
    with folded.refuses(Fault.NOT_NOW, "table-bot-plays"):
        folded.answer(CAT, True)
    folded.come_back(CAT)
    assert folded.answer(CAT, True).moves == to
    assert table_data(replay(folded)) == table_data(folded.table)


def test_the_last_who_has_not_answered_agrees_by_resigning() -> None:
    folded = under_way()
    to = far(folded.table)
    folded.ask(ANN, to)
    folded.answer(BEN, True)
    folded.resign(CAT)
    assert (folded.table.moves, folded.table.status) == (to, PLAYING)


def test_in_a_journal_from_before_stand_ins_agreed() -> None:
    """Its proposals do not say that people who are away must agree: the table it tells stays the same."""
    folded = under_way()
    to = far(folded.table)
    folded.leave(CAT)
    folded.do(lambda _table, _now: events.Asked(0, to), ANN.id)
    assert "absent" in folded.journal[-1].data
    del folded.journal[-1].data["absent"]
    folded.answer(BEN, True)
    assert folded.table.moves == replay(folded).moves == to


def test_a_proposal_ends_with_the_game() -> None:
    folded = started().play_on(9)
    folded.ask(ANN, folded.table.decisions[3].before)
    folded.resign(BEN)
    assert folded.table.asked is None


def test_a_question_or_an_answer_for_another_position_is_stale() -> None:
    folded = under_way()
    to = far(folded.table)
    with folded.refuses(Fault.STALE, "table-stale"):
        folded.do(lambda table, _now: commands.ask_back(table, ANN, table.moves, to))
    folded.ask(ANN, to)
    with folded.refuses(Fault.STALE, "table-stale"):
        folded.do(lambda table, _now: commands.answer(table, BEN, table.moves, True))


def test_one_asks_for_a_decision_only() -> None:
    folded = under_way()
    decisions = {decision.before for decision in folded.table.decisions}
    between = next(number for number in range(folded.table.moves) if number not in decisions)
    for to in (-1, between, folded.table.moves, 100_000):
        with folded.refuses(Fault.MALFORMED, "table-no-decision"):
            folded.ask(ANN, to)


def test_nobody_from_outside_has_a_say() -> None:
    folded = under_way()
    folded.ask(ANN, far(folded.table))
    with folded.refuses(Fault.FORBIDDEN, "table-not-seated"):
        folded.answer(EVE, False)
    with folded.refuses(Fault.FORBIDDEN, "table-not-seated"):
        folded.ask(EVE, far(folded.table))
