"""Y1.4, Y9, Y11.5: a set can number its fleets in another order, and the numbers decide the turn order."""

import re
from typing import Final

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.games.yamatai.game import Yamatai, YamataiState
from shima.language import LANGUAGES, language
from tests.component_sets import ARCHIPELAGO
from tests.yamatai.positions import ROW, SHOWN, YAMATAI, boats, tokens

NUMBERS: Final = {1: 1, 2: 10, 3: 4, 4: 3, 5: 9, 6: 2, 7: 8, 8: 6, 9: 5, 10: 7}
"""The new number of each fleet of the rulebook's list."""


def renumbered() -> Yamatai:
    text = re.sub(r"\bnumber = (\d+)", lambda found: f"number = {NUMBERS[int(found[1])]}", ARCHIPELAGO)
    return Yamatai(text)


OWN: Final = renumbered()


def opening(game: Yamatai, *fleets: int) -> YamataiState:
    """The first turn of a game of two, with these fleets on offer."""
    state = game.new(2)
    lines = [f"specialist {name}" for name in SHOWN] + [f"tile {tile}" for tile in ROW]
    lines += [f"reveal {fleet}" for fleet in fleets] + [f"token {token}" for token in tokens()] + ["seat 1"]
    return played(game, state, *lines)


def played(game: Yamatai, state: YamataiState, *lines: str) -> YamataiState:
    for line in lines:
        state.play(game.parse(state, line))
    return state


def offers(game: Yamatai, state: YamataiState) -> list[str]:
    return [game.write(state, move).split(" ", 1)[1] for move in state.moves()]


@pytest.mark.parametrize("kind", range(1, 11))
def test_boats_and_power_move_with_the_fleet(kind: int) -> None:
    number = NUMBERS[kind]
    others = [other for other in range(1, 11) if other != kind][:4]
    standard = opening(YAMATAI, kind, *others)
    own = opening(OWN, number, *(NUMBERS[other] for other in others))
    played(YAMATAI, standard, f"fleet {kind}")
    played(OWN, own, f"fleet {number}")
    assert boats(own, 1) == boats(standard, 1)
    assert offers(OWN, own) == offers(YAMATAI, standard)


def test_moves_keep_their_numbers() -> None:
    assert OWN.notation.texts == YAMATAI.notation.texts


def test_the_number_decides_who_plays_first() -> None:  # Y11.5
    state = opening(OWN, 10, 2, 3, 4, 5)  # 10 is the fleet that reserves, 2 the one that switches tokens
    dice = Dice(1)
    turns = [10, 5, 2, 3]
    while state.round == 1:
        if state.actor() == CHANCE:
            state.play(state.random_move(dice))
        elif not state.fleet >= 0:
            played(OWN, state, f"fleet {turns.pop(0)}")
        else:
            played(OWN, state, "end" if "end" in offers(OWN, state) else offers(OWN, state)[0])
    assert state.order == (0, 1, 1, 0), "seat 1 took fleets 10 and 2, seat 2 took 5 and 3"


def test_a_power_of_another_fleet_is_refused_with_the_numbers_of_the_set() -> None:  # Y9.4
    state = played(OWN, opening(OWN, 1, 2, 3, 4, 5), "fleet 2")
    reason = OWN.why(state, OWN.parse(state, "peek"))
    assert reason is not None
    assert (reason.rule, reason.text.args) == ("Y9.3", {"needed": 4, "fleet": 2})
    assert all("4" in language(code).say(reason.text) for code in LANGUAGES)


def test_the_board_lists_fleets_by_number() -> None:
    assert [fleet["power"] for fleet in OWN.board()["fleets"]] == [
        None,
        "switch-tokens",
        "slide",
        "peek",
        "discount",
        "switch-boats",
        None,
        "remove-boats",
        "sacred-ground",
        "reserve",
    ]
    assert OWN.board()["fleets"][6]["boats"] == ["clay", "wood", "any"]


def test_random_games_keep_every_invariant() -> None:
    dice = Dice(7)
    for players in (2, 3, 4):
        state = OWN.new(players)
        while state.moves():
            state.play(state.random_move(dice))
            assert OWN.violations(state) == []
        assert state.ending()
