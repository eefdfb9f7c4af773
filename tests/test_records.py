"""Records: written, read, replayed, verified, and refused when they are not what they claim."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shima import fair, record
from shima.arena.simulate import Plan, play_out
from shima.games.game import CHANCE, OVER, Game
from shima.language import LANGUAGES, language
from shima.record import BadRecord, Record
from shima.registry import open_game, open_game_with
from shima.session import Session, resume
from tests.profile import by_profile

GOLDEN = sorted((Path(__file__).parent / "records").glob("*.shima"))


@pytest.fixture(scope="module")
def finished(duo: Game) -> Record:
    session, _ = play_out(duo, Plan("tokaido-duo", ("greedy", "random"), "records"), 0)
    return session.record()


def refused(text: str, game: Game) -> BadRecord:
    """The complaint about a text, which must be sayable in every language."""
    with pytest.raises(BadRecord) as caught:
        record.verify(record.read(text), game)
    for code in LANGUAGES:
        assert language(code).say(caught.value.text)
    return caught.value


def test_a_record_survives_writing_and_reading(finished: Record) -> None:
    assert record.read(finished.write()) == finished


def test_a_record_replays_to_the_position_it_came_from(duo: Game) -> None:
    session, _ = play_out(duo, Plan("tokaido-duo", ("random", "random"), "replay"), 3)
    assert record.replay(session.record(), duo).key() == session.state.key()


def test_replay_can_stop_at_any_move(duo: Game, finished: Record) -> None:
    state = duo.new()
    for number, text in enumerate(finished.moves):
        if number % 37 == 0:
            assert record.replay(finished, duo, number).key() == state.key()
        state.play(duo.parse(state, text))
    assert record.replay(finished, duo, len(finished.moves)).actor() == OVER


def test_replay_beyond_the_last_move_is_refused(duo: Game, finished: Record) -> None:
    with pytest.raises(BadRecord) as caught:
        record.replay(finished, duo, len(finished.moves) + 1)
    assert caught.value.text.key == "record-to"


def test_a_fair_record_verifies(duo: Game, finished: Record) -> None:
    draws = sum(text.startswith("*") for text in finished.moves)
    assert record.verify(finished, duo) == draws > 11


def test_given_moves_are_legal_but_need_not_follow_from_the_seed(duo: Game, finished: Record) -> None:
    other = fair.derived_seed("another game")
    continued = replace(finished, commitment=fair.commitment(other), seed=other.hex(), given=len(finished.moves))
    assert record.read(continued.write()) == continued
    assert record.verify(continued, duo) == 0
    assert resume(continued, duo).given == len(finished.moves)
    last_draw = max(number for number, text in enumerate(finished.moves) if text.startswith("*"))
    wrong = refused(replace(continued, given=last_draw).write(), duo)
    assert (wrong.text.key, wrong.line) == ("record-move", record.read(continued.write()).line_of(last_draw + 1))
    assert record.verify(replace(continued, given=last_draw + 1), duo) == 0
    illegal = continued.write().replace(finished.moves[20], finished.moves[-1], 1)
    assert refused(illegal, duo).text.key == "record-move"


@pytest.mark.parametrize("value", ["0", "-1", "100000", "x", "1.5", "1 2", "9999999999"])
def test_a_wrong_number_of_given_moves_is_refused(duo: Game, finished: Record, value: str) -> None:
    text = replace(finished, given=1).write()
    wrong = refused(text.replace("given: 1\n", f"given: {value}\n"), duo)
    assert wrong.text.key in ("record-given", "record-number")
    assert text.splitlines()[wrong.line - 1] == "given: 1"


def test_undo_before_the_given_moves_draws_again_from_the_seed(duo: Game, finished: Record) -> None:
    other = fair.derived_seed("another game")
    saved = replace(finished, commitment=fair.commitment(other), seed=other.hex(), given=len(finished.moves))
    session = resume(saved, duo)
    session.undo(40)
    assert session.given == 40
    record.verify(session.record(), duo)


def test_people_may_space_and_spell_moves_their_way(duo: Game, finished: Record) -> None:
    lines = finished.write().splitlines()
    lines[-1] = "  " + lines[-1].upper().replace(" ", "   ")
    lines.insert(-3, "# a note to myself")
    assert record.verify(record.read("\r\n".join(lines)), duo)


def test_a_truncated_record_is_refused(duo: Game, finished: Record) -> None:
    text = finished.write()
    cut = refused(text[: len(text) // 2], duo)
    assert cut.text.key == "record-cut"
    assert cut.line == text[: len(text) // 2].count("\n") + 1


@pytest.mark.parametrize("kept", [0, 1, 3, 7])
def test_a_record_cut_in_its_head_is_refused(duo: Game, finished: Record, kept: int) -> None:
    error = refused("\n".join(finished.write().splitlines()[:kept]), duo)
    assert error.text.key in ("record-format", "record-missing")


def test_an_illegal_move_is_named_with_its_line_and_rule(duo: Game, finished: Record) -> None:
    lines = finished.write().splitlines()
    index = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[index] = "1 merchant M4"  # where it stands already
    error = refused("\n".join(lines), duo)
    assert error.line == index + 1
    assert "D3.3" in language("en").say(error.text)


def test_an_unknown_move_is_named(duo: Game, finished: Record) -> None:
    lines = finished.write().splitlines()
    lines[-1] = lines[-1][0] + " teleport C3"
    error = refused("\n".join(lines), duo)
    assert error.line == len(lines)
    assert "teleport" in language("en").say(error.text)


def test_an_edited_draw_is_found_out(duo: Game, finished: Record) -> None:
    lines = finished.write().splitlines()
    index = next(i for i, line in enumerate(lines) if line.startswith("* wave pilgrim"))
    swift = lines[index].endswith("swift")
    lines[index] = "* wave pilgrim slow" if swift else "* wave pilgrim swift"
    error = refused("\n".join(lines), duo)
    assert error.line == index + 1


@pytest.mark.parametrize("seats", [(0,), (1,)])
def test_a_resigned_game_says_who_resigned_and_claims_no_points(
    duo: Game, finished: Record, seats: tuple[int, ...]
) -> None:
    left = replace(finished, moves=finished.moves[:100], result=(), resigned=seats)
    text = left.write()
    assert f"\nresult: resigned {seats[0] + 1}\n" in text
    assert record.read(text) == left
    assert left.is_over
    assert record.verify(left, duo) > 0
    assert refused(replace(finished, result=(), resigned=seats).write(), duo).text.key == "record-result"


@pytest.mark.parametrize(
    "result",
    ["resigned", "resigned 0", "resigned 3", "resigned 1 2", "resigned 2 1", "resigned 1 1", "65 44 resigned 2"],
)
def test_seats_that_cannot_have_resigned_are_refused(duo: Game, finished: Record, result: str) -> None:
    points = " ".join(map(str, finished.result))
    text = finished.write().replace(f"\nresult: {points}\n", f"\nresult: {result}\n")
    assert refused(text, duo).text.key == "record-resigned"


def test_an_edited_result_is_found_out(duo: Game, finished: Record) -> None:
    better = replace(finished, result=(99, 0))
    assert refused(better.write(), duo).text.key == "record-result"
    assert refused(replace(finished, result=()).write(), duo).text.key == "record-result"


def test_another_seed_is_found_out(duo: Game, finished: Record) -> None:
    other = fair.derived_seed("other")
    assert refused(replace(finished, seed=other.hex()).write(), duo).text.key == "record-commitment"
    both = replace(finished, seed=other.hex(), commitment=fair.commitment(other))
    assert refused(both.write(), duo).text.key == "record-move"
    assert refused(replace(finished, seed="").write(), duo).text.key == "record-no-seed"


def test_another_component_set_is_refused(duo: Game, finished: Record) -> None:
    assert refused(replace(finished, set_hash="0" * 64).write(), duo).text.key == "record-set"


def test_another_game_other_rules_and_missing_players_are_refused(duo: Game, finished: Record) -> None:
    assert refused(replace(finished, game="chess").write(), duo).text.key == "record-other-game"
    assert refused(replace(finished, rules=3).write(), duo).text.key == "record-rules"
    assert refused(replace(finished, players=("alone",)).write(), duo).text.key == "record-players"
    assert refused(replace(finished, options={"colour": "red"}).write(), duo).text.key == "error-option"


def test_moves_after_the_end_are_refused(duo: Game, finished: Record) -> None:
    longer = replace(finished, moves=(*finished.moves, "1 pass"))
    assert refused(longer.write(), duo).text.key == "record-after-end"


@pytest.mark.parametrize(
    ("line", "instead", "key"),
    [
        ("rules: 2", "rules: one", "record-number"),
        ("rules: 2", "rules: 2\nrules: 2", "record-twice"),
        ("rules: 2", "rules: 2\ncolour: red", "record-header"),
        ("options: none", "options: fast", "record-option"),
        ("options: none", "options: compass=green compass=violet", "record-twice"),
        ("commitment: ", "commitment: x", "record-hex"),
        ("seed: ", "seed: x", "record-hex"),
        ("components: standard ", "components: ", "record-components"),
        ("result: ", "result: many ", "record-number"),
        ("result: ", "result: resigned many ", "record-number"),
        ("result: ", "result: open ", "record-number"),
        ("options: none", "options:", "record-empty"),
        ("players: greedy | random", "players: greedy |", "record-name"),
        ("players: greedy | random", "players: greedy | \x1b[2Jrandom", "record-name"),
        ("players: greedy | random", "players: greedy | ran\u202edom", "record-name"),
        ("players: greedy | random", f"players: greedy | {'x' * 41}", "record-name"),
    ],
)
def test_a_broken_head_is_refused(duo: Game, finished: Record, line: str, instead: str, key: str) -> None:
    text = finished.write()
    assert line in text
    complaint = refused(text.replace(line, instead, 1), duo)
    assert complaint.text.key == key
    added = instead.count("\n")
    assert complaint.line == 1 + next(i for i, each in enumerate(text.splitlines()) if line in each) + added


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("game", "chess", "record-other-game"),
        ("rules", "7", "record-rules"),
        ("components", f"standard {'0' * 64}", "record-set"),
        ("players", "a | b | c", "record-players"),
        ("options", "colour=red", "error-option"),
        ("commitment", "0" * 64, "record-commitment"),
        ("result", "99 0", "record-result"),
        ("result", "open", "record-result"),
        ("result", "", "record-empty"),
    ],
)
def test_a_value_of_the_head_that_does_not_fit_is_named_with_its_line(
    duo: Game, finished: Record, name: str, value: str, key: str
) -> None:
    lines = finished.write().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{name}: "))
    lines[at] = f"{name}: {value}"
    complaint = refused("\n".join(lines), duo)
    assert (complaint.text.key, complaint.line) == (key, at + 1)


def test_what_a_record_holds_cannot_reach_the_screen_as_control_characters(duo: Game, finished: Record) -> None:
    for old, new in (
        ("rules: 2", "rules: 2\x1b[2J"),
        ("options: none", "\x1b]0;hijacked\x07: none"),
        ("options: none", "options: \x1b[2J"),
        ("* shop C1", "* \x1b[31mshop C1"),
    ):
        complaint = refused(finished.write().replace(old, new, 1), duo)
        for code in LANGUAGES:
            assert language(code).say(complaint.text).isprintable()


@cache
def whole_game() -> Session:
    return play_out(open_game("tokaido-duo"), Plan("tokaido-duo", ("greedy", "greedy"), "damage"), 1)[0]


@settings(max_examples=by_profile(60, 200, 5000), deadline=None)
@given(data=st.data())
def test_no_damage_passes_unnoticed_or_ends_in_a_traceback(data: st.DataObject) -> None:
    session = whole_game()
    text = session.record().write()
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 30))
    insert = data.draw(st.text(max_size=8))
    damaged = text[:at] + insert + text[at + length :]
    again, complaint = session.record(), ""
    try:
        again = record.read(damaged)
        record.verify(again, session.game)
    except BadRecord as error:
        complaint = language("de").say(error.text)
    # Only the names of the players, comments and spacing are free.
    assert complaint or replace(again, players=session.players) == session.record()


def decisions_of(session: Session) -> list[tuple[int, int]]:
    """Every decision: how many moves came before it, and whose it was."""
    steps = enumerate(record.steps(session.record(), session.game))
    return [(number, state.actor()) for number, (state, _) in steps if state.actor() != CHANCE]


def test_a_saved_game_resumes_where_it_stopped(duo: Game) -> None:
    whole, decisions = play_out(duo, Plan("tokaido-duo", ("random", "random"), "resume"), 5)
    session = Session(duo, whole.players, whole.seed)
    made = decisions_of(whole)
    half = made[decisions // 2][0]
    for number, _ in made:
        if number < half:
            session.play(whole.moves[number])
    saved = record.read(session.record().write())
    assert saved.result == ()
    again = resume(saved, duo)
    assert again.state.key() == session.state.key()
    for number, _ in made:
        if number >= half:
            again.play(whole.moves[number])
    assert again.record() == whole.record()


def test_undo_goes_back_and_the_same_moves_bring_the_same_luck(duo: Game) -> None:
    whole, _ = play_out(duo, Plan("tokaido-duo", ("random", "random"), "undo"), 2)
    session = resume(whole.record(), duo)
    number, player = decisions_of(session)[-9]
    session.undo(number)
    assert session.state.actor() == player
    for at, _ in decisions_of(whole)[-9:]:
        session.play(whole.moves[at])
    assert session.record() == whole.record()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_recorded_games_always_replay(path: Path) -> None:
    saved = record.read(path.read_text(encoding="utf-8"))
    game = open_game_with(saved.game, saved.set_hash)
    assert record.verify(saved, game) > 0
    assert record.replay(saved, game).scores() == saved.result


def test_there_are_recorded_games_to_replay() -> None:
    assert len(GOLDEN) >= 4


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Lee ", "Ann Lee"),
        ("a|b", "a b"),
        ("x" * 99, "x" * 40),
        ("\x1b[31m", "[31m"),
        ("|", ""),
    ],
)
def test_a_name_is_made_fit_for_a_record(name: str, clean: str) -> None:
    assert record.clean_name(name) == clean


@pytest.mark.parametrize(
    ("line", "instead", "key"),
    [
        ("players: ", "players: " + "a|" * 200, "record-many-players"),
        ("players: ", "players: " + "a|" * 240_000, "record-line-long"),
        ("options: ", "options: " + "a=b " * 100, "record-many-options"),
        ("moves: ", "# a remark\n" * 100 + "moves: 1", "record-head-long"),
        ("* ", "* " + "x" * 500, "record-line-long"),
        ("* ", "\n" * 20_000, "record-lines"),
        ("* ", "* die 1 1 1\n" * 5_001, "record-many-moves"),
        ("* ", "#" * 500_000, "record-size"),
    ],
)
def test_what_is_larger_than_any_game_is_refused_before_it_is_read(
    finished: Record, line: str, instead: str, key: str
) -> None:
    lines = finished.write().splitlines()
    at = next(number for number, each in enumerate(lines) if each.startswith(line))
    lines[at] = instead
    with pytest.raises(BadRecord) as error:
        record.read("\n".join(lines))
    assert error.value.text.key == key
    assert (error.value.line > at) == (key != "record-size")
