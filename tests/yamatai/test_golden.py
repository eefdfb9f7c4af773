"""Golden games: whole records replayed, and their final scores worked out by hand, line by line (Y12.1)."""

from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from shima import record
from shima.games.counts import total
from shima.games.game import OVER
from shima.games.masks import bits
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.specialists.registry import SPECIALIST_NAMES
from shima.registry import open_game_with

RECORDS = Path(__file__).parent.parent / "records"


@dataclass(frozen=True)
class Player:
    """What lies before a player at the end, read off the record's last position, and what it is worth."""

    coins: int
    coins_a_point: int  # 3 with Fu Hsi
    prestige: int
    points_a_token: int  # 2 with Amateratsu
    built: dict[int, int]  # tile: points
    hired: dict[str, int]  # specialist: points
    reserved: int
    aside: int
    total: int


GAMES = {
    "yamatai-2": (
        Player(
            coins=74,  # // 5 = 14
            coins_a_point=5,
            prestige=11,  # * 2 = 22
            points_a_token=2,
            built={21: 4, 20: 4, 22: 6, 23: 6, 17: 3, 13: 5, 19: 4, 9: 5, 7: 4, 26: 10, 3: 4, 4: 4, 18: 3},  # = 62
            hired={"Amateratsu": 1, "Ananda": 3, "Awashima": 3, "Kagutsuchi": 2, "Toyo-Tama": 3, "Yasoma": 6},  # = 18
            reserved=0,  # = 0
            aside=3,  # // 2 = -1
            total=115,
        ),
        Player(
            coins=26,  # // 3 = 8
            coins_a_point=3,
            prestige=3,  # * 1 = 3
            points_a_token=1,
            built={1: 3, 12: 5, 2: 3},  # = 11
            hired={"Fu-Hsi": 1, "Michimata": 3, "Susanoo": 2},  # = 6
            reserved=1,  # = -1
            aside=11,  # // 2 = -5
            total=22,
        ),
    ),
    "yamatai-3": (
        Player(
            coins=62,  # // 5 = 12
            coins_a_point=5,
            prestige=6,  # * 2 = 12
            points_a_token=2,
            built={27: 11, 4: 4, 9: 5, 19: 4, 13: 5, 10: 4, 17: 3, 15: 6},  # = 42
            hired={"Amateratsu": 1, "Kachiko": 4, "Susanoo": 2, "Tomoe": 3},  # = 10
            reserved=0,  # = 0
            aside=1,  # // 2 = 0
            total=76,
        ),
        Player(
            coins=52,  # // 5 = 10
            coins_a_point=5,
            prestige=0,  # * 1 = 0
            points_a_token=1,
            built={7: 4},  # = 4
            hired={"Ebisu": 1, "Izanami": 2, "Nakatsu": 3, "Raijin": 4},  # = 10
            reserved=1,  # = -1
            aside=0,  # // 2 = 0
            total=23,
        ),
        Player(
            coins=26,  # // 5 = 5
            coins_a_point=5,
            prestige=1,  # * 1 = 1
            points_a_token=1,
            built={2: 3, 11: 5, 21: 4, 12: 5, 28: 13, 18: 3, 25: 8, 16: 6, 23: 6},  # = 53
            hired={"Michimata": 3, "Toyo-Tama": 3},  # = 6
            reserved=0,  # = 0
            aside=2,  # // 2 = -1
            total=64,
        ),
    ),
    "yamatai-4": (
        Player(
            coins=20,  # // 5 = 4
            coins_a_point=5,
            prestige=5,  # * 1 = 5
            points_a_token=1,
            built={23: 6, 3: 4, 16: 6, 14: 5, 25: 8, 7: 4, 20: 4, 21: 4},  # = 41
            hired={"Michimata": 3},  # = 3
            reserved=0,  # = 0
            aside=1,  # // 2 = 0
            total=53,
        ),
        Player(
            coins=36,  # // 5 = 7
            coins_a_point=5,
            prestige=0,  # * 1 = 0
            points_a_token=1,
            built={},  # = 0
            hired={"Ebisu": 1, "Kachiko": 4, "Kagutsuchi": 2, "Riu": 4},  # = 11
            reserved=1,  # = -1
            aside=3,  # // 2 = -1
            total=16,
        ),
        Player(
            coins=46,  # // 3 = 15
            coins_a_point=3,
            prestige=4,  # * 1 = 4
            points_a_token=1,
            built={28: 13, 6: 5, 13: 5, 27: 11, 9: 5},  # = 39
            hired={"Fu-Hsi": 1, "Tomoe": 3, "Toyo-Tama": 3},  # = 7
            reserved=0,  # = 0
            aside=0,  # // 2 = 0
            total=65,
        ),
        Player(
            coins=42,  # // 5 = 8
            coins_a_point=5,
            prestige=3,  # * 2 = 6
            points_a_token=2,
            built={12: 5, 5: 4, 4: 4, 2: 3},  # = 16
            hired={"Amateratsu": 1, "Ananda": 3, "Izanagi": 3, "Raijin": 4, "Yasoma": 6},  # = 17
            reserved=0,  # = 0
            aside=0,  # // 2 = 0
            total=47,
        ),
    ),
}
ENDS = {"yamatai-2": "buildings", "yamatai-3": "boats", "yamatai-4": "buildings"}
RANKINGS: dict[str, tuple[int, ...]] = {"yamatai-2": (1, 2), "yamatai-3": (1, 3, 2), "yamatai-4": (2, 4, 1, 3)}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_its_end(name: str) -> None:  # Y12.1, Y11
    golden = record.read((RECORDS / f"{name}.shima").read_text(encoding="utf-8"))
    game = open_game_with("yamatai", golden.set_hash)
    assert record.verify(golden, game) > 50
    state = record.replay(golden, game)
    assert state.actor() == OVER
    assert state.ending() == ENDS[name]
    assert game.violations(state) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_final_score_of_a_golden_game_adds_up(name: str) -> None:  # Y12.1
    golden = record.read((RECORDS / f"{name}.shima").read_text(encoding="utf-8"))
    state = cast(YamataiState, record.replay(golden, open_game_with("yamatai", golden.set_hash)))
    for mat, player in zip(state.mats, GAMES[name], strict=True):
        assert (mat.coins, mat.prestige) == (player.coins, player.prestige)
        assert [tile + 1 for tile in mat.built] == list(player.built)
        assert [SPECIALIST_NAMES[number] for number in bits(mat.specialists)] == list(player.hired)
        assert (len(mat.reserved), total(mat.aside)) == (player.reserved, player.aside)
        worth = player.coins // player.coins_a_point + player.prestige * player.points_a_token
        worth += sum(player.built.values()) + sum(player.hired.values()) - player.reserved - player.aside // 2
        assert worth == player.total
    totals = tuple(player.total for player in GAMES[name])
    assert totals == state.scores() == golden.result


@pytest.mark.parametrize("name", GAMES)
def test_the_ranking_of_a_golden_game(name: str) -> None:  # Y12.2
    golden = record.read((RECORDS / f"{name}.shima").read_text(encoding="utf-8"))
    state = record.replay(golden, open_game_with("yamatai", golden.set_hash))
    assert state.ranking() == RANKINGS[name]
    best = max(player.total for player in GAMES[name])
    assert GAMES[name][state.ranking().index(1)].total == best
