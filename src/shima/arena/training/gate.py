"""Matches that decide whether a new network replaces the best one so far."""

from contextlib import closing
from dataclasses import dataclass

from shima.arena.contest import Contest
from shima.arena.executors import Executor
from shima.arena.runner import run_contest
from shima.arena.tally import Tally
from shima.players import weights
from shima.players.player import Player
from shima.players.search.learned import Learned
from shima.players.thinker import Budget, Thinker


@dataclass(frozen=True)
class NetworkPlayer:
    """Makes players that search with these weights. They travel with the task, so that a cluster needs no files."""

    name: str
    text: str
    """Of a weights file; empty for the hand-written evaluation."""
    simulations: int

    def __call__(self, seed: int) -> Player:
        budget = Budget(self.simulations, by_hand=not self.text)
        if not self.text:
            return Thinker(self.name, budget, seed)
        learned = weights.read(self.text, self.name)
        return Thinker(self.name, budget, seed, Learned(weights.needed_features(learned.game), learned.network()))


def gate(contest: Contest, games: int, executor: Executor) -> float:
    """Play the match and return the share of the new network."""
    tally = Tally()
    with closing(run_contest(contest, contest.groups(games), executor)) as results:
        for _, group in results:
            tally.add(group)
    return tally.share
