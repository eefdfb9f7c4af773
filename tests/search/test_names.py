"""Names of searches with a budget, and the messages for those that do not exist."""

from pathlib import Path

import pytest

from shima.games.game import UserError
from shima.players import NAMES, is_bot, make, read_budget
from shima.players.levels import LEVELS, Levelled
from shima.players.thinker import Budget, Thinker
from shima.registry import part_file
from tests.tokaido_duo.positions import opening


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search:sims=400", Budget(simulations=400)),
        ("search:seconds=0.5", Budget(seconds=0.5)),
        ("search:sims=400;seconds=2", Budget(simulations=400, seconds=2.0)),
        ("search:sims=1;by=hand", Budget(simulations=1, by_hand=True)),
        ("search:weights=mine.json;sims=3", Budget(simulations=3, weights="mine.json")),
        ("search:sims=8;overlooks=0.5", Budget(simulations=8, overlooks=0.5)),
        ("search:sims=8;style=merchant;liking=0.01", Budget(simulations=8, style="merchant", liking=0.01)),
    ],
)
def test_a_name_is_a_budget(name: str, budget: Budget) -> None:
    assert read_budget(name) == budget
    assert is_bot(name)
    player = make(name, 1)
    assert isinstance(player, Thinker)
    assert (player.name, player.budget) == (name, budget)


def test_a_level_is_a_player_with_a_name() -> None:
    assert NAMES[2:] == tuple(f"level{number}" for number in range(1, 9))
    for level in LEVELS:
        player = make(level.name, 1)
        assert isinstance(player, Levelled)
        assert player.name == level.name


@pytest.mark.parametrize(
    "part",
    [
        "sims=0",
        "sims=-3",
        "sims=many",
        "sims=1000001",
        "sims",
        "seconds=0",
        "seconds=nan",
        "seconds=3601",
        "by=foot",
        "weights=",
        "depth=3",
        "overlooks=1",
        "overlooks=-0.1",
        "overlooks=nan",
        "style=pirate",
        "liking=2",
        "liking=nan",
        "",
    ],
)
def test_a_part_that_means_nothing_is_named(part: str) -> None:
    with pytest.raises(UserError) as refused:
        make(f"search:sims=5;{part}", 1)
    assert refused.value.text.key == "error-search"
    assert refused.value.text.args["part"] == part


def test_a_search_needs_a_limit() -> None:
    with pytest.raises(UserError) as refused:
        make("search:by=hand", 1)
    assert refused.value.text.key == "error-search-budget"


def test_a_person_is_no_bot() -> None:
    assert not is_bot("Ann")
    assert not is_bot("level9")
    assert all(is_bot(name) for name in NAMES)


def choose_with_weights(text: str, folder: Path) -> UserError:
    """How a search takes such a file of weights."""
    file = folder / "mine.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(UserError) as refused:
        make(f"search:sims=2;weights={file}", 1).choose(opening("1 1 1"), 0)
    return refused.value


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    trained = part_file("yamatai", "features", "weights-2.json").read_text(encoding="utf-8")
    refused = choose_with_weights(trained, tmp_path)
    assert refused.text.key == "error-weights-of"
    assert (refused.text.args["game"], refused.text.args["seats"]) == ("yamatai", 2)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "tokaido-duo", "seats": 2, "weights": [1, 2]}'])
def test_what_holds_no_weights_is_refused(text: str, tmp_path: Path) -> None:
    assert choose_with_weights(text, tmp_path).text.key == "error-weights"


def test_weights_of_ones_own_are_played_with(tmp_path: Path) -> None:
    trained = part_file("tokaido-duo", "features", "weights-2.json").read_text(encoding="utf-8")
    file = tmp_path / "mine.json"
    file.write_text(trained, encoding="utf-8")
    state = opening("1 1 1")
    assert make(f"search:sims=20;weights={file}", 1).choose(state, 0) == make("search:sims=20", 1).choose(state, 0)
