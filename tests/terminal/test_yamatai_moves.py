"""The list of moves, which may be long in Yamataï."""

import re
from typing import Any

import pytest
from rich.console import Console

from shima.language import language
from shima.terminal.offer import MoveList, grouped, notation
from shima.terminal.yamatai.board import Board
from tests.yamatai.positions import YAMATAI, bare, has_boats, has_tokens, hires, lies, turn

NUMBER_TO_WORD = re.compile(r"(\d+) → (\S+)")


def crowd() -> Any:
    """Toyo Tama with a boat of every colour: the whole rim, five times."""
    boats = dict.fromkeys(("bamboo", "wood", "stone", "clay", "gold"), 1)
    return hires(has_boats(turn(6), 1, **boats), 1, "Toyo-Tama")


def in_order(state: Any) -> list[int]:
    """The legal moves by their numbers in the list."""
    groups = grouped(YAMATAI.view(state, state.actor()), Board(YAMATAI.board(), language("en")))
    return [offer["move"] for group in groups.values() for offer in group]


def listed(state: Any, width: int = 80, code: str = "en") -> str:
    speech = language(code)
    picture = Board(YAMATAI.board(), speech)
    view = YAMATAI.view(state, state.actor())
    console = Console(width=width)
    with console.capture() as capture:
        console.print(MoveList(YAMATAI, state, view, ("Anna", "Ben"), speech, picture).whole(width))
    return capture.get()


def blocks(text: str, headings: set[str]) -> dict[str, str]:
    """What stands under each heading."""
    found: dict[str, str] = {}
    heading = ""
    for line in text.splitlines():
        heading = next((one for one in headings if line.startswith(f"{one} ")), heading)
        found[heading] = found.get(heading, "") + line.removeprefix(heading) + "\n"
    return found


@pytest.mark.parametrize("width", [60, 80, 120])
def test_more_than_a_hundred_moves_keep_their_numbers_and_stay_readable(width: int) -> None:
    state = crowd()
    moves = in_order(state)
    assert len(moves) > 100
    text = listed(state, width)
    places = {f"Place {colour}" for colour in ("bamboo", "wood", "stone", "clay", "gold")}
    under = blocks(text, places | {"Buy", "Sell", "Put aside", "Switch a token", "End"})
    expected: dict[str, dict[int, str]] = {}
    for number, move in enumerate(moves, start=1):
        verb, *rest = notation(YAMATAI, state, move).split(" ")
        if verb == "place":
            expected.setdefault(f"Place {rest[0]}", {})[number] = rest[1]
    assert set(expected) == places
    for heading in places:
        assert {int(n): spot for n, spot in NUMBER_TO_WORD.findall(under[heading])} == expected[heading]
    assert len(text.splitlines()) <= {60: 60, 80: 42, 120: 32}[width]
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_number_is_listed_once_whatever_there_is_to_do(code: str) -> None:
    tokens = dict.fromkeys(("fan", "lantern", "mask", "scroll", "drum", "crane"), 2)
    boats = ("wood 17", "clay 18", "stone 28", "gold 20", "bamboo 31", "wood 44")
    states: list[Any] = [crowd(), bare(lies(turn(4), *boats), 1, 2, 3)]
    states += [lies(turn(7), *boats), lies(turn(8), *boats), bare(turn(5)), has_boats(turn(1), 1)]
    specialists = ("Raijin", "Nakatsu", "Michimata", "Hetsuka", "Tomoe")
    states.append(hires(has_tokens(has_boats(turn(9), 1, gold=1, wood=2, stone=1), 1, **tokens), 1, *specialists))
    states.append(has_tokens(has_boats(turn(1), 1, wood=1), 1, **tokens))
    for state in states:
        text = " ".join(listed(state, 160, code).split())
        shorts = [int(number) for number, _ in NUMBER_TO_WORD.findall(text)]
        labels = [language(code).say(YAMATAI.label(state, move), ("Anna", "Ben")) for move in in_order(state)]
        in_full = [number for number, label in enumerate(labels, start=1) if f" {number} {label} " in text]
        assert sorted([*shorts, *in_full]) == list(range(1, len(labels) + 1))


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_short_list_has_a_sentence_for_each_move(code: str) -> None:
    """The notation is English in every language. The words next to it are not."""
    state = has_boats(turn(1), 1, bamboo=1)
    text = " ".join(listed(state, 120, code).split())
    for number, move in enumerate(in_order(state), start=1):
        label = language(code).say(YAMATAI.label(state, move), ("Anna", "Ben"))
        assert f"{number} {label} {notation(YAMATAI, state, move)}" in text


def test_a_crowded_group_tells_how_its_moves_are_written() -> None:
    text = listed(crowd())
    assert "place clay …" in text
    assert "switch-token …" in text


def test_boats_tokens_and_payments_are_named_in_short() -> None:
    boats = ("wood 17", "clay 18", "stone 28", "gold 20", "bamboo 31")
    assert "17W–8" in listed(lies(turn(4), *boats))
    assert "→ 18C" in listed(lies(turn(7), *boats, "wood 44", "wood 50", "clay 36", "stone 39"))
    tokens = dict.fromkeys(("fan", "lantern", "mask", "scroll", "drum", "crane"), 2)
    text = listed(has_tokens(has_boats(turn(1), 1, wood=1), 1, **tokens))
    assert "Recruit Fu Hsi" in text
    assert "→ 2 fan" in text
    assert "→ fan+lant+mask" in text
