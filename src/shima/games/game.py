"""The contract of a game: what tables, players, front ends and researchers may rely on.

Only moves change a state, and the dice and draws of chance are moves too. So the list of moves is the whole game.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from shima.games.dice import Dice
from shima.games.text import Text

Move = int
Actor = int

CHANCE: Final = -1
OVER: Final = -2
EVERYBODY: Final = -1


def is_among(move: Move, moves: tuple[Move, ...]) -> bool:
    """As `in`, which the compiler makes slower for long tuples."""
    for other in moves:  # noqa: SIM110
        if other == move:
            return True
    return False


class Reason:
    """Why a move is not allowed: the number of the rule, and the sentence that says it."""

    def __init__(self, rule: str, text: Text) -> None:
        self.rule: Final = rule
        self.text: Final = text


class IllegalMove(ValueError):
    """The move is not among the legal ones; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.rule}: {reason.text}")
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class UserError(ValueError):
    """A user's mistake: `text` says what was wrong and what would be right."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text

    def __reduce__(self) -> tuple[type["UserError"], tuple[Text]]:
        """From a worker process the sentence arrives as it was."""
        return UserError, (self.text,)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Equal moves from equal starts give equal states, on every machine and in both builds."""

    def game_name(self) -> str:
        """The name of its game, by which players find what they know about it. Without it they go by the score."""
        return ""

    @abstractmethod
    def actor(self) -> Actor:
        """Who is to move: a seat counted from 0, CHANCE or OVER."""

    @abstractmethod
    def moves(self) -> tuple[Move, ...]:
        """The legal moves; empty exactly when the game is over."""

    @abstractmethod
    def weights(self) -> tuple[int, ...]:
        """When chance acts: the weight of each of `moves()`, as whole numbers."""

    @abstractmethod
    def play(self, move: Move) -> None:
        """Make a legal move; any other raises IllegalMove and changes nothing."""

    def advance(self, move: Move) -> None:
        """Make a move that is known to be legal."""
        self.play(move)

    def random_move(self, dice: Dice) -> Move:
        """A legal move: each of a player's is as likely as the others, chance goes by its weights."""
        moves = self.moves()
        if self.actor() == CHANCE:
            return moves[dice.weighted(self.weights())]
        return moves[dice.below(len(moves))]

    @abstractmethod
    def copy(self) -> "State":
        """A position of its own: playing on it leaves this one as it is."""

    def players(self) -> int:
        """How many seats there are."""
        return len(self.scores())

    def seen_by(self, seat: Actor) -> "State":
        """A copy of the position as the seat knows it: what only others know is undecided again, and left to chance."""
        return self.copy()

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Each seat's points, as they stand."""

    @abstractmethod
    def ranking(self) -> tuple[int, ...]:
        """Each seat's place, 1 for the first; equal places share it."""

    @abstractmethod
    def rounds(self) -> int:
        """Rounds begun so far."""

    @abstractmethod
    def ending(self) -> str:
        """What triggered the end of the game; empty while nothing has."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """All that distinguishes this position from others of the same game, hashable."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of a game with one component set."""

    # The facts. A game sets them in `__init__`; those that have a value here may be left as they are.
    name: str
    title: str
    """The name for people."""
    rules_version: int
    seats: tuple[int, ...]
    """The numbers of players that it can be played with."""
    move_count: int
    """All moves have numbers below this."""
    player_move_count: int
    """The moves of players have numbers below this: the size of a mask of moves."""
    first_chance: int = 0
    """No outcome of chance has a number below this."""
    set_name: str
    set_hash: str
    letter: str = ""
    """How the numbers of its rules begin; empty if its rules have no numbers."""
    has_secrets: bool = False
    """Whether players know things that others do not."""
    longest: int = 1000
    """More moves than any sensible game has, chance included. Interfaces that need a bound cut games off there."""
    score_sources: tuple[str, ...] = ()
    """Where points come from, in the order of a score sheet; empty if the score is all there is to say."""
    tie_break: str = ""
    """What decides among equal scores: a word of the catalogues. Empty if nothing does."""
    review_simulations: int = 400
    """For each position of a review: a game of two should take half a minute of one core."""
    own_set: str = ""
    """What a player's own component set is called until it gets a name."""

    @abstractmethod
    def new(self, players: int = 2, options: dict[str, str] | None = None) -> State:
        """The position before the first move."""

    @abstractmethod
    def option_values(self) -> dict[str, tuple[str, ...]]:
        """The options of a table and what each may be, the default first."""

    @abstractmethod
    def write(self, state: State, move: Move) -> str:
        """The move as a line of a record: `2 merchant C3`."""

    @abstractmethod
    def parse(self, state: State, text: str) -> Move:
        """The move that a line names, legal or not; UserError if it names none."""

    @abstractmethod
    def why(self, state: State, move: Move) -> Reason | None:
        """Why the move is not allowed; None exactly for the moves in `state.moves()`."""

    def lacks(self, state: State, move: Move) -> dict[str, int]:
        """What the board still lacks for the move, by name; empty where nothing that can be counted does."""
        return {}

    @abstractmethod
    def label(self, state: State, move: Move) -> Text:
        """The move as an offer to the one who may make it."""

    @abstractmethod
    def story(self, state: State, move: Move, viewer: int | None, after: State | None = None) -> tuple[Text, ...]:
        """What the legal move does to this state, in the order in which it happens, as the viewer learns it.

        Pass the state after the move if it is at hand. Without it, the move is played on a copy.
        """

    @abstractmethod
    def board(self) -> Mapping[str, object]:
        """What lies still during a game, as plain data: the island, its places, the numbers printed on it."""

    def view(self, state: State, viewer: int | None) -> Mapping[str, object]:
        """What the seat may know, or a spectator (None), as plain data for JSON."""
        return {**self.public_view(state), **self.own_view(state, viewer)}

    @abstractmethod
    def public_view(self, state: State) -> Mapping[str, object]:
        """The part of a view that is the same for everybody."""

    @abstractmethod
    def own_view(self, state: State, viewer: int | None) -> Mapping[str, object]:
        """The part of a view that depends on the viewer: what the seat alone knows, and its legal moves."""

    def score_parts(self, state: State, seat: Actor) -> dict[str, int]:
        """The seat's points by source. Views have them for each player: under `points`, or as fields of their own."""
        players = self.public_view(state)["players"]
        assert isinstance(players, list)
        player = players[seat]
        own = player.get("points", player)
        return {source: own[source] for source in self.score_sources}

    @abstractmethod
    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        """What an observation is made of, in its order: the name of each part and how many numbers it has."""

    def observation_size(self, players: int) -> int:
        """How many numbers an observation has."""
        return sum([length for _, length in self.observation_parts(players)])

    @abstractmethod
    def observe(self, state: State, seat: Actor) -> bytes:
        """What the seat may know, as whole numbers from 0 to 255, each in a byte; larger ones are cut down to 255.

        Players count from the seat on: its own things come first, then those of the next one.
        """

    def mask(self, state: State) -> bytes:
        """A byte for each of the players' moves, 1 for the legal ones; all 0 when no player is to move."""
        mask = bytearray(self.player_move_count)
        if state.actor() >= 0:
            for move in state.moves():
                mask[move] = 1
        return bytes(mask)

    def player_moves(self) -> list[Move]:
        """The numbers of the moves that players make."""
        return list(range(self.player_move_count))

    def secret_to(self, state: State, move: Move) -> Actor:
        """The only seat that learns all of the legal move, or EVERYBODY for one that is made in the open."""
        return EVERYBODY

    def concealed(self, move: Move) -> Move:
        """A secret move as the others learn it: a number from `move_count` on, which no move has."""
        return move

    def resampled(
        self, start: State, moves: list[Move], secrets: dict[int, Actor], seat: Actor, dice: Dice
    ) -> list[Move]:
        """Moves from the start that the seat cannot tell from these, drawn as likely as they are.

        `secrets` has the index of each secret move, and the only seat that learned it.
        """
        return moves[:]

    @abstractmethod
    def violations(self, state: State) -> list[str]:
        """What cannot be in any position of this game; empty unless the rules have a flaw."""


def known_options(game: Game) -> str:
    """The options of a table and their values as people write them: `order=repeated|drawn`."""
    return ", ".join([f"{name}={'|'.join(values)}" for name, values in game.option_values().items()])


def check_table(game: Game, players: int, options: dict[str, str]) -> None:
    """Refuse a number of players or an option that the game does not have."""
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
