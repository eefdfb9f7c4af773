"""D10: what each player may know, and the probabilities of chance, which are all that is known about it."""

import json
from typing import cast

from shima.games.counts import count, one, unpack
from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.games.tokaido_duo.constants import LANDSCAPES, WARES
from shima.games.tokaido_duo.game import DuoState
from tests.tokaido_duo.positions import DUO, GREEN, VIOLET, hold, offers, opening, own, paintings, place, play

VIEWERS = (None, VIOLET, GREEN)
Player = dict[str, object]


def players(state: DuoState, viewer: int | None) -> list[Player]:
    return cast(list[Player], DUO.view(state, viewer)["players"])


def game_of(seed: int) -> list[DuoState]:
    """Every position of a random game."""
    state, dice, met = DUO.new(), Dice(seed), []
    while state.moves():
        met.append(state.copy())
        state.play(state.random_move(dice))
    return met


def test_all_see_the_same_but_for_what_they_may_do() -> None:  # D10.1
    for state in game_of(7):
        views = [dict(DUO.view(state, viewer)) for viewer in VIEWERS]
        for view, viewer in zip(views, VIEWERS, strict=True):
            json.dumps(view)
            assert bool(view.pop("moves")) == (state.actor() == viewer)
            view.pop("viewer")
        assert views[0] == views[1] == views[2]


def test_face_down_paintings_are_seen_as_counts_without_an_order() -> None:  # D10.1
    state = paintings(opening("1 1 1"), VIOLET, up="moon bamboo", given=3)
    for viewer in VIEWERS:
        violet, green = players(state, viewer)
        assert violet["face_up"] == ["moon", "bamboo"]
        assert green["face_up"] == []
        for seat, player in enumerate((violet, green)):
            assert player["face_down"] == dict(zip(LANDSCAPES, unpack(state.boards[seat].face_down, 4), strict=True))


def test_the_next_painting_is_not_decided_before_it_is_turned_up() -> None:  # D10.1
    state = play(opening("1 1 1"), "1 artist 3", "1 paint 2")
    before = state.key()
    afters = {}
    for move in state.moves():
        after = state.copy()
        after.play(move)
        afters[move] = players(after, None)[VIOLET]["face_up"]
    assert sorted(str(painted) for painted in afters.values()) == sorted(f"['{name}']" for name in LANDSCAPES)
    assert state.key() == before


def test_the_next_ware_is_not_decided_before_it_is_drawn() -> None:  # D10.1
    state = play(opening("1 1 1"), "1 merchant M3", "1 draw 4")
    for viewer in VIEWERS:
        view = DUO.view(state, viewer)
        assert view["bag"] == {"kimono": 5, "ceramic": 6, "doll": 7, "fan": 8}
        assert view["moves"] == []
    assert offers(state) == [f"ware {name}" for name in WARES]


def test_what_all_can_count_is_exactly_what_chance_weighs() -> None:  # D10.1
    for seed in (1, 2):
        for state in game_of(seed):
            if state.actor() != CHANCE or not offers(state)[0].startswith(("ware", "painting")):
                continue
            chances = {offer.split()[1]: weight for offer, weight in zip(offers(state), state.weights(), strict=True)}
            view = DUO.view(state, None)
            counted = (
                view["bag"] if offers(state)[0].startswith("ware") else players(state, None)[state.turn]["face_down"]
            )
            assert chances == {name: count for name, count in cast(dict[str, int], counted).items() if count}


def test_all_else_is_open() -> None:  # D10.1
    state = own(hold(place(opening("2 3 1"), GREEN, pilgrim="C1+2"), GREEN, fan=2), GREEN, "artist", "spring")
    state.boards[GREEN].coins = 7
    for viewer in VIEWERS:
        view = DUO.view(state, viewer)
        green = players(state, viewer)[GREEN]
        assert view["dice"] == {"pilgrim": 2, "merchant": 3, "artist": 1}
        assert view["hot_spring"] == GREEN + 1
        assert view["waves"] == [
            {"character": "pilgrim", "side": "slow", "owner": None},
            {"character": "merchant", "side": "cunning", "owner": None},
            {"character": "artist", "side": "efficient", "owner": GREEN + 1},
        ]
        assert (green["pilgrim"], green["coins"]) == ("C1+2", 7)
        assert green["wares"] == {"kimono": 0, "ceramic": 0, "doll": 0, "fan": 2}


def test_of_216_throws_each_comes_as_often_as_its_faces() -> None:  # D1.2, D3.1
    state = opening()
    chances = dict(zip(offers(state), state.weights(), strict=True))
    assert sum(chances.values()) == 216
    assert len(chances) == 36
    faces = ([1, 2, 2, 3, 3, 4], [1, 1, 2, 2, 3, 3], [1, 1, 2, 2, 3, 3])
    for throw, weight in chances.items():
        pips = [int(word) for word in throw.split()[1:]]
        assert weight == faces[0].count(pips[0]) * faces[1].count(pips[1]) * faces[2].count(pips[2])


def test_all_shop_layouts_are_equally_likely() -> None:  # D2.1
    # The chances along any layout multiply to 2! * 2! of 8!, for the two pairs of equal tiles.
    for seed in range(5):
        state, dice, likely, total = DUO.new(), Dice(seed), 1, 1
        while len(state.shops) < 8:
            move = state.random_move(dice)
            likely *= state.weights()[state.moves().index(move)]
            total *= sum(state.weights())
            state.play(move)
        assert (likely, total) == (2 * 2, 40320)


def test_what_chance_does_is_what_happens() -> None:  # D2.1, D3.1, D4.3, D5.3
    met = 0
    for seed in range(3):
        for state in game_of(seed):
            if state.actor() != CHANCE:
                assert state.weights() == ()
                continue
            assert len(state.weights()) == len(state.moves())
            assert min(state.weights()) > 0
            for move in state.moves():
                after = state.copy()
                after.play(move)
                assert happened(state, after) == DUO.write(state, move)
                met += 1
    assert met > 1000


def happened(before: DuoState, after: DuoState) -> str:
    """What differs between the two, as a line of a record."""
    old, new = DUO.view(before, None), DUO.view(after, None)
    shops = cast(list[dict[str, object]], new["shops"])
    waves = cast(list[dict[str, object]], new["waves"])
    if len(shops) > len(before.shops):
        return "* shop {town} {ware} {price}".format(**shops[-1])
    if len(waves) > len(before.wave_sides):
        return "* wave {character} {side}".format(**waves[-1])
    if old["dice"] != new["dice"]:
        return "* die {pilgrim} {merchant} {artist}".format(**cast(dict[str, object], new["dice"]))
    seat = before.turn
    assert before.boards[1 - seat].key() == after.boards[1 - seat].key()
    for ware, name in enumerate(WARES):
        if count(after.boards[seat].wares, ware) > count(before.boards[seat].wares, ware):
            assert after.bag == before.bag - one(ware)
            return f"* ware {name}"
    up_before, up_after = before.boards[seat].face_up, after.boards[seat].face_up
    assert up_after[:-1] == up_before
    return f"* painting {LANDSCAPES[up_after[-1]]}"
