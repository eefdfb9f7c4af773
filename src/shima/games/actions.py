"""Moves as values: an action is a kind of move with its arguments, and a move space numbers all actions."""

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
    """One move: a player's decision or an outcome of chance. Subclasses are kinds of moves.

    Not an ABC: compiled subclasses would share the `isinstance` cache of an ABC and give wrong answers.
    """

    @abstractmethod
    def notation(self, state: S) -> str:
        """Return the move's text in records; empty if the component set has no such move. Depends only on the set."""

    @abstractmethod
    def play(self, state: S) -> None:
        """Apply the move, which is legal, to the state."""

    @abstractmethod
    def why(self, state: S) -> Reason:
        """Return why the move is not legal. Called only if the phase has no objection."""

    @abstractmethod
    def label(self, state: S) -> Text:
        """Return the move as a choice for the player who can make it."""

    @abstractmethod
    def story(self, before: S, after: S, viewer: int | None) -> list[Text]:
        """Tell what the move itself did, as far as the viewer can see it. The game adds the consequences."""

    def handles(self, state: S) -> list[str]:
        """Return what a player clicks on the table to make the move, in order, or what an outcome of chance touches."""
        return []

    def lacks(self, state: S) -> dict[str, int]:
        """Return the countable things that are missing for the move, by name."""
        return {}

    def prospects(self, state: S, seat: i64) -> list[str]:
        """Return the places, as handles, where the seat would have enough for what the move is about, legal or not."""
        return []

    def secret_to(self, state: S) -> Actor:
        """Return the only seat that learns all of the move, or EVERYBODY."""
        return EVERYBODY


class Kind(Generic[S]):
    """All moves of one kind: the rule that allows them, and how many values each argument has."""

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
        """Return the number of the move with these arguments, each counted from 0."""
        return self.first + (first * self.second + second) * self.third + third

    def list_each(self, moves: MoveBuffer, members: i64, leading: i64 = 0) -> None:
        """Add a move for each value of the last argument in the bitmask. `leading` is the argument before it."""
        first = self.first + leading * self.second
        while members:
            moves.add(first + lowest_bit(members))
            members = without_lowest(members)

    def has(self, move: Move) -> bool:
        number: i64 = move
        return self.first <= number < self.first + self.count

    def actions(self) -> list[Action[S]]:
        """Return one action per combination of arguments, in the order of their numbers."""
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
    """The numbered moves of a game: first the players' kinds, then those of chance, then kinds added later.

    The meaning of a number never changes, so a kind added after a release always comes last.
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
        self.original_kinds = len(self.kinds)  # before any were added

    def add(self, players: tuple[Kind[S], ...], chance: tuple[Kind[S], ...] = ()) -> None:
        """Number additional kinds, after all others."""
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
        return move < self.first_chance or any(kind.has(move) for kind in self.players_later)

    def kind_of(self, move: Move) -> Kind[S]:
        for kind in self.kinds:
            if kind.has(move):
                return kind
        raise LookupError(f"no move has the number {move}")
