"""A move at a table: what is refused and how, and what follows from a move without a decision."""

import pytest

from shima import fair, record
from shima.games.game import CHANCE, OVER, Game, State
from shima.record import BadRecord, Record
from shima.store.rows import EntryRow
from shima.tables import commands
from shima.tables.refusal import Fault, Refused
from shima.tables.table import DONE, PLAYING, Damaged
from tests.tables.memory_tables import ANN, BEN, EVE, SIZES, MemoryTable, replay, started, table_data


def test_a_move_is_made_by_its_number_or_as_a_record_writes_it() -> None:
    one, other = started(), started()
    game, state = one.table.game, one.table.state
    chosen = state.moves()[-1]
    text = game.write(state, chosen)
    one.move(one.mover(), chosen)
    other.move(other.mover(), text.split(" ", 1)[1])  # without the seat
    assert one.table.state.key() == other.table.state.key()
    third = started()
    third.move(third.mover(), text)
    assert third.table.state.key() == one.table.state.key()


def test_a_move_with_another_number_is_stale() -> None:
    folded = started().play_on(5)
    for number in (0, 1, folded.table.moves, folded.table.moves + 2, 100_000):
        with folded.refuses(Fault.STALE, "table-stale") as caught:
            folded.move(folded.mover(), folded.table.state.moves()[0], number)
        assert caught.value.text.args["number"] == folded.table.moves + 1


def test_a_person_who_does_not_sit_there_moves_nothing() -> None:
    folded = started()
    move = folded.table.state.moves()[0]
    folded.refuses_all(
        Fault.FORBIDDEN,
        "table-not-seated",
        lambda: folded.move(EVE, move),
        lambda: folded.undo(EVE, 0),
        lambda: folded.ask(EVE, 0),
        lambda: folded.answer(EVE, False),
        lambda: folded.resign(EVE),
        lambda: folded.come_back(EVE),
        lambda: folded.leave(EVE),
    )


