"""Plays games of a network against itself, for training."""

from dataclasses import dataclass

import numpy as np

from shima import fair
from shima.arena.training.games import Decision, Games, PlayedGame
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game
from shima.players import weights
from shima.players.search.evaluation import Evaluation, outcome
from shima.players.search.learned import Learned
from shima.players.search.node import Node
from shima.players.search.sampling import draw, opened_values
from shima.players.search.search import Search
from shima.registry import GAMES

CURIOSITY = 0.1
"""The share of the priors that all moves get alike at the root, so that the search tries them."""


@dataclass(frozen=True)
class SelfPlay:
    """How the games of one generation are played. Without weights, the hand-written evaluation is used."""

    game: str
    seats: int
    options: dict[str, str]
    set_text: str
    """The text of the component set: workers on other machines do not have our files."""
    weights: str
    """The text of a weights file."""
    seed: str
    boldness: float
    """Of two moves, the one that is this share of a win worse is played e times less often."""
    simulations: int
    """Of a decision that the network learns moves from: one in `every`."""
    fast: int
    """Simulations of the other decisions."""
    every: int

    def play_games(self, part: range) -> Games:
        """Play the games with these numbers. They depend only on the plan and their numbers."""
        game = GAMES[self.game](self.set_text)
        evaluation = weights.evaluation_by_hand(self.game)
        if self.weights:
            learned = weights.read(self.weights, "weights")
            evaluation = Learned(weights.needed_features(self.game), learned.network())
        return Games.of([self._play(game, evaluation, number) for number in part])

    def _play(self, game: Game, evaluation: Evaluation, number: int) -> PlayedGame:
        dice = Dice(int.from_bytes(fair.derived_seed(f"{self.seed}/{number}")[:4], "big"))
        search = Search(evaluation, int(dice.below(1 << 30)), root_floor=CURIOSITY)
        state = game.new(self.seats, self.options)
        moves: list[int] = []
        decisions: list[Decision] = []
        while state.actor() != OVER:
            legal = state.moves()
            if state.actor() == CHANCE:
                move = state.random_move(dice)
            elif len(legal) == 1:
                move = legal[0]
            else:
                is_full = not dice.below(self.every)
                root = search.run(
                    state.seen_by(state.actor()), self.simulations if is_full else self.fast, 0.0, thorough=is_full
                )
                decisions.append(decision(len(moves), root, is_full))
                move = root.moves[draw(opened_values(root), self.boldness, dice)]
            moves.append(move)
            state.advance(move)
        return PlayedGame(np.array(moves, np.int16), np.array(outcome(state), np.float32), decisions)


def decision(at: int, root: Node, is_full: bool) -> Decision:
    """Return what the search found. Only full searches are good enough to learn moves from."""
    children = root.children if is_full else []
    visits = np.array([child.visits for child in children], np.int32)
    return Decision(at, np.array(root.values(), np.float32), np.array(root.moves[: len(children)], np.int16), visits)
