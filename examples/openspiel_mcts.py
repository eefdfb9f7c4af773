"""OpenSpiel's MCTS against random moves in Tokaido Duo.

    python examples/openspiel_mcts.py [--games 4] [--simulations 20] [--seed 1]

The search uses the game through `pyspiel`: dice and draws are chance nodes.
"""

from argparse import ArgumentParser

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import shima.research.openspiel  # noqa: F401  registers the games


def main() -> None:
    parser = ArgumentParser(description="MCTSBot against random moves.")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20, help="for each decision, at least 2")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.simulations < 2:
        parser.error("with fewer than 2 simulations MCTSBot has nothing to choose from")
    game = pyspiel.load_game("tokaido_duo")
    chance = np.random.RandomState(args.seed)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = mcts.MCTSBot(game, 2.0, args.simulations, rollouts, random_state=chance)
    won = 0.0
    for number in range(args.games):
        seat = number % 2
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choice(actions, p=likely))
            elif state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        won += (state.returns()[seat] + 1) / 2
        print(f"game {number + 1}: MCTSBot in seat {seat} gets {state.returns()[seat]:+.0f}")
    print(f"MCTSBot won {won:g} of {args.games}")


if __name__ == "__main__":
    main()
