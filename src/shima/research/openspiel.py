"""The games in OpenSpiel. After `import shima.research.openspiel` they can be loaded by name:

    pyspiel.load_game("GAME")
    pyspiel.load_game("GAME(players=3)")

Parameters: `players`, the table's options, `components` (a file with a set) and `max_length`. Some rules do not bound
the length of a game. A game therefore ends after `max_length` moves, including chance, and is scored as it is. The
default is the game's `longest`.
"""

from collections.abc import Callable
from typing import Any

from shima.extras import MissingExtra
from shima.games.game import Game, IllegalMove
from shima.games.text import Text
from shima.registry import GAMES
from shima.research.playing import Playing
from shima.research.table import Table, check_at_least, shared_game
from shima.research.words import Refused, refuse_move

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra(error, "research") from error

NOBODY = -1
"""A seat that no player has. It knows only what is public."""


class SpielGame(pyspiel.Game):
    """A game with OpenSpiel's name and parameters."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        asked = {option: str(parameters[option]) for option in shared_game(name).option_values()}
        options = {option: value for option, value in asked.items() if value}
        self.table = Table(name, int(parameters["players"]), options, str(parameters["components"]))
        self.max_length = int(parameters["max_length"])
        check_at_least(1, "max_length", self.max_length)
        game = self.table.game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.player_move_count,
            max_chance_outcomes=game.move_count - game.first_chance,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_length,
        )
        super().__init__(_type(name), info, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.max_length

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> "Observer":
        if parameters:
            raise Refused(Text("research-observer", {"asked": str(parameters)}))
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """An OpenSpiel state. `playing` is the game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.playing = Playing(game.table, game.max_length)

    def current_player(self) -> int:
        return self.playing.player

    def is_terminal(self) -> bool:
        return self.playing.is_terminal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.playing.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.playing.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        try:
            self.playing.apply_action(action)
        except IllegalMove:
            playing = self.playing
            raise refuse_move(playing.game, playing.position, playing.move_of(action)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        playing = self.playing
        return playing.game.write(playing.position, playing.move_of(action))

    def returns(self) -> list[float]:
        return self.playing.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player cannot distinguish from this one, with everything secret sampled again."""
        twin: SpielState
        moves = self.playing.resampled_moves(player, sampler)
        if moves == self.playing.moves:
            twin = self.clone()
            return twin
        twin = self.get_game().new_initial_state()
        for move in moves:
            twin.apply_action(twin.playing.action_of(move))
        return twin

    def __str__(self) -> str:
        """Return a text that is equal for equal positions only."""
        return f"{self.playing.game.name}, {len(self.playing.moves)} moves: {self.playing.position.key()}"


class Observer:
    """What a seat is allowed to know: its observation, and with perfect recall all moves as the seat learned them.

    In the tensor a move is its number + 1. Zeros are moves that have not been made yet.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        private = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            raise Refused(Text("research-observer", {"asked": str(kind)}))
        self._public_only = kind.private_info == private.NONE
        self._recall = kind.perfect_recall
        self._game: Game = game.table.game
        self._parts = self._game.observation_parts(game.table.players)
        start = game.table.new()
        self._at_start = [self._game.observe(start, player) for player in range(game.table.players)]
        size = self._game.observation_size(game.table.players)
        self.tensor = np.zeros(size + game.max_length if self._recall else size, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self._recall:
            self.dict["moves"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        self.dict["observation"][:] = np.frombuffer(self._observation(state, player), np.uint8)
        if self._recall:
            moves = self._moves(state, player)
            self.dict["moves"][: len(moves)] = moves
            self.dict["moves"][: len(moves)] += 1
            self.dict["moves"][len(moves) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recall:
            return f"{player}: {' '.join(map(str, self._moves(state, player)))}"
        seen = self._observation(state, player)
        lines, at = [f"seat {player}"], 0
        for name, length in self._parts:
            part = seen[at : at + length]
            at += length
            if any(part):
                lines.append(f"{name}: {' '.join(map(str, part))}")
        return "\n".join(lines)

    def _observation(self, state: SpielState, player: int) -> bytes:
        if not state.playing.moves:  # OpenSpiel uses such a state to find the length of a tensor
            return self._at_start[player]
        position = state.playing.position
        return self._game.observe(position.seen_by(NOBODY) if self._public_only else position, player)

    def _moves(self, state: SpielState, player: int) -> list[int]:
        return state.playing.learned(NOBODY if self._public_only else player)


def short_name(name: str) -> str:
    """Return OpenSpiel's name of the game."""
    return name.replace("-", "_")


def _type(name: str) -> Any:
    game = shared_game(name)
    kinds, known = pyspiel.GameType, pyspiel.GameType.Information
    return kinds(
        short_name=short_name(name),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if game.has_secrets else known.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "components": "",
            "max_length": game.longest,
            **dict.fromkeys(game.option_values(), ""),  # empty for the default, which may depend on the set
        },
    )


def _class(name: str) -> type[SpielGame]:
    class Named(SpielGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            super().__init__(name, parameters)

    return Named


for _name in GAMES:
    # Classes instead of functions: OpenSpiel keeps them beyond interpreter shutdown, which functions do not survive.
    pyspiel.register_game(_type(_name), _class(_name))
