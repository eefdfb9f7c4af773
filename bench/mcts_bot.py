"""One of our players against OpenSpiel's MCTSBot or ISMCTSBot with random rollouts, with equal time per move.

    make bench-mcts
    .venv-bench/bin/python bench/mcts_bot.py [--game yamatai] [--bot ismcts] [--player SPEC] [--games 200] [--json]

At each decision the bot gets 25 % more time than our player's average, in this game or in a trial before the match,
whichever is more. The time spent by both is measured and printed. Times are CPU times, so that a busy machine favours
neither. Both see what their seat may know, and neither thinks when there is no choice. ISMCTSBot takes only games with
hidden information.
"""

# OpenSpiel has no type information; the error that mypy gives depends on whether it is installed.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return"

import json
from argparse import ArgumentParser
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import version
from time import thread_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from shima.arena.bench import build
from shima.arena.executors import Processes
from shima.arena.intervals import wilson
from shima.arena.seatings import seatings, share_of_a
from shima.games.dice import Dice
from shima.games.game import CHANCE, Move, State
from shima.players import make
from shima.players.player import Player
from shima.registry import open_game
from shima.research import openspiel
from shima.research.playing import Playing
from shima.research.table import Table

NO_LIMIT = 1_000_000_000
LONGER = 1.25
"""The bot's time relative to our player's."""
TRIAL = 3
"""Games of the trial, against random moves."""


@dataclass
class Spent:
    """Time spent by a side on its decisions."""

    decisions: int = 0
    seconds: float = 0.0

    def mean(self) -> float:
        return self.seconds / max(self.decisions, 1)

    def add(self, other: "Spent") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds


class TimedBot(mcts.MCTSBot):
    """MCTSBot with a deadline in place of a number of simulations. All else is OpenSpiel's own code.

    Its loop ends when the root is solved. Nothing else reads the root's outcome, so setting it ends the loop.
    """

    deadline = 0.0

    def _apply_tree_policy(self, root: mcts.SearchNode, state: Playing) -> Any:
        if root.children and thread_time() >= self.deadline:
            root.outcome = ()
        return super()._apply_tree_policy(root, state)

    def best(self, playing: Playing) -> tuple[Move, int]:
        """Return the move, and the number of simulations."""
        root = self.mcts_search(playing)
        return int(root.best_child().action), root.explore_count


class OutOfTime(Exception):
    """The deadline has passed."""


class InformedPlaying(Playing):
    """A game that starts with what a seat knows. Nothing is secret then, so there is nothing to sample again."""

    def clone(self) -> "InformedPlaying":
        twin = super().clone()
        twin.__class__ = InformedPlaying
        assert isinstance(twin, InformedPlaying)
        return twin

    def get_game(self) -> Any:
        return pyspiel.load_game(openspiel.short_name(self.table.name))

    def resample_from_infostate(self, seat: int, sampler: Any) -> "InformedPlaying":
        return self.clone()


class TimedInformedBot(ismcts.ISMCTSBot):
    """ISMCTSBot with a deadline, which tells positions apart by what the player who acts knows."""

    deadline = 0.0

    def get_state_key(self, state: Playing) -> tuple[int, Any]:
        player = state.current_player()
        return player, state.position.seen_by(player).key()

    def sample_root_state(self, state: Playing) -> Any:
        if self._root_node.child_info and thread_time() >= self.deadline:
            raise OutOfTime
        return super().sample_root_state(state)

    def best(self, playing: Playing) -> tuple[Move, int]:
        """Return the move, and the number of simulations."""
        with suppress(OutOfTime):
            self.run_search(InformedPlaying(playing.table, NO_LIMIT, playing.position))
        children = self._root_node.child_info
        return int(max(children, key=lambda action: children[action].visits)), self._root_node.total_visits


BOTS = {"mcts": "MCTSBot", "ismcts": "ISMCTSBot"}


class Spiel:
    """The bot as one of our players. Its states keep no history, which makes them faster."""

    def __init__(self, table: Table, bot: str, ours: Spent, seconds: float, uct_c: float, seed: int) -> None:
        """`ours` counts the other side's time; `seconds` is the minimum per decision."""
        self.name = BOTS[bot]
        chance = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
        game = pyspiel.load_game(openspiel.short_name(table.name))
        self._bot: TimedBot | TimedInformedBot
        if bot == "mcts":
            self._bot = TimedBot(game, uct_c, NO_LIMIT, rollouts, random_state=chance)
        else:
            self._bot = TimedInformedBot(game, rollouts, uct_c, NO_LIMIT, random_state=chance)
        self._table = table
        self._ours = ours
        self._seconds = seconds
        self.simulations = 0

    def choose(self, state: State, seat: int) -> Move:
        if len(state.moves()) == 1:
            return state.moves()[0]
        self._bot.deadline = thread_time() + max(self._seconds, LONGER * self._ours.mean())
        move, simulations = self._bot.best(Playing(self._table, NO_LIMIT, state.seen_by(seat)))
        self.simulations += simulations
        return move


