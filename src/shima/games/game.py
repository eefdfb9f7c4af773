"""The contract of a game: everything that tables, players, front ends and research tools rely on.

Only moves change a state. Dice rolls and draws are moves of CHANCE, so the list of moves is the whole game.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from shima.games.dice import Dice
from shima.games.sets import Finding
from shima.games.text import Text

Move = int
"""The number of a move, from 0 to `Game.move_count - 1`. Its meaning never changes between releases."""
Actor = int
"""A seat, counted from 0, or CHANCE or OVER."""

CHANCE: Final = -1
"""The actor that rolls the dice and draws the tiles."""
OVER: Final = -2
"""The actor of a finished game."""
EVERYBODY: Final = -1
"""Stands for all seats where a single seat can be given."""


def is_among(move: Move, moves: tuple[Move, ...]) -> bool:
    """Same as `in`, which is slower for long tuples in the compiled build."""
    for other in moves:  # noqa: SIM110
        if other == move:
            return True
    return False


class Reason:
    """Why a move is not allowed: the number of the rule and the sentence that explains it."""

    def __init__(self, rule: str, text: Text) -> None:
        self.rule: Final = rule
        self.text: Final = text


class IllegalMove(ValueError):
    """Raised for a move that is not legal. The state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule}: {reason.text}")
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class UserError(ValueError):
    """A mistake of the user. `text` says what is wrong and how to fix it."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text

    def __reduce__(self) -> tuple[type["UserError"], tuple[Text]]:
        """Keep the text when the error crosses process boundaries."""
        return UserError, (self.text,)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game.

    States are deterministic: the same moves lead to equal states on every machine and in both builds.
    """

    def game_name(self) -> str:
        """Return the game's name, which players use to find their knowledge of it. Without it they only use scores."""
        return ""

    @abstractmethod
    def actor(self) -> Actor:
        """Return who acts next: a seat counted from 0, CHANCE or OVER."""

    @abstractmethod
    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves. The tuple is empty if and only if the game is over."""

    @abstractmethod
    def weights(self) -> tuple[int, ...]:
        """Return the integer weight of each of `moves()`. Defined only while chance acts."""

    @abstractmethod
    def play(self, move: Move) -> None:
        """Play a move. Raise IllegalMove and change nothing if it is not legal."""

    def advance(self, move: Move) -> None:
        """Play a move that is known to be legal, without checking it."""
        self.play(move)

    def random_move(self, dice: Dice) -> Move:
        """Return a random legal move: uniform for a player, by weight for chance."""
        moves = self.moves()
        if self.actor() == CHANCE:
            return moves[dice.weighted(self.weights())]
        return moves[dice.below(len(moves))]

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent copy. Playing on it does not change this state."""

    def players(self) -> int:
        """Return the number of seats."""
        return len(self.scores())

    def seen_by(self, seat: Actor) -> "State":
        """Return a copy that holds only what the seat knows. Everything secret to it is left to chance again."""
        return self.copy()

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Return each seat's current points."""

    @abstractmethod
    def ranking(self) -> tuple[int, ...]:
        """Return each seat's rank, 1 for the winner. Tied seats share a rank."""

    @abstractmethod
    def rounds(self) -> int:
        """Return the number of rounds started so far."""

    @abstractmethod
    def ending(self) -> str:
        """Return what triggered the end of the game, or an empty string."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Return a hashable value that is equal for equal positions of the same game only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of a game with one component set.

    Subclasses set the attributes below in `__init__`. Those with a value here are optional.
    """

    name: str
    title: str
    """The name shown to users."""
    rules_version: int
    """The latest version, unless the game was made by `with_rules`."""
    rules_versions: tuple[int, ...] = ()
    """All versions that `with_rules` supports; empty for `rules_version` only."""
    seats: tuple[int, ...]
    """The supported numbers of players."""
    move_count: int
    """The number of moves, including those of chance."""
    player_move_count: int
    """The size of a mask of moves: all moves of players have smaller numbers."""
    first_chance: int = 0
    """The lowest number of a move of chance."""
    set_name: str
    set_hash: str
    letter: str = ""
    """The prefix of the rule numbers; empty if the rules are not numbered."""
    has_secrets: bool = False
    """Whether some players know things that others do not."""
    longest: int = 1000
    """An upper bound on the moves of a reasonable game, including chance. Front ends that need a limit cut off here."""
    score_sources: tuple[str, ...] = ()
    """Where points come from, in the order of the score sheet; empty if the score has no parts."""
    resources: tuple[str, ...] = ()
    """The fields of a player in a view that count what the player has: numbers, or numbers by name."""
    tie_break: str = ""
    """The catalogue key of what breaks ties; empty if nothing does."""
    review_simulations: int = 400
    """Simulations per position of a review. A game should take no more than ten seconds on two cores."""
    own_set: str = ""
    """The initial name of a user's own component set."""
    set_conflicts: tuple[Finding, ...] = ()
    """Where the component set contradicts the rulebook. Such a set can be played, but new ones are rejected."""

    def with_rules(self, version: int) -> "Game":
        """Return the same game and set under another version of the rules, for a game that began under it.

        Raise UserError if there is no such version.
        """
        if version != self.rules_version:
            known = ", ".join([str(each) for each in self.rules_versions or (self.rules_version,)])
            raise UserError(Text("record-rules", {"rules": version, "expected": known}))
        return self

    @abstractmethod
    def new(self, players: int = 2, options: dict[str, str] | None = None) -> State:
        """Return the position before the first move."""

    @abstractmethod
    def option_values(self) -> dict[str, tuple[str, ...]]:
        """Return the table options and the values of each, with the default first."""

    @abstractmethod
    def write(self, state: State, move: Move) -> str:
        """Return the move as a line of a record, for example `2 merchant C3`."""

    @abstractmethod
    def parse(self, state: State, text: str) -> Move:
        """Return the move named by a line, legal or not. Raise UserError if the line names no move."""

    @abstractmethod
    def why(self, state: State, move: Move) -> Reason | None:
        """Return why the move is not allowed, or None if it is legal."""

    def lacks(self, state: State, move: Move) -> dict[str, int]:
        """Return the countable things that are missing for the move, by name; empty if there are none."""
        return {}

    def prospects(self, state: State, move: Move, seat: int) -> list[str]:
        """Return the places, as handles, where the seat would have enough for what the move is about, legal or not."""
        return []

    @abstractmethod
    def label(self, state: State, move: Move) -> Text:
        """Return the move as a choice for the player who can make it."""

    @abstractmethod
    def story(self, state: State, move: Move, viewer: int | None, after: State | None = None) -> tuple[Text, ...]:
        """Tell what the legal move does, step by step, as far as the viewer can see it.

        Pass the state after the move if available. Otherwise the move is played on a copy.
        """

    def handles(self, state: State, move: Move, viewer: int | None) -> list[str]:
        """Return what the legal move touches on the table, in order, as far as the viewer can see it.

        For a player's move they are those of the view's `moves`. A move without a visible place has none.
        """
        return []

    @abstractmethod
    def board(self) -> Mapping[str, object]:
        """Return what never changes during a game, as plain data: the map, its places and the numbers printed on it."""

    def view(self, state: State, viewer: int | None) -> Mapping[str, object]:
        """Return everything a seat, or a spectator (None), is allowed to know, as JSON-compatible data."""
        return {**self.public_view(state), **self.own_view(state, viewer)}

    @abstractmethod
    def public_view(self, state: State) -> Mapping[str, object]:
        """Return the part of a view that is the same for all viewers."""

    @abstractmethod
    def own_view(self, state: State, viewer: int | None) -> Mapping[str, object]:
        """Return the part of a view that depends on the viewer: private knowledge and legal moves."""

    def score_parts(self, state: State, seat: Actor) -> dict[str, int]:
        """Return the seat's points by source. A player's view has them under `points` or as top-level fields."""
        players = self.public_view(state)["players"]
        assert isinstance(players, list)
        player = players[seat]
        own = player.get("points", player)
        return {source: own[source] for source in self.score_sources}

    def resources_of(self, state: State, seat: Actor) -> dict[str, int]:
        """Return how much of each of `resources` the seat has."""
        players = self.public_view(state)["players"]
        assert isinstance(players, list)
        held = {name: players[seat][name] for name in self.resources}
        return {name: sum(count.values()) if isinstance(count, dict) else count for name, count in held.items()}

    @abstractmethod
    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        """Return the name and length of each part of an observation, in order."""

    def observation_size(self, players: int) -> int:
        """Return the length of an observation."""
        return sum([length for _, length in self.observation_parts(players)])

    @abstractmethod
    def observe(self, state: State, seat: Actor) -> bytes:
        """Return what the seat is allowed to know as a vector of bytes, with larger numbers clipped to 255.

        Seats are relative: the observing seat comes first, then the next seats in order.
        """

    def mask(self, state: State) -> bytes:
        """Return the legal moves as a mask: one byte per move of players, all 0 unless a player acts."""
        mask = bytearray(self.player_move_count)
        if state.actor() >= 0:
            for move in state.moves():
                mask[move] = 1
        return bytes(mask)

    def player_moves(self) -> list[Move]:
        """Return the numbers of all moves of players."""
        return list(range(self.player_move_count))

    def secret_to(self, state: State, move: Move) -> Actor:
        """Return the only seat that learns all of the legal move, or EVERYBODY for a public move."""
        return EVERYBODY

    def concealed(self, move: Move) -> Move:
        """Return a secret move as the other seats learn it: a number from `move_count` up, used by no move."""
        return move

    def resampled(
        self, start: State, moves: list[Move], secrets: dict[int, Actor], seat: Actor, dice: Dice
    ) -> list[Move]:
        """Return random moves that the seat cannot distinguish from the given ones, drawn by their likelihood.

        `secrets` maps the index of each secret move to the only seat that learned it.
        """
        return moves[:]

    @abstractmethod
    def violations(self, state: State) -> list[str]:
        """Return the invariants that the position violates, for developers. It is empty unless the rules have a bug."""


def known_options(game: Game) -> str:
    """Format the table options and their values as users write them: `rulebook=english|german`."""
    return ", ".join([f"{name}={'|'.join(values)}" for name, values in game.option_values().items()])


def check_table(game: Game, players: int, options: dict[str, str]) -> None:
    """Raise UserError if the game does not support the number of players or an option."""
    if players not in game.seats:
        seats = ", ".join(str(number) for number in game.seats)
        raise UserError(Text("error-seats", {"game": game.name, "players": players, "seats": seats}))
    allowed = game.option_values()
    for option, value in options.items():
        if option not in allowed:
            key = "error-option" if allowed else "error-no-options"
            raise UserError(Text(key, {"game": game.name, "option": option, "known": known_options(game)}))
        if value not in allowed[option]:
            raise UserError(
                Text("error-option-value", {"option": option, "value": value, "known": ", ".join(allowed[option])})
            )
