"""Learns Tokaido Duo by self-play, using only NumPy, and then plays against random moves.

    python examples/learn_tokaido_duo.py [--seconds 120 | --batches 9] [--seed 1]

A network with one hidden layer predicts the probability of each move, and the winner. It plays batches of games; then
moves of winners become more likely and moves of losers less likely, the more so the less the result was expected
(policy gradient with a baseline).
"""

from argparse import ArgumentParser
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shima.arena.intervals import wilson
from shima.research.vector import ManyGames

Floats = NDArray[np.floating[Any]]

TABLES = 256
STEPS = 400
"""Decisions per table and batch."""
HIDDEN = 64
RATE = 0.002
SURPRISE = 0.01
"""Weight of the entropy bonus."""
MINIBATCH = 4096


class Network:
    """The weights, trained with Adam."""

    def __init__(self, inputs: int, moves: int, chance: np.random.Generator) -> None:
        self.moves = moves
        self.first = chance.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        self.second = chance.normal(0, 0.1 * HIDDEN**-0.5, (HIDDEN, moves + 1)).astype(np.float32)
        self.biases = np.zeros(HIDDEN, np.float32), np.zeros(moves + 1, np.float32)
        self._all = [self.first, self.second, *self.biases]
        self._means = [np.zeros_like(one) for one in self._all]
        self._squares = [np.zeros_like(one) for one in self._all]
        self._updates = 0

    def look(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats, Floats]:
        """Return the inputs, the hidden layer, the probability of each legal move, and the expected result."""
        inputs = np.log1p(observations, dtype=np.float32)
        hidden = np.tanh(inputs @ self.first + self.biases[0])
        out = hidden @ self.second + self.biases[1]
        powers = np.where(masks, np.exp(np.clip(out[:, : self.moves], -30, 30)), 0)
        return inputs, hidden, powers / powers.sum(1, keepdims=True), np.tanh(out[:, self.moves])

    def learn(
        self, seen: NDArray[np.uint8], masks: NDArray[np.bool_], chosen: NDArray[np.int64], results: Floats
    ) -> None:
        """Train on positions, legal moves, chosen moves and the results of the players who chose them."""
        inputs, hidden, likely, expected = self.look(seen, masks)
        count = len(chosen)
        wonder = results - expected
        wrong = likely.copy()
        wrong[np.arange(count), chosen] -= 1
        wrong *= wonder[:, None]
        logs = np.log(likely, where=likely > 0, out=np.zeros_like(likely))
        wrong += SURPRISE * likely * (logs - (likely * logs).sum(1, keepdims=True))
        slope = np.concatenate([wrong, (-wonder * (1 - expected**2))[:, None]], 1) / count
        inner = slope @ self.second.T * (1 - hidden**2)
        self._adam([inputs.T @ inner, hidden.T @ slope, inner.sum(0), slope.sum(0)])

    def _adam(self, slopes: list[Floats]) -> None:
        self._updates += 1
        for at, slope in enumerate(slopes):
            self._means[at] += 0.1 * (slope - self._means[at])
            self._squares[at] += 0.001 * (slope**2 - self._squares[at])
            steady = np.sqrt(self._squares[at] / (1 - 0.999**self._updates)) + 1e-8
            self._all[at] -= RATE * self._means[at] / (1 - 0.9**self._updates) / steady


def draw(likely: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """Draw a move for each row by its probabilities."""
    waits = chance.exponential(size=likely.shape) / np.maximum(likely, 1e-30)
    moves: NDArray[np.int64] = np.where(likely > 0, waits, np.inf).argmin(1)
    return moves


def improve(network: Network, games: ManyGames, chance: np.random.Generator) -> None:
    """Play a batch and learn from it. Unfinished games are ignored."""
    seen, allowed, made, seats, numbers = [], [], [], [], []
    number = np.arange(games.count)
    following = games.count
    results = np.zeros((games.count * STEPS, games.table.players), np.float32)  # of each game, by number
    known = np.zeros(len(results), np.bool_)
    for _ in range(STEPS):
        moves = draw(network.look(games.observations, games.masks)[2], chance)
        seen.append(games.observations.copy())
        allowed.append(games.masks.copy())
        made.append(moves)
        seats.append(games.actors.copy())
        numbers.append(number.copy())
        step = games.step(moves)
        for table in step.terminated.nonzero()[0]:
            results[number[table]] = step.rewards[table]
            known[number[table]] = True
            number[table] = following
            following += 1
    game = np.concatenate(numbers)
    result = results[game, np.concatenate(seats)]
    samples = chance.permutation(known[game].nonzero()[0])
    observations, masks, chosen = np.concatenate(seen), np.concatenate(allowed), np.concatenate(made)
    for first in range(0, len(samples), MINIBATCH):
        part = samples[first : first + MINIBATCH]
        network.learn(observations[part], masks[part], chosen[part], result[part])


def against_random(network: Network, wanted: int, seed: int) -> tuple[float, int]:
    """Play the most likely moves, half of the games from each seat. Return the share of wins and the games."""
    seats = [0, 1] * (wanted // 2)
    games = ManyGames("tokaido-duo", len(seats), seats=seats, seed=seed)
    shares = np.full(len(seats), np.nan)
    while np.isnan(shares).any():
        step = games.step(network.look(games.observations, games.masks)[2].argmax(1))
        for table in (step.terminated & np.isnan(shares)).nonzero()[0]:
            shares[table] = (step.rewards[table, seats[table]] + 1) / 2
    return float(shares.mean()), len(seats)


def main() -> None:
    parser = ArgumentParser(description="Learn Tokaido Duo by self-play, and play against random moves.")
    parser.add_argument("--seconds", type=float, default=120.0, help="how long to learn")
    parser.add_argument("--batches", type=int, default=0, help="how many batches to learn from, however long it takes")
    parser.add_argument("--tables", type=int, default=TABLES, help="games played side by side")
    parser.add_argument("--games", type=int, default=1000, help="games against random moves at the end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    chance = np.random.default_rng(args.seed)
    games = ManyGames("tokaido-duo", args.tables, seed=args.seed)
    network = Network(games.observations.shape[1], games.masks.shape[1], chance)
    started = perf_counter()
    batches = 0
    while batches < args.batches if args.batches else perf_counter() - started < args.seconds:
        improve(network, games, chance)
        batches += 1
    seconds = perf_counter() - started
    share, played = against_random(network, args.games, args.seed + 1)
    low, high = wilson(share, played)
    print(f"{batches} batches in {seconds:.0f} s")
    print(f"wins {share:.1%} [{low:.1%}; {high:.1%}] of {played} games against random moves")


if __name__ == "__main__":
    main()
