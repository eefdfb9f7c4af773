"""A game in progress with the methods that OpenSpiel's algorithms expect: explicit chance, moves as actions.

Actions are the numbers of moves; those of chance are counted separately from 0. `shima.research.openspiel` wraps it in
`pyspiel` states. A search in Python is faster without those wrappers, which do extra bookkeeping.
"""

from collections.abc import Callable
from typing import Any

from shima.games.dice import Dice
from shima.games.game import CHANCE, EVERYBODY, OVER, Move, State
from shima.research.table import Table, rewards

SPIEL_CHANCE = -1
TERMINAL = -4
"""Same values as `pyspiel.PlayerId`."""
PLAYERS = {CHANCE: SPIEL_CHANCE, OVER: TERMINAL}


class Playing:
    """A position and the moves that led to it. Copying is fast; a pickle stores only the moves."""

    def __init__(self, table: Table, longest: int, position: State | None = None) -> None:
        """The game ends after `longest` moves, including chance, and is scored as it is; 0 means no limit."""
        self.table = table
        self.game = table.game
        self.longest = longest
        self.position = table.new() if position is None else position
        self.start = None if position is None else position.copy()
        """None if the game started with the initial position."""
        self.moves: list[Move] = []
        self.secrets: dict[int, int] = {}
        """The index of each secret move, and the only seat that learned it."""
        actor = self.position.actor()
        self.player = PLAYERS[actor] if actor < 0 else actor

    def clone(self) -> "Playing":
        twin = Playing.__new__(Playing)
        twin.table = self.table
        twin.game = self.game
        twin.longest = self.longest
        twin.position = self.position.copy()
        twin.start = self.start
        twin.moves = self.moves[:]
        twin.secrets = self.secrets.copy()
        twin.player = self.player
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Playing":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.table, self.longest, self.moves, self.start)

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.player == SPIEL_CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions in ascending order."""
        if self.player == SPIEL_CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        return [] if self.player == TERMINAL else sorted(self.position.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities, in ascending order like the rules list them."""
        weights = self.position.weights()
        total = sum(weights)
        first = self.game.first_chance
        return [(move - first, weight / total) for move, weight in zip(self.position.moves(), weights, strict=True)]

    def move_of(self, action: int) -> Move:
        return int(action) + self.game.first_chance if self.player == SPIEL_CHANCE else int(action)

    def action_of(self, move: Move) -> int:
        return move - self.game.first_chance if self.player == SPIEL_CHANCE else move

    def apply_action(self, action: int) -> None:
        """Play an action. Raise IllegalMove and change nothing if it is not legal."""
        move = int(action) + self.game.first_chance if self.player == SPIEL_CHANCE else int(action)
        position, moves = self.position, self.moves
        seat = self.game.secret_to(position, move)
        position.play(move)
        if seat != EVERYBODY:
            self.secrets[len(moves)] = seat
        moves.append(move)
        actor = position.actor()
        self.player = TERMINAL if len(moves) == self.longest else PLAYERS[actor] if actor < 0 else actor

    def returns(self) -> list[float]:
        if self.player != TERMINAL:
            return [0.0] * self.table.players
        return list(rewards(self.position.ranking()))

    def learned(self, seat: int) -> list[Move]:
        """Return all moves so far as the seat learned them, with secret ones concealed."""
        moves = self.moves[:]
        for number, knower in self.secrets.items():
            if knower != seat:
                moves[number] = self.game.concealed(moves[number])
        return moves

    def resampled_moves(self, seat: int, sampler: Callable[[], float]) -> list[Move]:
        """Return moves that the seat cannot distinguish from the real ones. The sampler returns numbers in [0, 1)."""
        start = self.table.new() if self.start is None else self.start
        return self.game.resampled(start, self.moves, self.secrets, seat, Dice(int(sampler() * (1 << 53))))

    def resample_from_infostate(self, seat: int, sampler: Callable[[], float]) -> "Playing":
        """Return a game that the seat cannot distinguish from this one, with everything secret sampled again."""
        moves = self.resampled_moves(seat, sampler)
        return self.clone() if moves == self.moves else replayed(self.table, self.longest, moves, self.start)


def replayed(table: Table, longest: int, moves: list[Move], start: State | None = None) -> Playing:
    playing = Playing(table, longest, start and start.copy())
    for move in moves:
        playing.apply_action(playing.action_of(move))
    return playing