@dataclass(frozen=True)
class Duel:
    """The settings of the match: side A is our player, side B the bot."""

    game: str
    seats: int
    player: str
    bot: str
    seconds: float
    uct_c: float
    seed: int


@dataclass(frozen=True)
class Result:
    """One game, with the time spent by both sides."""

    share: float
    ours: Spent
    theirs: Spent
    simulations: int
    """The bot's."""


def play(duel: Duel, number: int) -> Result:
    """Play game `number`. The games of a group have the same dice, and each seating once."""
    arrangements = seatings(duel.seats)
    group, turn = divmod(number, len(arrangements))
    seating = arrangements[turn]
    ours, theirs = Spent(), Spent()
    bots: list[Spiel] = []
    players: list[Player] = []
    for seat, side in enumerate(seating):
        seed = duel.seed + 100 * number + seat
        if side == "A":
            players.append(make(duel.player, seed))
        else:
            bots.append(Spiel(Table(duel.game, duel.seats), duel.bot, ours, duel.seconds, duel.uct_c, seed))
            players.append(bots[-1])
    spent = [ours if side == "A" else theirs for side in seating]
    state = play_out(duel, players, spent, duel.seed + group)
    return Result(share_of_a(seating, state.ranking()), ours, theirs, sum(bot.simulations for bot in bots))


def play_out(duel: Duel, players: list[Player], spent: list[Spent], seed: int) -> State:
    """Play a game to its end. Each player's time is added to `spent`."""
    state = open_game(duel.game).new(duel.seats)
    dice = Dice(seed)
    while moves := state.moves():
        seat = state.actor()
        if seat == CHANCE:
            state.play(state.random_move(dice))
            continue
        started = thread_time()
        move = players[seat].choose(state, seat)
        if len(moves) > 1:
            spent[seat].add(Spent(1, thread_time() - started))
        state.play(move)
    return state


def seconds_of(duel: Duel) -> float:
    """Return our player's mean time per decision."""
    ours, others = Spent(), Spent()
    for number in range(TRIAL):
        players = [make(duel.player if seat == 0 else "random", number) for seat in range(duel.seats)]
        play_out(duel, players, [ours] + [others] * (duel.seats - 1), number)
    return ours.mean()


def report(duel: Duel, results: list[Result]) -> dict[str, object]:
    shares = [result.share for result in results]
    share = sum(shares) / len(shares)
    ours, theirs = Spent(), Spent()
    for result in results:
        ours.add(result.ours)
        theirs.add(result.theirs)
    return {
        "game": duel.game,
        "seats": duel.seats,
        "build": build(open_game(duel.game)),
        "player": duel.player,
        "opponent": f"OpenSpiel {version('open_spiel')} {BOTS[duel.bot]}, uct_c {duel.uct_c:g}, random rollouts",
        "seed": duel.seed,
        "games": len(results),
        "won": shares.count(1.0),
        "drawn": shares.count(0.5),
        "lost": shares.count(0.0),
        "share": round(share, 4),
        "share_interval": [round(end, 4) for end in wilson(share, len(results))],
        "player_milliseconds": round(1000 * ours.mean(), 2),
        "opponent_milliseconds": round(1000 * theirs.mean(), 2),
        "player_decisions": ours.decisions,
        "opponent_decisions": theirs.decisions,
        "opponent_simulations_per_decision": round(sum(result.simulations for result in results) / theirs.decisions, 1),
    }


def main() -> None:
    parser = ArgumentParser(description="One of our players against OpenSpiel's search, with equal time.")
    parser.add_argument("--game", default="tokaido-duo")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", default="search:sims=400", help="our player")
    parser.add_argument("--bot", choices=BOTS, default="mcts", help="OpenSpiel's player")
    parser.add_argument("--seconds", type=float, default=0.0, help="the bot's time for a decision, at least")
    parser.add_argument("--uct-c", type=float, default=2.0, help="the bot's exploration; OpenSpiel's example has 2")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    if args.games < 1:
        parser.error("--games must be at least 1")

    trial = Duel(args.game, args.seats, args.player, args.bot, args.seconds, args.uct_c, args.seed)
    duel = replace(trial, seconds=max(args.seconds, LONGER * seconds_of(trial)))
    results = [result for _, result in Processes(args.jobs).run(partial(play, duel), range(args.games))]
    told = report(duel, results)
    if args.json:
        print(json.dumps(told, indent=2))
        return
    for name, value in told.items():
        print(f"{name:36} {value}")


if __name__ == "__main__":
    main()
