"""Replays games of self-play, and turns their positions into what the network learns from."""

import numpy as np
from numpy.typing import NDArray

from shima.arena.training.games import Games, PlayedGame
from shima.arena.training.positions import MANY, Positions
from shima.games.game import CHANCE, Game, State
from shima.players.search.features import ONCE, Collector, Features, collect

NOBODY = -1
TRUST = 0.95
"""How much the value of a position follows what happened later rather than its own search, per decision."""


def positions_of(
    games: Games, game: Game, options: dict[str, str], features: Features, keep: float, seed: int
) -> Positions:
    """Replay the games and return a random share `keep` of their positions with a choice or a draw."""
    random = np.random.default_rng(seed)
    rows = _Rows(features, games.results.shape[1])
    for played in games:
        _replay(played, game, options, keep, random, rows)
    return rows.positions()


def worth_of(played: PlayedGame) -> NDArray[np.float32]:
    """Return what each decision turned out to be worth: a mean of the values from there on, and of the result."""
    worth = np.empty((len(played.decisions) + 1, len(played.result)), np.float32)
    worth[-1] = played.result
    for number in range(len(played.decisions) - 1, -1, -1):
        worth[number] = (1 - TRUST) * played.decisions[number].values + TRUST * worth[number + 1]
    return worth


def _replay(
    played: PlayedGame, game: Game, options: dict[str, str], keep: float, random: np.random.Generator, rows: "_Rows"
) -> None:
    worth = worth_of(played)
    state = game.new(len(played.result), options)
    chosen = random.random(len(played.moves)) < keep
    coming = 0
    for at, move in enumerate(played.moves.tolist()):
        decision = played.decisions[coming] if coming < len(played.decisions) else None
        is_decision = decision is not None and decision.at == at
        if chosen[at] and (is_decision or (state.actor() == CHANCE and state.rounds() and len(state.moves()) > 1)):
            rows.add(state, worth[coming], decision.visits_by_move() if decision is not None and is_decision else {})
        if is_decision:
            coming += 1
        state.advance(move)


class _Rows:
    def __init__(self, features: Features, seats: int) -> None:
        self.features = features
        self.seats = seats
        self.found = Collector()
        self.phases: list[int] = []
        self.actors: list[int] = []
        self.worth: list[NDArray[np.float32]] = []
        self.counts: list[int] = []
        self.visits: list[NDArray[np.float32]] = []
        self.entries: list[NDArray[np.int64]] = []
        self.ends: list[NDArray[np.int64]] = []
        self.length = 0

    def add(self, state: State, worth: NDArray[np.float32], visits: dict[int, int]) -> None:
        """Add a position. Without visits, there is nothing to learn about its moves."""
        found = self.found
        moves = state.moves() if visits else ()
        phase = int(collect(self.features, state, found, bool(visits)))
        entries = np.array(found.entries[: found.count], np.int64)
        self.entries.append(entries)
        self.ends.append(np.array(found.ends[: found.groups], np.int64) + self.length)
        self.length += len(entries)
        self.phases.append(phase)
        self.worth.append(worth)
        self.actors.append(state.actor() if visits else NOBODY)
        self.counts.append(len(moves))
        if visits:
            share = np.array([visits.get(move, 0) for move in moves], np.float32)
            self.visits.append(share / share.sum())

    def positions(self) -> Positions:
        entries = np.concatenate(self.entries) if self.entries else np.zeros(0, np.int64)
        features = (entries % ONCE).astype(np.int32)
        times = (entries // ONCE).astype(np.float32)
        ends = np.concatenate(self.ends) if self.ends else np.zeros(0, np.int64)
        times[np.isin(features, self.features.counted) & self._is_of_seat(ends)] /= MANY
        return Positions(
            self.features.size,
            self.features.move_size,
            self.seats,
            np.array(self.phases, np.int32),
            np.array(self.actors, np.int32),
            np.array(self.worth, np.float32).reshape(-1, self.seats),
            np.array(self.counts, np.int32),
            np.concatenate(self.visits) if self.visits else np.zeros(0, np.float32),
            features,
            times,
            ends,
        )

    def _is_of_seat(self, ends: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether each entry belongs to a seat and not to a move."""
        groups = np.array(self.counts) + self.seats
        of_seat = np.concatenate([np.arange(count) < self.seats for count in groups])
        lengths = np.diff(ends, prepend=0)
        is_of_seat: NDArray[np.bool_] = np.repeat(of_seat, lengths)
        return is_of_seat
