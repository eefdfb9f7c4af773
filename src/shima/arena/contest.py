"""Games between two sides. A group is one seed, played with every seating needed for a fair comparison."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from shima import fair
from shima.arena.seatings import seatings, share_of_a
from shima.arena.simulate import decisions
from shima.games.game import Game
from shima.players import make
from shima.players.plugins import AnyPlayer, name_of
from shima.registry import GAMES, open_game, read_set, standard_set
from shima.session import Session

SIDES = "AB"


@dataclass(frozen=True)
class Contest:
    """Which games to play. Equal contests give equal groups on any number of machines."""

    game: str
    rules: int
    set_hash: str
    set_text: str
    """The text of the component set: workers on other machines do not have our files."""
    seats: int
    seed: str
    pairs: tuple[tuple[AnyPlayer, AnyPlayer], ...]
    """The pairs of players, as A and B."""
    options: dict[str, str] = field(default_factory=dict)

    def plan(self) -> dict[str, object]:
        """Return everything that determines the results, as plain data."""
        return {
            "game": self.game,
            "rules": self.rules,
            "set_hash": self.set_hash,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "pairs": [list(pair) for pair in self.names],
        }

    @property
    def names(self) -> list[tuple[str, str]]:
        return [(name_of(a), name_of(b)) for a, b in self.pairs]

    def groups(self, games: int) -> int:
        """Return the number of groups that contain at least this many games."""
        return -(-games // len(seatings(self.seats)))


@dataclass(frozen=True)
class Task:
    """One group for one pair to play."""

    pair: int
    group: int


@dataclass(frozen=True)
class Played:
    """One finished game. Pairs are in the order A, B. Forced moves do not count as decisions."""

    seating: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    rounds: int
    end: str
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    slowest: tuple[float, float]

    @property
    def share(self) -> float:
        return share_of_a(self.seating, self.places)


Group = tuple[Played, ...]
"""The games of one task, in the order of their seatings."""


def contest(
    game: str,
    components: str,
    seats: int,
    seed: str,
    pairs: tuple[tuple[AnyPlayer, AnyPlayer], ...],
    options: dict[str, str] | None = None,
) -> Contest:
    """Create a contest. Check that game, set, seats, options and players exist."""
    opened = open_game(game, components)
    opened.new(seats, options)
    for player in [player for pair in pairs for player in pair]:
        make(player, 0)
    text = read_set(Path(components)) if components else standard_set(game)
    return Contest(game, opened.rules_version, opened.set_hash, text, seats, seed, pairs, options or {})


def play_game(game: Game, plan: Contest, task: Task, number: int) -> Played:
    """Play game `number` of the group."""
    seating = seatings(plan.seats)[number]
    sides = [SIDES.index(side) for side in seating]
    names = plan.names[task.pair]
    players = [make(plan.pairs[task.pair][side], _seed(plan, task, number, seat)) for seat, side in enumerate(sides)]
    session = Session(
        game, tuple(names[side] for side in sides), fair.derived_seed(f"{plan.seed}/{task.group}"), plan.options
    )
    counts, seconds, slowest = [0, 0], [0.0, 0.0], [0.0, 0.0]
    for seat, _, spent in decisions(session, players):
        if len(session.state.moves()) > 1:
            side = sides[seat]
            counts[side] += 1
            seconds[side] += spent
            slowest[side] = max(slowest[side], spent)
    state = session.state
    return Played(
        seating=seating,
        scores=state.scores(),
        places=state.ranking(),
        rounds=state.rounds(),
        end=state.ending(),
        decisions=(counts[0], counts[1]),
        seconds=(seconds[0], seconds[1]),
        slowest=(slowest[0], slowest[1]),
    )


def _seed(plan: Contest, task: Task, number: int, seat: int) -> int:
    """Return a seed for one player."""
    return int.from_bytes(fair.derived_seed(f"{plan.seed}/{task.group}/{number}/{seat}")[:8], "big")


def play_part(plan: Contest, part: tuple[Task, ...]) -> list[Group]:
    game = _opened(plan.game, plan.set_text)
    games = range(len(seatings(plan.seats)))
    return [tuple(play_game(game, plan, task, number) for number in games) for task in part]


@cache
def _opened(name: str, set_text: str) -> Game:
    return GAMES[name](set_text)
