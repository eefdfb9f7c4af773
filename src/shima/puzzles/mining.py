"""Mines puzzles: plays a game of bots and looks for positions with one clearly best turn."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Final

from shima import fair
from shima.games.game import OVER, Game, State
from shima.players import make
from shima.players.analysis import Analysis, think
from shima.puzzles import annotations
from shima.puzzles.grading import SEED, depth, grade
from shima.puzzles.puzzle import Note
from shima.puzzles.themes import END, theme_of
from shima.puzzles.turns import is_over
from shima.puzzles.verification import MARGIN, Line, expected_line, verify
from shima.registry import open_game
from shima.session import Session

PLAYER: Final = "search:sims=60"
"""Plays the games. Its budget has no time limit, so that a seed always gives the same game."""
MOST: Final = 6
"""Puzzles per game."""
OTHERS_PER_EASY: Final = 3
"""Each puzzle of grade 1 needs this many harder ones of the same game."""
EASY_TRIES: Final = 2
"""How many turns that look easy are verified."""
SCREEN: Final = 32
FILTER: Final = 8
"""Parts of the simulations of the verification: for a look at each decision, and for those that deserve more."""
LIKELY: Final = 0.75
"""The part of the margin that a short search must see."""
LEAST_CHANCE: Final = 0.15
MOST_CHANCE: Final = 0.97
"""Otherwise the game is already decided, and the puzzle is only good if it ends it."""


@dataclass(frozen=True)
class Plan:
    """Everything that determines which puzzles are found."""

    game: str
    seats: int
    seed: str
    simulations: int
    """Of each search of the verification."""
    set_hash: str
    rules: int

    def mine(self, number: int) -> str:
        """Return the record of the game with this number and its puzzles; empty if it has none."""
        game = open_game(self.game)
        session = self._played(game, number)
        notes = self._notes(session)
        return annotations.write(session.record(), notes) if notes else ""

    def file(self, number: int) -> str:
        return f"{self.seats}-{number:05}.shima"

    def _played(self, game: Game, number: int) -> Session:
        seed = fair.derived_seed(f"puzzles/{self.seed}/{self.seats}/{number}")
        session = Session(game, (PLAYER,) * self.seats, seed)
        players = [make(PLAYER, fair.bot_seed(seed, seat)) for seat in range(self.seats)]
        while (actor := session.state.actor()) != OVER:
            session.play(players[actor].choose(session.state, actor))
        return session

    def _notes(self, session: Session) -> list[Note]:
        """Return the puzzles of the game, at most one per turn."""
        found: list[Note] = []
        easy_tries = 0
        turns = [[*turn] for _, turn in groupby(self._candidates(session), key=lambda each: each.turn)]
        for turn in _mixed(turns):
            easy_tries += _depth(turn) == 1
            if len(found) == MOST or easy_tries > EASY_TRIES:
                break
            notes = (self._note(session, candidate) for candidate in turn)
            found += [note for note in islice(filter(None, notes), 1) if _has_room(found, note)]
        return sorted(found, key=lambda note: note.number)

    def _candidates(self, session: Session) -> Iterator["Candidate"]:
        """Yield the decisions of the game that a short search finds to be clear."""
        for number, turn, state in _decisions(session):
            position = state.seen_by(state.actor())
            found = think(position, max(2, self.simulations // SCREEN), 0.0, SEED)
            lead = _lead(found)
            if found.chances[found.actor] >= LEAST_CHANCE - MARGIN and lead >= LIKELY * MARGIN:
                yield Candidate(number, turn, position, lead, depth(position, {found.choices[0].move}))

    def _note(self, session: Session, candidate: "Candidate") -> Note | None:
        """Verify the candidate. Return None if it is not a good puzzle."""
        simulations = max(2, self.simulations // FILTER)
        short = think(candidate.position, simulations, 0.0, SEED)
        if _lead(short) < LIKELY * MARGIN:
            return None
        line = expected_line(candidate.position, short, simulations, SEED)
        length = verify(line, self.simulations)
        if not length:
            return None
        chance, next_best = line.decisions[0].chance, line.next_best(length)
        theme = theme_of(session.game, line.turn(), line.others(length), chance - next_best)
        if not (LEAST_CHANCE <= chance <= MOST_CHANCE or theme.name == END):
            return None
        texts = _written(session.game, line)
        return Note(
            name="",
            record=session.record(),
            number=candidate.number,
            theme=theme,
            grade=grade(line, length),
            chance=chance,
            next_best=next_best,
            simulations=self.simulations,
            solution=tuple(texts[:length]),
            rest=tuple(texts[length:]),
        )


@dataclass(frozen=True)
class Candidate:
    """A decision of a game: the number of moves before it, the number of its turn, and what its player knows."""

    number: int
    turn: int
    position: State
    lead: float
    depth: int
    """First estimates of the lead over other moves, and of the grade."""


def _decisions(session: Session) -> Iterator[tuple[int, int, State]]:
    """Yield the number of moves before each decision, the number of its turn, and a position that will change."""
    state = session.game.new(len(session.players), session.options)
    start: State | None = None
    turn = 0
    for number, move in enumerate(session.moves):
        if state.actor() >= 0 and (start is None or is_over(start, state)):
            start, turn = state.copy(), turn + 1
        elif state.actor() < 0:
            start = None
        if state.actor() >= 0 and len(state.moves()) > 1:
            yield number, turn, state
        state.play(move)


def _lead(found: Analysis) -> float:
    """Return how far the best move is ahead of all others that are not expected later in the same turn."""
    best, *others = found.choices
    rivals = [choice for choice in others if choice.visits and choice.move not in best.line]
    return best.chances[found.actor] - max((choice.chances[found.actor] for choice in rivals), default=0.0)


def _depth(turn: Sequence[Candidate]) -> int:
    return max(candidate.depth for candidate in turn)


def _mixed(turns: Sequence[Sequence[Candidate]]) -> list[Sequence[Candidate]]:
    """Return the turns in the order of trying: the clearest of each depth, then the next of each, easy ones last."""
    ranks: dict[int, tuple[bool, int, int]] = {}
    counts = Counter[int]()
    for turn in sorted(turns, key=lambda turn: -turn[0].lead):
        deepest = _depth(turn)
        ranks[turn[0].turn] = deepest == 1, counts[deepest], -deepest
        counts[deepest] += 1
    return sorted(turns, key=lambda turn: ranks[turn[0].turn])


def _has_room(found: Sequence[Note], note: Note) -> bool:
    if note.grade > 1:
        return True
    easy = sum(other.grade == 1 for other in found)
    return OTHERS_PER_EASY * (easy + 1) <= len(found) - easy


def _written(game: Game, line: Line) -> list[str]:
    return [game.write(decision.state, decision.move) for decision in line.decisions]
