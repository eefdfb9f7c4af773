"""Moves as values: an action is a kind of decision with its arguments, and a move space numbers all of them."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from shima.games.game import EVERYBODY, Actor, Move, Reason, State
from shima.games.masks import lowest_bit, without_lowest
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """One move: a decision of a player, or an outcome of chance. A subclass is a kind of action.

    It is no ABC: compiled subclasses share the memory of an ABC's `isinstance`, which confuses them.
    """

    @abstractmethod
    def notation(self, state: S) -> str:
        """The move in a record, which depends on the component set alone; empty if the set has no such move."""

    @abstractmethod
    def play(self, state: S) -> None:
        """Change the state. The move is legal."""

    @abstractmethod
    def why(self, state: S) -> Reason:
        """Why the move is not legal, though the phase has no objection."""

    @abstractmethod
    def label(self, state: S) -> Text:
        """The move as an offer."""

    @abstractmethod
    def story(self, before: S, after: S, viewer: int | None) -> list[Text]:
        """What the move itself did, as the viewer learns it; what follows from it is the game's to tell."""

    def handles(self, state: S) -> list[str]:
        """What a player touches on the table to make the move, in order."""
        return []

    def lacks(self, state: S) -> dict[str, int]:
        """What can be counted and is still missing for the move."""
        return {}

    def secret_to(self, state: S) -> Actor:
        """The only seat that learns all of the move, or EVERYBODY."""
        return EVERYBODY


class Kind(Generic[S]):
    """All moves of one kind: the rule that allows them, and the numbers of values that each argument can have."""

    def __init__(self, rule: str, make: Callable[..., Action[S]], *sizes: int) -> None:
        self.rule = rule
        self.make = make
        self.sizes = sizes
        self.first: i64 = -1
        self.count: i64 = 1
        for size in sizes:
            self.count *= size
        self.second: i64 = sizes[1] if len(sizes) > 1 else 1
        self.third: i64 = sizes[2] if len(sizes) > 2 else 1

    def number(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """The number of the move with these arguments, each counted from 0."""
        return self.first + (first * self.second + second) * self.third + third

    def list_each(self, moves: MoveBuffer, members: i64, leading: i64 = 0) -> None:
        """Add the moves whose last argument is in the set; the leading one, if there is one, is the same for all."""
        first = self.first + leading * self.second
        while members:
            moves.add(first + lowest_bit(members))
            members = without_lowest(members)

    def has(self, move: Move) -> bool:
        """Whether the move is of this kind."""
        number: i64 = move
        return self.first <= number < self.first + self.count

    def actions(self) -> list[Action[S]]:
        """An action for each combination of arguments, in the order of their numbers."""
        made: list[Action[S]] = []
        for number in range(self.count):
            left = number
            arguments: list[int] = []
            for size in reversed(self.sizes):
                arguments.append(left % size)
                left //= size
            made.append(self.make(*reversed(arguments)))
        return made


class MoveSpace(Generic[S]):
    """The moves of a game by number: first the players' kinds, then those of chance, then the kinds added later.

    A number never changes its meaning. So a kind that is added after a release comes last, whoever makes its moves.
    """

    def __init__(self, players: tuple[Kind[S], ...], chance: tuple[Kind[S], ...]) -> None:
        self.kinds: list[Kind[S]] = []
        self.actions: list[Action[S]] = []
        self.players_later: list[Kind[S]] = []
        for kind in players:
            self._append(kind)
        self.first_chance = len(self.actions)
        for kind in chance:
            self._append(kind)
        self.first_later = len(self.actions)

    def add(self, players: tuple[Kind[S], ...], chance: tuple[Kind[S], ...] = ()) -> None:
        """Number further kinds, after all others."""
        for kind in players:
            self._append(kind)
            self.players_later.append(kind)
        for kind in chance:
            self._append(kind)

    def _append(self, kind: Kind[S]) -> None:
        if kind.first >= 0:
            raise ValueError(f"the kind of {kind.rule} is in a move space already")
        kind.first = len(self.actions)
        self.actions.extend(kind.actions())
        self.kinds.append(kind)

    @property
    def move_count(self) -> int:
        return len(self.actions)

    def is_players(self, move: Move) -> bool:
        """Whether players make the move, not chance."""
        return move < self.first_chance or any(kind.has(move) for kind in self.players_later)

    def kind_of(self, move: Move) -> Kind[S]:
        for kind in self.kinds:
            if kind.has(move):
                return kind
        raise LookupError(f"no move has the number {move}")
