"""Reviews a recorded game move by move: how the chances changed, and what each decision cost."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from shima import record
from shima.games.advance import play_forced
from shima.games.game import CHANCE, Actor, Game, Move, State
from shima.games.text import Text
from shima.players.analysis import DECIMALS, SEED, Analysis, named, rounded, think
from shima.players.moments import FLAWLESS, LEAST, Course, Moment, moments
from shima.players.reasons import explain_choice, percent
from shima.record import Record

SECONDS = 0.5
"""The limit for each position on a slow machine. The compiled build needs a tenth of it."""
HARDLY = 0.25
"""A move with a smaller share of the best move's visits is too uncertain to be compared with it."""
TOLD = LEAST / 2
"""Minimum weight of a move to be explained: a little below that of a moment, so that every moment is explained."""


@dataclass(frozen=True)
class Judgement:
    """A decision compared with the best one, given what its player could know. Both chances are that player's."""

    best: Move
    best_text: str
    best_chance: float
    chance: float

    @property
    def cost(self) -> float:
        return max(0.0, self.best_chance - self.chance)

    def as_data(self) -> dict[str, object]:
        return {
            "cost": round(self.cost, DECIMALS),
            "chance": round(self.chance, DECIMALS),
            "best": {"move": self.best, "text": self.best_text, "chance": round(self.best_chance, DECIMALS)},
        }


@dataclass(frozen=True)
class Reviewed:
    """A move of the record, counted from 1, and all players' chances to win after it for an observer who sees all."""

    number: int
    actor: Actor
    move: Move
    text: str
    chances: tuple[float, ...]
    judgement: Judgement | None
    """None if there was no choice."""
    why: Text | None = None
    """Why the move or a better one is good, if much depended on it."""
    simulations: int = 0
    """Simulations behind the chances; 0 after the end. Fewer than asked for if the time was up."""

    def as_data(self) -> dict[str, object]:
        return {
            "number": self.number,
            "actor": named(self.actor),
            "move": self.move,
            "text": self.text,
            "chances": rounded(self.chances),
            "judgement": self.judgement.as_data() if self.judgement else None,
            "simulations": self.simulations,
        }


@dataclass(frozen=True)
class Review:
    moves: tuple[Reviewed, ...]

    def costliest(self) -> list[int]:
        """Return the numbers of the moves with a cost, most expensive first."""
        costs = [(-one.judgement.cost, one.number) for one in self.moves if one.judgement and one.judgement.cost]
        return [number for _, number in sorted(costs)]

    def simulations(self) -> tuple[int, int]:
        """Return the smallest and the largest number of simulations for a position."""
        made = [one.simulations for one in self.moves if one.simulations]
        return min(made, default=0), max(made, default=0)

    def moments(self) -> list[Moment]:
        """Return the moments that decided the game."""
        costs = [one.judgement.cost if one.judgement else None for one in self.moves]
        return moments([Course(one.actor, one.chances, cost) for one, cost in zip(self.moves, costs, strict=True)])

    def as_data(self) -> dict[str, object]:
        return {
            "moves": [one.as_data() for one in self.moves],
            "costliest": self.costliest(),
            "moments": [{"number": each.number, "kind": each.kind, "seat": each.seat + 1} for each in self.moments()],
        }


def review(
    saved: Record,
    game: Game,
    simulations: int = 0,
    progress: Callable[[int], None] = lambda _: None,
    seconds: float = 0.0,
    seed: int = SEED,
) -> Review:
    """Review the whole record and report each move to `progress`. Both limits apply to each position.

    Without any limit, the game's own number of simulations is used.
    """
    moves: list[Reviewed] = []
    for one in review_steps(saved, game, simulations, seconds, seed):
        moves.append(one)
        progress(1)
    return Review(tuple(moves))