def test_nobody_moves_for_another_seat() -> None:
    folded = started()
    idle = BEN if folded.mover() == ANN else ANN
    with folded.refuses(Fault.NOT_NOW, "table-not-your-turn") as caught:
        folded.move(idle, folded.table.state.moves()[0])
    assert caught.value.text.args == {"name": folded.mover().name}
    game, state = folded.table.game, folded.table.state
    theirs = game.write(state, state.moves()[0])
    mine, rest = theirs.split(" ", 1)
    with folded.refuses(Fault.MALFORMED, "error-actor"):
        folded.move(folded.mover(), f"{3 - int(mine)} {rest}")


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_an_illegal_move_is_refused_with_the_number_of_the_rule(game: str, players: int) -> None:
    folded = started(game, players).play_on(12)
    rules = folded.table.game
    legal = set(folded.table.state.moves())
    illegal = [move for move in range(rules.move_count) if move not in legal]
    for move in illegal[:: max(1, len(illegal) // 40)]:
        reason = rules.why(folded.table.state, move)
        assert reason is not None
        with folded.refuses(Fault.ILLEGAL, reason.text.key) as caught:
            folded.move(folded.mover(), move)
        assert caught.value.rule == reason.rule


@pytest.mark.parametrize("text", ["", " ", "nonsense", "1", "²", "-1", "1e3", "* * *", "\x00", "9" * 200, "\u0669" * 6])
def test_what_names_no_move_is_refused_as_malformed_or_against_a_rule(text: str) -> None:
    folded = started()
    before = table_data(folded.table)
    with pytest.raises(Refused) as caught:
        folded.move(folded.mover(), text)
    assert caught.value.fault in (Fault.MALFORMED, Fault.ILLEGAL)
    assert table_data(folded.table) == before


def test_a_number_beyond_all_moves_is_malformed() -> None:
    folded = started()
    for move in (folded.table.game.move_count, 999_999):
        with folded.refuses(Fault.MALFORMED, "table-no-move"):
            folded.move(folded.mover(), move)


def test_a_bot_moves_for_its_seat_only_when_it_is_its_turn() -> None:
    folded = started("yamatai", 3, ("random",)).play_until(lambda table: table.turn_of() == "")
    moves = folded.table.state.moves()
    with folded.refuses(Fault.NOT_NOW, "table-not-your-turn"):
        folded.move(ANN, moves[0])
    with folded.refuses(Fault.ILLEGAL, "table-no-move"):
        folded.bot_moves(next(move for move in range(10_000) if move not in moves))
    folded.play_until(lambda table: table.turn_of() != "")
    with folded.refuses(Fault.STALE, "table-stale"):
        folded.bot_moves()


def test_nothing_is_played_after_the_end() -> None:
    folded = started().play_on(10_000)
    assert (folded.table.status, folded.table.ended) == (DONE, "played")
    folded.refuses_all(
        Fault.NOT_NOW,
        "table-status",
        lambda: folded.move(ANN, 0),
        lambda: folded.undo(ANN, folded.table.decisions[-1].before),
        lambda: folded.ask(ANN, folded.table.decisions[-1].before),
        lambda: folded.resign(ANN),
        lambda: folded.leave(ANN),
        lambda: folded.come_back(ANN),
        lambda: folded.do(lambda table, _now: commands.bot_move(table, 0, 0, table.moves + 1)),
    )


# What follows from a move.


def lines_of(entry: EntryRow) -> list[str]:
    return list(entry.data["moves"]) if entry.kind in ("began", "moved") else []


def follow(folded: MemoryTable, game: Game, state: State, entry: EntryRow, number: int) -> tuple[int, bool, bool]:
    """Play the entry's lines. Return the new number of moves, and whether chance and other players have moved."""
    nature = others = False
    for place, line in enumerate(lines_of(entry)):
        actor, moves = state.actor(), state.moves()
        if actor == CHANCE:
            nature = True
            assert game.parse(state, line) == moves[fair.choose(folded.table.seed, number + 1, state.weights())]
        elif place or entry.kind == "began":
            assert len(moves) == 1, "only forced moves play themselves"
            others |= actor != entry.data.get("seat")
        state.play(game.parse(state, line))
        number += 1
    return number, nature, others


@pytest.mark.parametrize(("name", "players"), SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_chance_and_forced_moves_stand_in_the_entry_from_which_they_follow(name: str, players: int, seed: int) -> None:
    """And one forced move waits: the one with which a person ends a turn that could still be taken back."""
    folded = started(name, players, seed=f"{name} {seed}").play_on(10_000, seed)
    game = folded.table.game
    state, number, waited = game.new(players), 0, 0
    for entry in folded.journal[players + 1 :]:
        number, nature, _ = follow(folded, game, state, entry, number)
        assert state.actor() != CHANCE
        if state.actor() == OVER or len(state.moves()) > 1:
            continue
        waited += 1
        assert state.actor() == entry.data["seat"]
        assert not nature
        after = state.copy()
        after.play(state.moves()[0])
        assert after.actor() != state.actor()
    assert number == folded.table.moves
    assert waited or name != "yamatai"


def test_the_forced_move_that_waits_can_be_played_or_its_turn_taken_back() -> None:
    def waits(table_state: State) -> bool:
        return len(table_state.moves()) == 1

    folded = started("yamatai", 2).play_until(lambda table: table.status == PLAYING and waits(table.state))
    mover = folded.mover()
    steps = folded.table.own_steps(mover.id)
    assert steps
    folded.move(mover, folded.table.state.moves()[0])
    assert folded.table.own_steps(mover.id) == [] or folded.table.turn_of() == mover.id


# The journal and the record.


@pytest.mark.parametrize(("name", "players"), SIZES)
@pytest.mark.parametrize("seed", range(2))
def test_the_journal_tells_the_table_and_the_record_proves_its_draws(name: str, players: int, seed: int) -> None:
    folded = started(name, players, seed=f"{name} {seed}").play_on(10_000, seed)
    assert table_data(replay(folded)) == table_data(folded.table)
    saved = record.read(folded.table.record().write())
    assert saved.result == folded.table.scores()
    assert record.verify(saved, folded.table.game) > 30


def changed(saved: Record, game: Game, number: int) -> Record:
    """Return the record with another outcome for the chance move of that number."""
    state = record.beginning(saved, game)
    for line in saved.moves[: number - 1]:
        state.play(game.parse(state, line))
    other = next(move for move in state.moves() if game.write(state, move) != saved.moves[number - 1])
    return Record(**{**vars(saved), "moves": _with(saved.moves, number, game.write(state, other))})


def _with(moves: tuple[str, ...], number: int, line: str) -> tuple[str, ...]:
    return (*moves[: number - 1], line, *moves[number:])


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_record_with_one_changed_draw_is_refused(name: str, players: int) -> None:
    folded = started(name, players).play_on(10_000)
    saved, game = folded.table.record(), folded.table.game
    state = record.beginning(saved, game)
    draws: list[int] = []
    for number, line in enumerate(saved.moves, start=1):
        if state.actor() == CHANCE and len(state.moves()) > 1:
            draws.append(number)
        state.play(game.parse(state, line))
    for number in (draws[0], draws[len(draws) // 2], draws[-1]):
        with pytest.raises(BadRecord):
            record.verify(changed(saved, game, number), game)


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("moved", {"seat": 0, "moves": ["1 nonsense"]}),
        ("moved", {"seat": 0, "moves": ["* 1"]}),
        ("moved", {"seat": 0}),
        ("moved", {"seat": 7, "moves": [], "colour": "red"}),
        ("replaced", {"seat": 9, "why": "left"}),
        ("juggled", {}),
        ("began", {"bots": [""], "chairs": [0], "moves": []}),
        ("imported", {"names": ["Ann"], "moves": []}),
    ],
)
def test_an_entry_that_does_not_fit_is_damage_and_changes_nothing(kind: str, data: dict[str, object]) -> None:
    folded = started()
    before = table_data(folded.table)
    for number in (folded.table.version + 1, folded.table.version, folded.table.version + 2):
        with pytest.raises(Damaged):
            folded.table.after(EntryRow("table-1", number, kind, data, folded.now, "", ""))
    assert table_data(folded.table) == before
