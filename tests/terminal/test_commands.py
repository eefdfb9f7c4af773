"""What a person can type, and what comes of it."""

import re
from pathlib import Path

import pytest

from shima import record
from shima.games.game import CHANCE, Game
from shima.language import language
from shima.registry import open_game
from shima.session import Session, resume
from shima.terminal.names import shown_names
from tests.terminal.scripted_session import ScriptedSession


def decisions(session: Session) -> int:
    return sum(state.actor() != CHANCE for state, _ in record.steps(session.record(), session.game))


def written(session: Session) -> tuple[str, ...]:
    return session.record().moves


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.shima"


def test_a_number_plays_the_move_with_that_number(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["2"], players=("Anna", "Ben"))
    assert written(evening.session)[12] == "1 merchant C3"


def test_a_notation_plays_the_same_move(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["  Merchant   c3 "], players=("Anna", "Ben"))
    assert written(evening.session)[12] == "1 merchant C3"


def test_every_decision_is_saved_at_once(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["1", "1", "2"])
    saved = record.read(path.read_text(encoding="utf-8"))
    assert saved == evening.session.record()
    assert resume(saved, duo).state.key() == evening.session.state.key()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_forced_move_plays_itself(duo: Game, path: Path) -> None:
    prompts: list[str] = []

    def always_first(prompt: str) -> str:
        prompts.append(prompt)
        return "1"

    evening = ScriptedSession(duo, path, always_first)
    state = duo.new(2)
    choices = 0
    for move in evening.session.moves:
        choices += state.actor() == 0 and len(state.moves()) > 1
        state.play(move)
    assert len(prompts) == choices


def test_why_of_a_legal_move_tells_what_it_would_do(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["why 2"])
    assert evening.says("Allowed. Anna moves the merchant with a 2 to C3 (shop: dolls for 3).")
    assert decisions(evening.session) == 0


def test_why_of_an_illegal_move_names_the_rule(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["why merchant M1"])
    assert evening.says("You can’t play “merchant M1” now (D5.1).")


def test_others_are_numbered_on_and_why_takes_their_numbers(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["others", "why 9"])
    assert evening.says("9 pilgrim C1 10 pilgrim C1+1")
    assert evening.says("You can’t play “pilgrim C1” now (D6.1).")


def test_undo_goes_back_to_ones_last_decision_and_the_luck_stays_the_same(duo: Game, path: Path) -> None:
    straight = ScriptedSession(duo, path, ["1", "1"], players=("Anna", "Ben"))
    back = ScriptedSession(duo, path, ["1", "1", "undo", "1"], players=("Anna", "Ben"))
    assert back.session.moves == straight.session.moves


def test_undo_takes_back_what_a_bot_did_since(duo: Game, path: Path) -> None:
    once = ScriptedSession(duo, path, ["1"])
    twice = ScriptedSession(duo, path, ["1", "1", "undo"])
    assert written(twice.session) == written(once.session)
    assert record.read(path.read_text(encoding="utf-8")) == twice.session.record()


def test_undo_at_the_beginning_says_so(duo: Game, path: Path) -> None:
    assert ScriptedSession(duo, path, ["undo"]).says("There is nothing to undo yet.")


def test_save_writes_a_copy(duo: Game, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "new folder" / "copy.shima"
    evening = ScriptedSession(duo, path, ["1", f"save {copy}"])
    assert evening.says(f"Saved in {copy}")
    assert record.read(copy.read_text(encoding="utf-8")) == evening.session.record()


def test_save_spares_a_file_that_is_no_record(duo: Game, path: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ben", encoding="utf-8")
    evening = ScriptedSession(duo, path, [f"save {letter}", f"save {tmp_path}"])
    assert evening.says("is not a Shima record")
    assert letter.read_text(encoding="utf-8") == "Dear Ben"


def test_save_where_nothing_can_be_written_says_why(duo: Game, path: Path, tmp_path: Path) -> None:
    (tmp_path / "stone").write_text("", encoding="utf-8")
    evening = ScriptedSession(duo, path, [f"save {tmp_path / 'stone' / 'x'}", "1"])
    assert evening.says(f"Cannot write {tmp_path / 'stone' / 'x'}:")
    assert decisions(evening.session) > 0


def test_a_disk_that_fails_is_named_once_and_the_game_continues(duo: Game, tmp_path: Path) -> None:
    (tmp_path / "stone").write_text("", encoding="utf-8")
    evening = ScriptedSession(duo, tmp_path / "stone" / "evening.shima", ["1", "1", "2", "1"])
    assert evening.text.count("Cannot save the game") == 1
    assert decisions(evening.session) >= 4
    assert evening.answer == 1


@pytest.mark.parametrize("line", ["quit", "q", "exit", "QUIT"])
def test_quit_says_how_to_resume(duo: Game, path: Path, line: str) -> None:
    evening = ScriptedSession(duo, path, ["1", line, "1"])
    assert f"The game is saved in {path}" in evening.text
    assert f"shima resume {path}" in evening.text
    assert evening.answer == 0


def test_the_end_of_the_input_and_an_interrupt_are_quit(duo: Game, path: Path) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    assert f"shima resume {path}" in ScriptedSession(duo, path, []).text
    assert f"shima resume {path}" in ScriptedSession(duo, path, interrupted).text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type a number from 1 to 8, or “help”."),
        ("0", "0 is not on the list. Type a number from 1 to 8."),
        ("9", "9 is not on the list. Type a number from 1 to 8."),
        ("99999999999999999999", "99999999999999999999"),
        ("³", "³"),
        ("why", "Which move?"),
        ("why 9999", "9999 is not on the list"),
        ("fly away", "“fly away” is not a move"),
        ("merchant Kyoto", "“merchant Kyoto” is not a valid “merchant” move"),
        ("2 merchant C3", "2"),
        ("die 1 1 1", "You can’t play “die 1 1 1” now"),
        ("\x1b[31mred\udcff\x00", "[31mred"),
        ("[bold]x[/bold] [/]", "[bold]x[/bold] [/]"),
    ],
)
def test_bad_input_changes_nothing_and_says_what_would_be_right(duo: Game, path: Path, line: str, answer: str) -> None:
    evening = ScriptedSession(duo, path, [line])
    assert evening.says(answer)
    assert decisions(evening.session) == 0