def review_steps(
    saved: Record,
    game: Game,
    simulations: int = 0,
    seconds: float = 0.0,
    seed: int = SEED,
    since: int = 0,
    until: int | None = None,
) -> Iterator[Reviewed]:
    """Review the moves after the first `since` up to `until`, one by one. Parts of a review find the same results."""
    record.replay(saved, game)  # reject an invalid record before any analysis
    if not simulations and not seconds:
        simulations = game.review_simulations
    judge = _Judge(game, simulations, seconds, seed)
    for number, (state, move) in enumerate(islice(record.steps(saved, game), until), start=1):
        if number > since:
            text = game.write(state, move)
            found = judge.think(_after(state, move))
            judgement = judge.judgement(state, move)
            why = judge.why(state, move, found.chances, judgement)
            yield Reviewed(number, state.actor(), move, text, found.chances, judgement, why, found.simulations)


class _Judge:
    """Analyses each position once."""

    def __init__(self, game: Game, simulations: int, seconds: float, seed: int) -> None:
        self._game = game
        self._limits = (simulations, seconds, seed)
        self._known: dict[tuple[object, ...], Analysis] = {}

    def think(self, state: State) -> Analysis:
        """Analyse the position, or the next one with a choice."""
        ahead = state.copy()
        play_forced(ahead)
        key = ahead.key()
        if key not in self._known:
            self._known[key] = think(ahead, *self._limits)
        return self._known[key]

    def judgement(self, state: State, move: Move) -> Judgement | None:
        seat = state.actor()
        if seat == CHANCE or len(state.moves()) == 1:
            return None
        known = state.seen_by(seat)
        analysis = self.think(known)
        best, played = analysis.choices[0], analysis.choice(move)
        chances = [choice.chances[seat] for choice in (best, played)]
        if played.visits < HARDLY * best.visits:
            chances = [self.think(_after(known, choice.move)).chances[seat] for choice in (best, played)]
        return Judgement(best.move, self._game.write(state, best.move), *chances)

    def why(self, state: State, move: Move, chances: tuple[float, ...], judgement: Judgement | None) -> Text | None:
        """Explain a decision or draw that may become a moment."""
        seat = state.actor()
        if seat == CHANCE:
            return self._drawn(state, move, chances)
        if judgement is None:
            return None
        if judgement.cost >= max(FLAWLESS, TOLD):
            return self._missed(state.seen_by(seat), move, judgement)
        before = self.think(state).chances[seat]
        if judgement.cost >= FLAWLESS or chances[seat] - before < TOLD:
            return None
        return self._found(state.seen_by(seat), move, before, chances[seat])

    def _drawn(self, state: State, move: Move, chances: tuple[float, ...]) -> Text | None:
        before = self.think(state).chances
        rises = [after - then for after, then in zip(chances, before, strict=True)]
        seat = rises.index(max(rises))
        if rises[seat] < TOLD:
            return None
        args: dict[str, object] = {"player": seat, "before": percent(before[seat]), "chance": percent(chances[seat])}
        return Text("reason-drawn", {"story": self._game.story(state, move, None)[0], **args})

    def _found(self, known: State, move: Move, before: float, chance: float) -> Text:
        analysis = self.think(known)
        clause = explain_choice(self._game, known, analysis, analysis.choice(move)).clause
        args: dict[str, object] = {"player": known.actor(), "played": self._game.label(known, move)}
        args["before"], args["chance"] = percent(before), percent(chance)
        if clause is None:
            return Text("reason-found", args)
        return Text("reason-found-why", {"why": clause, **args})

    def _missed(self, known: State, move: Move, judgement: Judgement) -> Text:
        """Tell what was played and what it opened; and what would have been better, if there is a reason why."""
        game, analysis = self._game, self.think(known)
        lost: dict[str, object] = {"player": known.actor(), "played": game.label(known, move)}
        lost["chance"] = percent(judgement.chance)
        missed: dict[str, object] = {"move": game.label(known, judgement.best), "kept": percent(judgement.best_chance)}
        flaw = explain_choice(game, known, analysis, analysis.choice(move)).flaw
        clause = explain_choice(game, known, analysis, analysis.choices[0]).clause
        told = Text("reason-lost-flaw", {"flaw": flaw, **lost}) if flaw else Text("reason-lost", lost)
        if clause is None:
            return told
        return Text("reason-missed", {"lost": told, "better": Text("reason-better-why", {"why": clause, **missed})})


def _after(state: State, move: Move) -> State:
    after = state.copy()
    after.play(move)
    return after
