"""Keys, the line to type in, and what is left out where space is short."""

import pytest
from rich.text import Text

from shima.terminal import keys
from shima.terminal.canvas import Canvas, Window, window_on
from shima.terminal.editor import Editor
from shima.terminal.keys import Decoder
from shima.terminal.part import Part, Priority, seen_through, share


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (b"12\r", ["1", "2", keys.ENTER]),
        ("zurück".encode(), list("zurück")),
        (b"\x1b[A\x1b[B\x1bOC\x1b[D", [keys.UP, keys.DOWN, keys.RIGHT, keys.LEFT]),
        (b"\x1b[5~\x1b[6~\x1b[3~", [keys.PAGE_UP, keys.PAGE_DOWN, keys.DELETE]),
        (b"\x1b[1;5C\x1b[200~x", ["x"]),  # unknown sequences are dropped
        (b"\x1bx", [keys.ESCAPE, "x"]),
        (b"\x00\x02a", ["a"]),
        (b"\xff", ["\N{REPLACEMENT CHARACTER}"]),
    ],
)
def test_bytes_become_keys_however_they_are_split(sent: bytes, expected: list[str]) -> None:
    assert Decoder().feed(sent) == expected
    decoder = Decoder()
    assert [key for byte in sent for key in decoder.feed(bytes([byte]))] == expected


def test_a_lone_escape_is_a_key_once_nothing_follows() -> None:
    decoder = Decoder()
    assert decoder.feed(b"\x1b") == []
    assert decoder.waits
    assert decoder.finish() == [keys.ESCAPE]
    assert not decoder.waits


def typed(*pressed: str) -> Editor:
    editor = Editor()
    for key in pressed:
        editor.press(key)
    return editor


def test_a_line_is_edited() -> None:
    assert typed(*"why 3", keys.BACKSPACE, "4").text == "why 4"
    assert typed(*"hy 3", keys.HOME, "w").text == "why 3"
    assert typed(*"why merchant C3", keys.DELETE_WORD).text == "why merchant "
    assert typed(*"why", keys.LEFT, keys.LEFT, keys.DELETE).text == "wy"
    assert typed(*"why", keys.CLEAR_LINE, keys.BACKSPACE, keys.DELETE).text == ""


def test_arrow_keys_are_for_the_board_while_the_line_is_empty() -> None:
    assert not Editor().press(keys.LEFT)
    assert typed("1").press(keys.LEFT)
    assert not typed("1").press(keys.UP)


def test_a_long_line_shows_the_part_with_the_cursor() -> None:
    assert typed(*"save evening.shima").visible(8) == ("g.shima", 7)
    assert typed(*"save evening.shima", keys.HOME).visible(8) == ("save eve", 0)
    assert typed(*"島島島").visible(5) == ("島島", 4)


def part(priority: Priority, least: int = 1) -> Part:
    return Part(Text("title"), "", priority, least)


def test_parts_that_fit_are_shown_whole() -> None:
    assert share([part(Priority.NEEDED), part(Priority.LATER)], [3, 4], 9) == [3, 4]


def test_the_least_important_part_is_cut_first_and_then_left_out() -> None:
    parts = [part(Priority.NEEDED, 2), part(Priority.LATER, 2), part(Priority.NEWS, 2)]
    assert share(parts, [4, 4, 4], 14) == [4, 3, 4]
    assert share(parts, [4, 4, 4], 12) == [4, 2, 3]
    assert share(parts, [4, 4, 4], 10) == [3, 2, 2]
    assert share(parts, [4, 4, 4], 8) == [4, 0, 2]
    assert share(parts, [4, 4, 4], 4) == [1, 0, 1]
    assert share(parts, [4, 4, 4], 2) == [1, 0, 0]
    assert share(parts, [4, 4, 4], 0) == [0, 0, 0]


def test_the_window_shows_the_points_that_weigh_most() -> None:
    points = {(5, 2): 1, (60, 15): 20, (70, 16): 3}
    window = window_on(points, (76, 24), (44, 10))
    assert (window.width, window.height) == (44, 10)
    for x, y in ((60, 15), (70, 16)):
        assert window.left <= x < window.left + window.width
        assert window.top <= y < window.top + window.height


def test_the_window_stays_on_the_board() -> None:
    size = 76, 24
    assert window_on({}, size, (44, 10)).moved((-500, -500), size) == Window(0, 0, 44, 10)
    assert window_on({}, size, (44, 10)).moved((500, 500), size) == Window(32, 14, 44, 10)
    assert window_on({}, size, (100, 50)).moved((8, 8), size) == Window(0, 0, 76, 24)
    drawing = seen_through(Canvas(*size), "", Window(30, 10, 44, 10), (8, -20))
    assert (drawing.shift, drawing.beyond) == ((2, -10), "←↓")


def test_arrows_point_to_what_is_beyond_the_window() -> None:
    assert Window(0, 0, 76, 24).beyond((76, 24)) == ""
    assert Window(0, 3, 44, 10).beyond((76, 24)) == "→↑↓"
    assert Window(32, 14, 44, 10).beyond((76, 24)) == "←↑"