def test_input_that_is_no_text_is_asked_for_again(duo: Game, path: Path) -> None:
    answers = iter(["bytes", "1"])

    def read(_: str) -> str:
        line = next(answers, "quit")
        if line == "bytes":
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        return line

    assert decisions(ScriptedSession(duo, path, read).session) > 0


def test_help_and_log_and_board(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["help", "log", "board"])
    assert evening.says("save FILE")
    assert evening.says("1 The shop in C1 buys fans for 2.")
    assert evening.text.count("Round 1 · Anna goes first") == 2


def test_commands_have_german_words_too(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["hilfe", "warum 2", "zurück", "verlassen", "1"], code="de")
    assert evening.says("sichern DATEI")
    assert evening.says("Erlaubt.")
    assert evening.says("Es gibt noch nichts zurückzunehmen.")
    assert evening.says(f"Weiter geht es mit: shima resume {path}")
    assert decisions(evening.session) == 0


@pytest.mark.parametrize(
    ("code", "line", "leave"), [("en", "end", "quit"), ("de", "ende", "verlassen"), ("de", "end", "verlassen")]
)
def test_the_end_of_a_turn_never_quits(duo: Game, path: Path, code: str, line: str, leave: str) -> None:
    """In Tokaido Duo there is no such move. The answer tells how to leave."""
    evening = ScriptedSession(duo, path, [line, "1"], players=("Anna", "Ben"), code=code)
    assert decisions(evening.session) == 1
    assert evening.says(leave)


@pytest.mark.parametrize(("code", "line"), [("en", "end"), ("de", "ende"), ("de", "Ende")])
def test_the_end_of_a_turn_ends_the_turn_in_yamatai(path: Path, code: str, line: str) -> None:
    game = open_game("yamatai")
    evening = ScriptedSession(game, path, [line, "1", line, "1"], players=("Anna", "Ben"), code=code)
    texts = written(evening.session)
    assert texts[-2].endswith(" end")  # refused before a fleet is taken, played after that
    assert len(evening.session.moves) > 50


@pytest.mark.parametrize(("code", "line"), [("en", "end the turn"), ("de", "zug  beenden")])
def test_a_move_can_be_typed_as_the_list_calls_it(path: Path, code: str, line: str) -> None:
    evening = ScriptedSession(open_game("yamatai"), path, ["1", line], players=("Anna", "Ben"), code=code)
    assert written(evening.session)[-1] in ("2 end", "1 end")


def test_equal_names_are_told_apart() -> None:
    english, german = language("en"), language("de")
    assert shown_names(["Guest", "Guest"], english) == ("Guest 1", "Guest 2")
    assert shown_names(["Anna", "Guest"], english) == ("Anna", "Guest")
    assert shown_names(["former player", "Anna"], german) == ("ehemaliger Spieler", "Anna")


def test_bots_have_the_names_of_the_browser() -> None:
    english, german = language("en"), language("de")
    assert shown_names(["Anna", "level3"], english) == ("Anna", "Sayo")
    assert shown_names(["level1", "random", "level1"], german) == ("Mio 1", "Zufall", "Mio 2")
    assert shown_names(["search:sims=9", "Anna"], english) == ("search:sims=9", "Anna")
    client = (Path(__file__).parents[2] / "client" / "src" / "lib" / "names.ts").read_text(encoding="utf-8")
    assert 'say("bot-name", { bot })' in client


def test_a_hint_names_moves_of_the_list_with_their_chances(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["hint"], players=("Anna", "Ben"))
    hints = evening.text[evening.text.rindex("Artist to region 6") :]
    assert re.search(r"^ *[1-8]  \w.* \d+%", hints, re.MULTILINE)
    assert decisions(evening.session) == 0
