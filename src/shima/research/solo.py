"""The games as Gymnasium environments: one seat against bots.

import gymnasium
import shima.research.solo

gymnasium.make("shima/GAME-v0", opponent="level2")
gymnasium.make("shima/GAME-v0", opponent="greedy", players=3, seat=None)

GAME is the game's name without hyphens, each word with a capital letter.
"""

from typing import Any, ClassVar

from shima.extras import MissingExtra
from shima.games.advance import advance_to
from shima.games.dice import Dice
from shima.games.game import OVER, IllegalMove, Move, State, UserError
from shima.games.text import Text
from shima.players import make
from shima.players.player import Player
from shima.players.plugins import AnyPlayer
from shima.registry import GAMES, class_name
from shima.research.table import RENDER_MODES, Table, check_at_least, check_render_mode, rewards
from shima.research.words import Refused, refuse_move, tell

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra(error, "research") from error

ILLEGAL_REWARD = -1.0
IDS = {f"shima/{class_name(name)}-v0": name for name in GAMES}

Info = dict[str, Any]


class SoloEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """Each decision of the seat is a step; chance and the opponents move in between. The reward comes at the end.

    The legal moves are in the info as `action_mask`, and in `action_masks()`, which sb3-contrib's MaskablePPO calls. An
    illegal action ends and loses the game; the info tells why.
    """

    metadata: ClassVar[Info] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        name: str,
        opponent: AnyPlayer = "random",
        seat: int | None = 0,
        players: int = 2,
        options: dict[str, str] | None = None,
        components: str = "",
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """A seat of None is drawn for each game. Games are truncated after `max_cycles` decisions of the seat."""
        check_render_mode(render_mode)
        check_at_least(0, "max_cycles", max_cycles)
        self.render_mode = render_mode
        self.table = Table(name, players, options or {}, components)
        self.max_cycles = max_cycles
        self.opponent = opponent
        self._wish = seat
        if seat is not None and seat not in range(players):
            raise Refused(Text("research-seat", {"seat": str(seat), "most": players - 1}))
        try:
            make(opponent, 0)
        except UserError as error:
            raise Refused(error.text) from None
        game = self.table.game
        self.observation_space = spaces.Box(0, 255, (game.observation_size(players),), np.uint8)
        self.action_space = spaces.Discrete(game.player_move_count)
        self._game = game
        self._dice = Dice(0)
        self._others: list[Player] = []
        self._trail: list[tuple[State, Move]] = []
        self.seat = seat or 0
        self.state: State = self.table.new()
        self.decisions = 0

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.uint8], Info]:
        super().reset(seed=seed)
        draws: list[int] = self.np_random.integers(2**31, size=self.table.players + 1).tolist()
        self._dice = Dice(draws[-1])
        self._others = [make(self.opponent, draw) for draw in draws[:-1]]
        self.seat = int(self.np_random.integers(self.table.players)) if self._wish is None else self._wish
        self.state = self.table.new()
        self.decisions = 0
        self._trail = []
        self._advance(None)
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, Info]:
        state = self.state
        trail = None if self.render_mode is None else [(state.copy(), int(action))]
        try:
            state.play(int(action))
        except IllegalMove:
            refused = refuse_move(self._game, state, int(action))
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(refused)}
        self.decisions += 1
        self._advance(trail)
        self._trail = trail or []
        if self.render_mode == "human":
            self.render()
        if state.actor() != OVER:
            return self._observation(), 0.0, False, self.decisions == self.max_cycles, self._info()
        places, scores = state.ranking(), state.scores()
        info = {**self._info(), "place": places[self.seat], "places": places, "scores": scores}
        return self._observation(), rewards(places)[self.seat], True, False, info

    def _advance(self, trail: list[tuple[State, Move]] | None) -> None:
        """Play for chance and the opponents until the seat decides or the game is over."""
        state = self.state
        while (actor := advance_to(state, self._dice, trail=trail)) not in (OVER, self.seat):
            move = self._others[actor].choose(state, actor)
            if trail is not None:
                trail.append((state.copy(), move))
            state.play(move)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions."""
        return np.frombuffer(self._mask(), np.bool_)

    def _mask(self) -> bytearray:
        return bytearray(self._game.mask(self.state))

    def _observation(self) -> NDArray[np.uint8]:
        return np.frombuffer(bytearray(self._game.observe(self.state, self.seat)), np.uint8)

    def _info(self) -> Info:
        return {"action_mask": np.frombuffer(self._mask(), np.int8)}

    def render(self) -> str | None:
        """Describe the position, as a return value (`ansi`) or printed (`human`)."""
        text = tell(self._game, self.state, self._trail)
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text


for _id, _name in IDS.items():
    gymnasium.register(_id, entry_point="shima.research.solo:SoloEnv", kwargs={"name": _name})
