"""Strong players play games, and the choices of their openings are counted."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial

from shima.arena.executors import Processes
from shima.arena.openings import generic
from shima.arena.openings.book import NOTHING, Book, Choice, Decision
from shima.arena.openings.tally import PLACES, Tally
from shima.arena.simulate import Plan, play_out
from shima.arena.work import parts
from shima.games.game import CHANCE, Game, Move
from shima.players.analysis import analyse
from shima.registry import open_game, provided

PART = 4
"""Games per part: few, because a strong player takes long for one."""


def book_of(game: str) -> Book:
    """Return the game's own description of its opening, or the default one."""
    book: Book = provided(game, "openings", "BOOK") or generic.BOOK
    return book


@dataclass(frozen=True)
class Study:
    """Which games to play. Equal studies give equal counts."""

    game: str
    seats: int
    simulations: int
    seed: str
    components: str = ""
    options: dict[str, str] = field(default_factory=dict)

    def plan(self) -> Plan:
        players = (f"search:sims={self.simulations}",) * self.seats
        return Plan(self.game, players, self.seed, self.components, options=self.options)


def observe(
    game: Game, players: int, moves: list[Move], simulations: int, tally: Tally, options: dict[str, str] | None = None
) -> None:
    """Replay a finished game, and count the choices of its opening with their results.

    The chances to win are those that a search finds right after the opening.
    """
    watch = book_of(game.name).watch(game.board(), players)
    state = game.new(players, options)
    order: list[int] = []
    chances: tuple[float, ...] = ()
    for move in moves:
        seat = state.actor()
        if seat != CHANCE and not chances:
            if watch.see(Decision(game, state, move)):
                order.append(seat)
            else:
                chances = analyse(state, None, simulations).chances
        state.play(move)
    places = state.ranking()
    wins = [(place == 1) / places.count(1) for place in places]
    found = watch.choices()
    found += [Choice(PLACES, str(number), seat, NOTHING, ()) for number, seat in enumerate(dict.fromkeys(order), 1)]
    tally.note(found, wins, chances or wins)


@cache
def _opened(name: str, components: str) -> Game:
    return open_game(name, components)


def play_part(study: Study, part: range) -> Tally:
    game, plan = _opened(study.game, study.components), study.plan()
    tally = Tally()
    for number in part:
        session, _ = play_out(game, plan, number)
        observe(game, study.seats, session.moves, study.simulations, tally, study.options)
    return tally


def measure(study: Study, games: int, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Play the games and count. `progress` is called with the number of games just finished."""
    played: dict[int, Tally] = {}
    with closing(Processes(jobs).run(partial(play_part, study), parts(games, PART))) as results:
        for part, tally in results:
            played[part.start] = tally
            progress(len(part))
    total = Tally()
    for start in sorted(played):  # always in the same order, for equal sums
        total.add(played[start])
    return total
