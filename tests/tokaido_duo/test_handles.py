"""What a player touches on the table to make a move."""

from collections.abc import Mapping
from typing import Any

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER
from tests.tokaido_duo.positions import DUO, GREEN, VIOLET, hold, opening, own, place, play


def handles(state: Any) -> dict[str, list[str]]:
    view = DUO.view(state, state.actor())
    return {offer["text"]: offer["handles"] for offer in view["moves"]}


def expected(text: str, view: Mapping[str, Any]) -> list[str]:
    """Worked out from the notation and the view alone."""
    verb, *rest = text.split(" ")
    own = view["players"][view["turn"] - 1]
    if verb in ("pilgrim", "merchant", "artist"):
        die = "spring" if view["phase"] == "act" else f"die:{verb}"
        space = own[verb] if rest[0] == "stay" else rest[0]
        return [die, f"{'region' if verb == 'artist' else 'at'}:{space}"]
    if verb in ("wave", "return"):
        return [f"{'wave' if verb == 'wave' else 'ware'}:{rest[0]}"]
    return [f"do:{text.replace(' ', '-')}"]


@pytest.mark.parametrize("seed", range(5))
def test_every_offered_move_has_handles(seed: int) -> None:
    state, dice, verbs = DUO.new(), Dice(seed), set[str]()
    while state.actor() != OVER:
        if state.actor() != CHANCE:
            view = DUO.view(state, state.actor())
            for text, touched in handles(state).items():
                assert touched == expected(text, view), text
                verbs.add(text.split(" ")[0])
        state.play(state.random_move(dice))
    assert verbs >= {"pilgrim", "merchant", "artist", "coins", "temple", "sell", "draw", "paint", "pass"}


def test_a_die_is_touched_before_the_space() -> None:
    assert handles(opening("1 1 1"))["merchant M3"] == ["die:merchant", "at:M3"]


def test_after_the_action_the_hot_spring_is_touched_instead_of_a_die() -> None:
    state = play(own(opening("1 1 1"), VIOLET, "spring"), "1 merchant M3")
    assert handles(state)["merchant M2"] == ["spring", "at:M2"]
    assert handles(state)["pass"] == ["do:pass"]


def test_a_figure_that_stays_is_touched_where_it_stands() -> None:
    state = place(opening("1 3 1"), VIOLET, pilgrim="C4", merchant="M2")
    place(state, GREEN, pilgrim="C5")
    assert handles(state)["merchant stay"] == ["die:merchant", "at:M2"]


def test_a_ware_to_put_back_is_touched_itself() -> None:
    state = hold(place(opening("1 1 1"), VIOLET, merchant="M2"), VIOLET, fan=5)
    play(state, "1 merchant M3", "1 draw 4", *["* ware kimono"] * 4)
    assert handles(state) == {"return kimono": ["ware:kimono"], "return fan": ["ware:fan"]}
