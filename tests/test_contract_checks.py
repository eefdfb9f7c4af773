"""Properties that hold in every position, found by hypothesis, the fuzzer and the comparison of both builds."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shima import fair, record
from shima.arena.fuzz import fuzz, fuzz_part, play_and_check
from shima.games.contract_checks import broken
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, State
from shima.games.playout import playout
from shima.registry import open_game
from shima.session import Session
from tests.conftest import BUILD
from tests.faulty_games import GameWithoutReasons, LossyGame, ShortGame, fields
from tests.profile import by_profile

GAMES = ("tokaido-duo", "yamatai")
SOURCES = Path(__file__).parent.parent / "src"
FUZZED = {"tokaido-duo": by_profile(6, 40, 2000), "yamatai": by_profile(1, 6, 300)}


FIELDS = [
    pytest.param(name, field, id=f"{name}-{'player' if field[0] else 'table'}-{field[1]}")
    for name in GAMES
    for field in fields(open_game(name))
    if field != (False, "spring_is_new")  # see test_the_spring_is_never_new_at_a_decision
]


def walk(game: Game, choices: list[int], players: int) -> State:
    """Return a position reached by arbitrary choices, including chance outcomes."""
    state = game.new(players)
    for choice in choices:
        moves = state.moves()
        if not moves:
            break
        state.play(moves[choice % len(moves)])
    return state


@settings(max_examples=by_profile(40, 120, 2000), deadline=None)
@given(name=st.sampled_from(GAMES), choices=st.lists(st.integers(0, 10**6), max_size=400), seed=st.integers(0, 99))
def test_every_contract_check_passes_wherever_choices_lead(name: str, choices: list[int], seed: int) -> None:
    game = open_game(name)
    players = game.seats[seed % len(game.seats)]
    assert broken(game, walk(game, choices, players), Dice(seed)) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_fuzzer_finds_no_violation(name: str, tmp_path: Path) -> None:
    report = fuzz(name, FUZZED[name], "tests", 1, str(tmp_path), lambda _: None)
    assert report["violations"] == []
    assert not list(tmp_path.iterdir())


def test_the_fuzzer_finds_a_fault_and_saves_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, duo: Game
) -> None:
    monkeypatch.setattr("shima.arena.fuzz.open_game", lambda *_: GameWithoutReasons(duo))
    report = fuzz("tokaido-duo", 3, "fault", 1, str(tmp_path), lambda _: None)
    violations = report["violations"]
    assert isinstance(violations, list)
    assert len(violations) == 3
    assert "after move 1: why: move 0 is legal: False, and why says None" in violations[0]
    dumped = record.read((tmp_path / "fuzz-tokaido-duo-1.shima").read_text(encoding="utf-8"))
    assert len(dumped.moves) == 1


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_a_field_missing_from_copy_and_key_is_noticed(name: str, field: tuple[bool, str]) -> None:
    """A copy is compared with its original, not just with other copies."""
    options = [("rulebook", "german")] if field[1] in ("rulebook", "fresh") else []
    game = LossyGame(open_game(name), field, options)
    assert any(play_and_check(game, "lossy", number, 10)[2] for number in range(3))


def test_the_spring_is_never_new_at_a_decision(duo: Game) -> None:
    """It is set and cleared within one move, so that no copy ever has to know it."""
    owned = 0
    for number in range(20):
        state: Any = duo.new()
        dice = Dice(number)
        while state.actor() != OVER:
            assert not state.spring_is_new
            state.play(state.random_move(dice))
            owned += state.spring_owner >= 0
    assert owned > 100


def test_a_copy_that_differs_only_in_later_positions_is_noticed(duo: Game) -> None:
    _, _, found, _ = play_and_check(ShortGame(duo), "short", 0)
    assert "copy: another actor than its original" in found


def test_a_rule_that_raises_is_a_violation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, duo: Game) -> None:
    monkeypatch.setattr("shima.arena.fuzz.open_game", lambda *_: GameWithoutReasons(duo))
    monkeypatch.setattr(GameWithoutReasons, "write", lambda *_: 1 // 0)
    report = fuzz("tokaido-duo", 1, "raises", 1, str(tmp_path), lambda _: None)
    assert "after move 0: ZeroDivisionError" in str(report["violations"])


@pytest.mark.slow  # the other build must be up to date
@pytest.mark.parametrize("name", GAMES)
def test_both_builds_give_the_same_states(name: str) -> None:
    """The other build plays the same games in a process of its own, and meets the same positions."""
    here = fuzz_part(name, "", {}, "builds", "", 10, range(6)).digest
    code = (
        "from shima.games import game; from shima.arena.fuzz import fuzz_part; "
        f"print(game.__file__, fuzz_part({name!r}, '', {{}}, 'builds', '', 10, range(6)).digest)"
    )
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if BUILD == "compiled":
        environment["PYTHONPATH"] = str(SOURCES)
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    file, there = run.stdout.split()
    assert there == here
    installed_is_compiled = BUILD == "compiled" or not file.endswith(".py")
    assert installed_is_compiled == (Path(sys.prefix) / ".shima").read_text().startswith("compiled")


@pytest.mark.parametrize("name", GAMES)
def test_a_view_does_not_change_with_what_its_viewer_cannot_know(name: str) -> None:
    """The same moves under different seeds: until the next chance move, no view tells the seeds apart."""
    game = open_game(name)
    dice = Dice(11)
    told_apart = 0
    for number in range(12):
        first = Session(game, ("a", "b"), fair.derived_seed(f"view {number}"))
        for _ in range(60):
            if not first.state.moves():
                break
            first.play(first.state.random_move(dice))
        if not first.state.moves():
            continue
        second = Session(game, ("a", "b"), fair.derived_seed("another"))
        second.state, second.moves = first.state.copy(), first.moves[:]
        second.seed = fair.derived_seed(f"other luck {number}")
        while first.state.moves() and first.state.key() == second.state.key():
            for viewer in (None, 0, 1):
                assert game.view(first.state, viewer) == game.view(second.state, viewer)
            move = first.state.random_move(dice)
            first.play(move)
            second.play(move)
        told_apart += first.state.key() != second.state.key()
    assert told_apart > 3


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_plain_data(name: str) -> None:
    game = open_game(name)
    state = game.new()
    dice = Dice(2)
    while state.actor() != OVER:
        view = game.view(state, 0)
        assert json.loads(json.dumps(view)) == view
        state.play(state.random_move(dice))
    assert json.loads(json.dumps(game.board())) == game.board()


@pytest.mark.parametrize("name", GAMES)
def test_random_play_inside_the_engine_is_random_play(name: str) -> None:
    game = open_game(name)
    state = game.new()
    assert playout(state, Dice(4)) > 30
    assert state.actor() == OVER
    other = game.new()
    playout(other, Dice(4))
    assert other.key() == state.key()
    playout(again := game.new(), Dice(5))
    assert again.key() != state.key()


def test_the_engine_draws_by_weight(duo: Game) -> None:
    state = duo.new()
    dice = Dice(1)
    while len(state.moves()) != 36:
        state.play(state.random_move(dice))
    weights = dict(zip(state.moves(), state.weights(), strict=True))
    seen = Counter(state.random_move(dice) for _ in range(43_200))
    assert state.actor() == CHANCE
    assert sum(weights.values()) == 216
    for move, weight in weights.items():
        assert abs(seen[move] - weight * 200) < 4 * (weight * 200) ** 0.5


def test_the_engines_dice_have_a_long_period() -> None:
    """Marsaglia's condition on the multiplier: both numbers are prime."""
    safe = 1069998789 * 2**32 - 1
    assert all(pow(base, number - 1, number) == 1 for number in (safe, safe // 2) for base in (2, 3, 5, 7))
