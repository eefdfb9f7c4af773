"""The games as PettingZoo environments, for agents that take turns.

Chance uses the environment's own generator. Every decision of a player is a step, even with only one legal move.
Rewards come at the end: see `shima.research.table.rewards`.
"""

import secrets
from functools import partial
from typing import Any

from shima.extras import MissingExtra
from shima.games.advance import advance_to
from shima.games.dice import Dice
from shima.games.game import OVER, Actor, IllegalMove, Move, State
from shima.research.table import RENDER_MODES, Table, check_at_least, check_render_mode, rewards
from shima.research.words import Refused, refuse_move, tell

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    raise MissingExtra(error, "research") from error

ILLEGAL_REWARD = -1.0
"""The reward for ending the game with an illegal action, in environments created by `env`."""

Observation = dict[str, NDArray[Any]]


class RawEnv(AECEnv[str, Observation, int | None], EzPickle):
    """One game. An illegal action raises an error that names the rule, and changes nothing."""

    def __init__(
        self,
        name: str,
        players: int = 2,
        options: dict[str, str] | None = None,
        components: str = "",
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Games are truncated after `max_cycles` decisions; 0 means no limit."""
        EzPickle.__init__(self, name, players, options, components, max_cycles, render_mode)
        super().__init__()
        check_render_mode(render_mode)
        check_at_least(0, "max_cycles", max_cycles)
        self.table = Table(name, players, options or {}, components)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{name.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        game = self.table.game
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (game.observation_size(players),), np.uint8),
                    "action_mask": spaces.Box(0, 1, (game.player_move_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(game.player_move_count) for agent in self.possible_agents}
        self._game = game
        self._no_mask = bytes(game.player_move_count)
        self._dice = Dice(secrets.randbits(32))
        self._state: State = self.table.new()
        self._trail: list[tuple[State, Move]] = []
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed gives the same moves of chance; without a seed the generator continues."""
        if seed is not None:
            self._dice = Dice(int(seed))
        self._state = self.table.new()
        self._trail = []
        self._begun = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self.agent_selection = self.possible_agents[advance_to(self._state, self._dice)]

    def observe(self, agent: str) -> Observation:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        seat = self._seats[agent]
        state = self._state
        mask = self._game.mask(state) if state.actor() == seat else self._no_mask
        # An array over its own bytearray is writable.
        return {
            "observation": np.frombuffer(bytearray(self._game.observe(state, seat)), np.uint8),
            "action_mask": np.frombuffer(bytearray(mask), np.int8),
        }

    def step(self, action: int | None) -> None:
        if not self._begun:
            EnvLogger.error_step_before_reset()
        elif not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
        else:
            self._decide(action)
            if self.render_mode == "human":
                self.render()

    def _decide(self, action: int | None) -> None:
        """Apply the action of an active agent."""
        actor = self._play(action)
        self.decisions += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        if actor == OVER:
            self._finish()
        elif self.decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[actor]

    def _play(self, action: int | None) -> Actor:
        """Play the move and those of chance. Return the next actor."""
        state = self._state
        move = int(action) if isinstance(action, int | np.integer) else -1
        trail = None if self.render_mode is None else [(state.copy(), move)]
        try:
            state.play(move)
        except IllegalMove:
            raise refuse_move(self._game, state, action if move < 0 else move) from None
        self._trail = trail or []
        return advance_to(state, self._dice, trail=trail)

    def _finish(self) -> None:
        places, scores = self._state.ranking(), self._state.scores()
        for seat, reward in enumerate(rewards(places)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.infos[agent] = {"place": places[seat], "score": scores[seat]}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Describe the position, as a return value (`ansi`) or printed (`human`)."""
        if not self._begun:
            EnvLogger.error_render_before_reset()
        text = tell(self._game, self._state, self._trail)
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


class Env(RawEnv):
    """An illegal action ends the game with a loss, as in PettingZoo's classic games.

    Those use wrappers, which take longer than one of our moves.
    """

    def _decide(self, action: int | None) -> None:
        try:
            super()._decide(action)
        except Refused:
            EnvLogger.warn_on_illegal_move()
            self._cumulative_rewards[self.agent_selection] = 0.0
            self.rewards[self.agent_selection] = ILLEGAL_REWARD
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]


class Environments:
    """The environments of one game, under the names used by PettingZoo's modules.

    All take `players`, `options`, `components` (a file with a set), `max_cycles` and `render_mode`.
    """

    def __init__(self, game: str) -> None:
        self.env = partial(Env, game)
        self.raw_env = partial(RawEnv, game)

    def parallel_env(self, **arguments: Any) -> Any:
        """Create a parallel environment. All agents act in every cycle, but only the current one's action counts."""
        return turn_based_aec_to_parallel(self.env(**arguments))
