"""Many games at once are the same as one after the other."""

import numpy as np
import pytest

from shima.research.aec import RawEnv
from shima.research.vector import ManyGames
from shima.research.words import Refused

COUNT = 5


@pytest.mark.parametrize(("name", "players"), [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)])
def test_many_games_go_as_each_would_alone(name: str, players: int) -> None:
    games = ManyGames(name, COUNT, players=players, seed=3)
    seeds = np.random.default_rng(3).integers(2**31, size=COUNT).tolist()
    alone = [RawEnv(name, players=players) for _ in range(COUNT)]
    for env, seed in zip(alone, seeds, strict=True):
        env.reset(seed=seed)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(900):
        for number, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"player_{games.actors[number]}"
            assert seen["observation"].tobytes() == games.observations[number].tobytes()
            assert seen["action_mask"].tobytes() == games.masks[number].tobytes()
        actions = np.array([chance.choice(mask.nonzero()[0]) for mask in games.masks])
        step = games.step(actions)
        for number, env in enumerate(alone):
            env.step(actions[number])
            over = all(env.terminations.values())
            assert over == step.terminated[number]
            assert list(env.rewards.values()) == pytest.approx(step.rewards[number].tolist())
            if over:
                ended += 1
                env.reset()
        assert not step.truncated.any()
    assert ended >= COUNT


def test_games_are_cut_off() -> None:
    games = ManyGames("yamatai", 3, seed=1, max_cycles=7)
    for turn in range(1, 22):
        step = games.step(games.masks.argmax(1))
        assert step.truncated.tolist() == [turn % 7 == 0] * 3
        assert not step.rewards.any()


def test_with_seats_only_their_decisions_are_asked_for() -> None:
    games = ManyGames("yamatai", 4, players=4, seats=[0, 1, 2, 3], seed=1)
    won = np.zeros(4)
    for _ in range(250):
        assert games.actors.tolist() == [0, 1, 2, 3]
        won += games.step(games.masks.argmax(1)).terminated
    assert won.all()


def test_one_illegal_action_stops_all_before_anything_has_moved() -> None:
    games = ManyGames("tokaido-duo", 3, seed=1)
    before = games.observations.copy()
    actions = games.masks.argmax(1)
    for wrong in (141, 142, -1):
        actions[2] = wrong
        with pytest.raises(Refused):
            games.step(actions)
        assert (games.observations == before).all()
    for count in (2, 4):
        with pytest.raises(Refused, match=f"one entry per game: 3, not {count}"):
            games.step(games.masks.argmax(1).repeat(2)[:count])


@pytest.mark.parametrize("arguments", [{"count": 0}, {"count": 2, "seats": [0]}, {"count": 1, "seats": [2]}])
def test_what_cannot_be_is_refused(arguments: dict[str, object]) -> None:
    with pytest.raises(Refused):
        ManyGames("tokaido-duo", **arguments)  # type: ignore[arg-type]
