"""The archipelago in a terminal: every spot, lane and island, and what lies there."""

import re
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from shima.games.game import Game
from shima.games.yamatai.view_types import YamataiView
from shima.language import Language
from shima.terminal.yamatai.listing import archipelago_list
from shima.terminal.yamatai.map import HEIGHTS, NARROWEST, ArchipelagoMap, Sea
from shima.terminal.yamatai.words import Words
from tests.component_sets import game_with_first_set
from tests.yamatai.positions import YAMATAI, lies, opening, play, stands, turn

WORDS = Words(Language("en"))
BRAILLE = range(0x2801, 0x2900)


@pytest.fixture(scope="module")
def yamatai() -> Game:
    return game_with_first_set("yamatai")


def drawn(view: YamataiView, width: int = NARROWEST, words: Words = WORDS) -> list[str]:
    return ArchipelagoMap(YAMATAI.board(), words, width).draw(view).plain.splitlines()


def seen(state: Any, viewer: int | None = None) -> YamataiView:
    return YAMATAI.view(state, viewer)


@cache
def sea(width: int) -> Sea:
    board = YAMATAI.board()
    return min((Sea(board, width, height) for height in HEIGHTS), key=lambda sea: sea.cramped())


def inside(lines: list[str], island: int, width: int = NARROWEST) -> list[str]:
    """The number and the word in an island's room."""
    (x, y), across, down = sea(width).rooms[island - 1]
    return [lines[row][x : x + across].strip() for row in range(y, y + down)]


def at_spot(lines: list[str], spot: int, width: int = NARROWEST) -> str:
    x, y = sea(width).spots[spot - 1]
    found = next(match for match in re.finditer(r"[»*]*\d+[A-Z]?", lines[y]) if match.start() <= x <= match.end())
    return found.group()


@pytest.mark.parametrize("width", [*range(NARROWEST, 120, 3), 166])
def test_every_spot_and_island_has_its_number_at_every_width(yamatai: Game, width: int) -> None:
    board: Any = yamatai.board()
    for height in HEIGHTS:
        assert len(set(Sea(board, width, height).spots)) == len(board["spots"])
    lines = drawn(seen(opening()), width)
    assert max(map(len, lines)) <= width
    assert [at_spot(lines, spot, width).strip("»") for spot in range(1, 63)] == [str(n) for n in range(1, 63)]
    assert [inside(lines, island, width)[0].strip("^") for island in range(1, 35)] == [str(n) for n in range(1, 35)]


@pytest.mark.parametrize("width", range(NARROWEST, 167))
def test_every_island_has_room_for_its_number_above_the_longest_word(yamatai: Game, width: int) -> None:
    board: Any = yamatai.board()
    assert min(Sea(board, width, height).cramped() for height in HEIGHTS) == 0


def test_entries_boats_and_the_boats_of_this_turn_are_marked() -> None:
    state = lies(turn(6), "clay 17", "stone 26")
    play(state, "1 place wood 7", "1 place bamboo 8")
    lines = drawn(seen(state))
    assert [at_spot(lines, spot) for spot in (7, 8, 16, 17, 26, 18)] == ["*»7W", "*8B", "»16", "17C", "»26S", "18"]


def test_boats_have_german_letters_too() -> None:
    state = lies(opening(), "wood 17", "clay 18")
    lines = drawn(seen(state), words=Words(Language("de")))
    assert [at_spot(lines, spot) for spot in (17, 18)] == ["17H", "18L"]


def test_islands_show_tokens_mountains_buildings_and_sacred_ground() -> None:
    state = stands(stands(stands(opening(4), 1, 2), "torii", 14), "palace", 16)
    for seat, island in ((2, 3), (3, 4), (4, 5)):
        stands(state, seat, island)
    state.sacred |= 1 << 24
    lines = drawn(seen(state))
    assert inside(lines, 1) == ["1", "fan"]
    assert inside(lines, 7) == ["7^", "fan"]
    assert [inside(lines, island)[1] for island in (2, 3, 4, 5)] == ["[⌂]", "(⌂)", "{⌂}", "<⌂>"]
    assert inside(lines, 14) == ["14^", "torii"]
    assert inside(lines, 16) == ["16", "palace"]
    assert inside(lines, 25) == ["25", "sacred"]
    assert inside(lines, 12) == ["12", "free"]


def test_lanes_lead_from_spot_to_spot(yamatai: Game) -> None:
    board: Any = yamatai.board()
    lines = sea(NARROWEST).canvas.text("").plain.splitlines()
    spots = sea(NARROWEST).spots
    for spot, other in board["lanes"]:
        (x, y), (u, v) = spots[spot - 1], spots[other - 1]
        for part in (0.25, 0.5, 0.75):
            across, down = x + (u - x) * part, y + (v - y) * part
            near = [lines[row][column] for row in (int(down), round(down)) for column in (int(across), round(across))]
            assert any(ord(sign) in BRAILLE for sign in near), (spot, other, part)


def test_spots_that_are_open_to_a_boat_now_stand_out() -> None:
    view = seen(turn(6), 0)
    text = ArchipelagoMap(YAMATAI.board(), WORDS, NARROWEST).draw(view)
    underlined = {text.plain[span.start : span.end] for span in text.spans if "underline" in str(span.style)}
    assert underlined == {"»7", "»16", "»26", "»37", "»49"}
    for_others = ArchipelagoMap(YAMATAI.board(), WORDS, NARROWEST).draw(seen(turn(6), 1))
    assert not [span for span in for_others.spans if "underline" in str(span.style)]


def test_the_console_without_braille_gets_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "linux")
    text = "\n".join(drawn(seen(opening())))
    assert "··" in text
    assert not any(ord(sign) in BRAILLE for sign in text)


def test_the_list_holds_every_ring_with_its_boats() -> None:
    state = lies(opening(), "wood 17")
    console = Console(width=60)
    with console.capture() as capture:
        console.print(archipelago_list(seen(state), YAMATAI.board(), WORDS))
    text = capture.get()
    assert re.search(r"^1   fan: 1–2–8–»7 *$", text, re.MULTILINE)
    assert re.search(r"^13\^ free: 17W–18–28–27 *$", text, re.MULTILINE)
    board = YAMATAI.board()
    pairs = set()
    for line in re.findall(r": ([\d»–A-Z]+)", text):
        ring = [int(re.sub(r"\D", "", spot)) for spot in line.split("–")]
        pairs |= {frozenset(pair) for pair in zip(ring, ring[1:] + ring[:1], strict=True)}
    assert pairs == {frozenset(lane) for lane in board["lanes"]}
