"""The map of the island, for the standard set and for others."""

from typing import Any

import pytest
from rich.console import Console

from shima import fair
from shima.games.game import Game
from shima.language import Language
from shima.session import Session
from shima.terminal.canvas import Canvas, path, place
from shima.terminal.tokaido_duo.map import IslandMap
from shima.terminal.tokaido_duo.words import Words

WORDS = Words(Language("en"))


def opening(game: Game) -> Any:
    return game.view(Session(game, ("Anna", "Ben"), fair.derived_seed("7")).state, None)


def drawn(board: Any, view: Any, width: int = 77) -> list[str]:
    return IslandMap(board, WORDS, width).draw(view).plain.splitlines()


def test_the_standard_island_at_80_columns(duo: Game) -> None:
    assert [line.rstrip() for line in drawn(duo.board(), opening(duo))] == [
        "  C1+1   C1+2   C1+3  C2 ¥4   C2+1   C2+2   C2+3  C3 ¥3   C3+1   C3+2   C3+3",
        " temple garden temple kimono  sea   temple temple  doll  garden spring temple",
        "                        │                           │            [P]",
        "      1 mountain        │                           │ 3 bamboo",
        " C1 ¥2 ──────────╮      │        2 waterfall        │      ╭─────────── C4 ¥2",
        " fan             │      │                           │      │              fan",
        " C8+3            │      │                           │      │ 4 moon      C4+1",
        " garden     8    │ (M)  │                           │  [M] │  [A]      temple",
        " C8+2     bamboo M1 ─── M2 ──────────────────────── M3 ─── M4            C4+2",
        " sea       (A)   │ +3   │ +2                     +4 │   +3 │              sea",
        " C8+1            │      │                           │      │             C4+3",
        " temple          │      │        6 mountain         │      │           garden",
        " C8 ¥2 ──────────╯      │                           │      ╰─────────── C5 ¥3",
        " doll        7 moon     │                           │  5 waterfall     kimono",
        "                        │                           │",
        "         (P)            │                           │",
        "  C7+3   C7+2   C7+1  C7 ¥3   C6+3   C6+2   C6+1  C6 ¥3   C5+3   C5+2   C5+1",
        " temple spring garden ceram. temple temple  sea   ceram. temple garden temple",
    ]


@pytest.mark.parametrize("width", range(77, 110))
def test_every_place_stands_on_the_map_at_every_width(duo: Game, width: int) -> None:
    lines = drawn(duo.board(), opening(duo), width)
    text = "\n".join(lines)
    board: Any = duo.board()
    assert max(map(len, lines)) <= width
    for name in [station["name"] for station in board["stations"]] + list(board["mountain_towns"]):
        assert name in text
    for number, region in enumerate(board["regions"], start=1):
        assert str(number) in text
        assert region["landscape"] in text
    for figure in ("[P]", "(P)", "[M]", "(M)", "[A]", "(A)"):
        assert text.count(figure) == 1


def test_every_figure_is_to_be_seen_wherever_it_stands(duo: Game) -> None:
    board: Any = duo.board()
    island = IslandMap(board, WORDS, 77)
    view = opening(duo)
    stations = [station["name"] for station in board["stations"]]
    towns = [name for name in stations if "+" not in name] + list(board["mountain_towns"])
    places = {"pilgrim": stations, "merchant": towns, "artist": [1, 2, 3, 4, 5, 6, 7, 8]}
    for character, spaces in places.items():
        for space in spaces:
            for player, other in ((0, 1), (1, 0)):
                view = opening(duo)
                for figure in places:
                    view["players"][other][figure] = view["players"][player][figure]
                view["players"][player][character] = space
                assert island.draw(view).plain.count(WORDS.figure(player, character)) == 1


def test_two_figures_share_a_mountain_town_and_a_region(duo: Game) -> None:
    view = opening(duo)
    for town in ("M1", "M2", "M3", "M4"):
        for player in view["players"]:
            player["merchant"], player["artist"] = town, 4
        text = "\n".join(drawn(duo.board(), view))
        assert "[M](M)" in text
        assert "[A](A)" in text
        assert f"{town} " in text


def coast(counts: list[int]) -> list[dict[str, str]]:
    stations = []
    for town, count in enumerate(counts, start=1):
        stations.append({"name": f"C{town}", "kind": "town"})
        stations.extend({"name": f"C{town}+{behind}", "kind": "temple"} for behind in range(1, count + 1))
    return stations


@pytest.mark.parametrize(
    "counts",
    [[1] * 8, [0, 2, 0, 2, 0, 2, 0, 2], [4, 1, 2, 3, 4, 1, 2, 3], [1, 1, 1, 9, 1, 1, 1, 1], [3, 3, 3, 0, 3, 3, 3, 0]],
)
def test_coasts_of_other_sets_are_drawn(duo: Game, counts: list[int]) -> None:
    board: Any = {**duo.board(), "stations": coast(counts)}
    view = opening(duo)
    for player in view["players"]:
        player["pilgrim"] = "C2"
    text = "\n".join(drawn(board, view))
    for station in board["stations"]:
        assert station["name"] in text
    for number in range(1, 9):
        assert f"{number}" in text


def test_a_route_without_a_clear_way_is_listed(duo: Game) -> None:
    board: Any = duo.board()
    to_the_coast = [route for route in board["routes"] if route[1].startswith("C")]
    star = [["M1", "M2"], ["M1", "M3"], ["M1", "M4"], *to_the_coast]
    changed: Any = {**board, "routes": star}
    island = IslandMap(changed, WORDS, 77)
    assert island.undrawn == [("M1", "M3"), ("M1", "M4")]


def test_a_coast_too_long_for_the_width_does_not_fit(duo: Game) -> None:
    board: Any = duo.board()
    assert IslandMap.fits(board, 77)
    assert not IslandMap.fits(board, 76)
    for counts in ([5, 5, 5, 1, 5, 5, 5, 1], [3] * 7):
        changed: Any = {**board, "stations": coast(counts)}
        assert not IslandMap.fits(changed, 77)


def test_lines_join_where_they_meet() -> None:
    canvas = Canvas(5, 3)
    canvas.line([(0, 1), (4, 1)])
    canvas.line([(2, 0), (2, 2)])
    assert canvas.text("").plain.splitlines() == ["  │  ", "──┼──", "  │  "]
    assert path([(0, 0), (2, 0), (2, 1)]) == [(0, 0), (1, 0), (2, 0), (2, 1)]


def test_a_box_finds_its_place_or_none() -> None:
    canvas = Canvas(7, 3)
    canvas.line([(0, 1), (6, 1)])
    area = canvas.area((0, 0))
    assert len(area) == 7
    assert place(area, 3, 1) == (2, 0)
    assert place(area, 3, 2) is None
    assert place(set(), 1, 1) is None


def test_the_map_needs_no_colour(duo: Game) -> None:
    console = Console(width=80, no_color=True, record=True)
    board: Any = duo.board()
    with console.capture() as capture:
        console.print(IslandMap(board, WORDS, 77).draw(opening(duo)))
    assert "[P]" in capture.get()
