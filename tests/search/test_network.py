"""The network: both versions do the same integer arithmetic, and wrong input changes nothing."""

import random
import struct
from typing import Any

import pytest

from shima.games.dice import Dice
from shima.games.game import OVER
from shima.players import weights
from shima.players.search.features import ONCE, Collector, collect
from shima.players.search.network import Network
from shima.players.search.plain_network import Network as PlainNetwork
from shima.registry import open_game, part_file

SHAPE = (5, 2, 4, 3)  # features, phases, features of moves, hidden units

GAMES = [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)]


def arrays(seed: int) -> list[bytes]:
    """Random weights up to the limits of their types."""
    size, phases, move_size, hidden = SHAPE
    numbers = random.Random(seed)

    def some(kind: str, count: int, most: int) -> bytes:
        return struct.pack(f"<{count}{kind}", *(numbers.randint(-most - 1, most) for _ in range(count)))

    return [
        some("i", phases * size, 200_000),
        some("h", (size + phases) * 2 * hidden, 32767),
        some("i", hidden, 30_000),
        some("h", hidden, 300),
        some("h", move_size * hidden, 300),
        some("i", move_size, 100_000),
    ]


def question(seed: int) -> tuple[list[Any], list[Any], int, int, int, int]:
    """Random features of seats and moves, with unused items at the end, as a collector has them."""
    numbers = random.Random(seed)
    size, phases, move_size, _ = SHAPE
    seats, moves = numbers.randint(2, 4), numbers.randint(0, 5)
    entries: list[int] = []
    ends: list[int] = []
    for group in range(seats + moves):
        limit = size if group < seats else move_size
        entries += [numbers.randint(1, 9) * ONCE + numbers.randrange(limit) for _ in range(numbers.randint(0, 6))]
        ends.append(len(entries))
    actor = numbers.randrange(seats) if moves else -1
    return [*entries, 7], [*ends, 0], seats + moves, seats, numbers.randrange(phases), actor


@pytest.mark.parametrize("seed", range(50))
def test_both_versions_give_the_same_chances_and_priors(seed: int) -> None:
    asked = question(seed)
    chances, priors = PlainNetwork(*SHAPE, *arrays(seed)).evaluate(*asked)
    assert Network(*SHAPE, *arrays(seed)).evaluate(*asked) == (chances, priors)
    assert len(chances) == asked[3]
    assert sum(chances) == pytest.approx(1)
    assert len(priors) == asked[2] - asked[3]
    assert not priors or sum(priors) == pytest.approx(1)


def test_a_network_is_the_sum_that_its_weights_say() -> None:
    """Two seats, one unit: seat 0 has feature 0 twice, seat 1 has feature 1. Worked out by hand."""
    one = 65536
    shape = (2, 1, 1, 1)
    rows = struct.pack("<6h", 256, 0, 0, 512, 0, 0)  # feature 0: own 1.0; feature 1: 2.0 for the others; phase: nothing
    network = Network(
        *shape,
        struct.pack("<2i", one, one // 2),  # 1.0 and 0.5
        rows,
        struct.pack("<i", -256),  # -1.0
        struct.pack("<h", 128),  # 0.5
        struct.pack("<h", 256),  # 1.0
        struct.pack("<i", 0),
    )
    asked = ([2 * ONCE, ONCE + 1, ONCE, 2 * ONCE], [1, 2, 3, 4], 4, 2, 0, 0)
    chances, priors = network.evaluate(*asked)
    # Seat 0: 2 · 1.0 + 0.5 · relu(2 · 1.0 + 2.0 - 1.0) = 3.5; seat 1: 0.5 + 0.5 · relu(-1.0) = 0.5.
    assert chances[0] / chances[1] == pytest.approx(2.718281828**3)
    # Its unit is 3.0, so the second move, with the feature twice, has a logit that is 3.0 higher.
    assert priors[1] / priors[0] == pytest.approx(2.718281828**3)


@pytest.mark.parametrize("short", range(6))
def test_weights_of_another_length_are_refused(short: int) -> None:
    given = arrays(1)
    given[short] = given[short][:-1]
    for version in (Network, PlainNetwork):
        with pytest.raises(ValueError, match="weights"):
            version(*SHAPE, *given)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_both_versions_agree_on_real_positions(name: str, seats: int) -> None:
    """Over random games, with the weights of the package: every feature lies in its table, too."""
    features = weights.needed_features(name)
    text = part_file(name, "features", weights.weights_file(seats)).read_text(encoding="utf-8")
    learned = weights.read(text, "package")
    compiled = learned.network()
    plain = PlainNetwork(
        features.size,
        features.phases,
        features.move_size,
        learned.hidden,
        *(learned.arrays[name] for name in weights.ARRAYS),
    )
    game, found = open_game(name), Collector()
    for seed in range(2):
        state, dice = game.new(seats), Dice(seed)
        while state.actor() != OVER:
            state.play(state.random_move(dice))
            if dice.below(20):
                continue
            actor = max(state.actor(), -1)
            phase = int(collect(features, state, found, actor >= 0))
            asked = (found.entries, found.ends, int(found.groups), seats, phase, actor)
            assert compiled.evaluate(*asked) == plain.evaluate(*asked)
            limits = [features.size] * seats + [features.move_size] * (int(found.groups) - seats)
            start = 0
            for limit, end in zip(limits, found.ends, strict=False):
                assert all(0 <= entry % ONCE < limit for entry in found.entries[start:end])
                start = end
